declare const content: import('zod').infer<(typeof import('./schemas').schemas)['internship.yaml']>
export default content

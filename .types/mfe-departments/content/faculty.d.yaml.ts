declare const content: import('zod').infer<(typeof import('./schemas').schemas)['faculty.yaml']>
export default content

declare const content: import('zod').infer<(typeof import('./schemas').schemas)['alumni.yaml']>
export default content

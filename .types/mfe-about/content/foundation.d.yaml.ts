declare const content: import('zod').infer<(typeof import('./schemas').schemas)['foundation.yaml']>
export default content

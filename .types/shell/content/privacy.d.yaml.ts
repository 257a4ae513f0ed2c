declare const content: import('zod').infer<(typeof import('./schemas').schemas)['privacy.yaml']>
export default content

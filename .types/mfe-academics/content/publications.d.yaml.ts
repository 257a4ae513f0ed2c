declare const content: import('zod').infer<(typeof import('./schemas').schemas)['publications.yaml']>
export default content

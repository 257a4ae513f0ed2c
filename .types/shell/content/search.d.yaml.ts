declare const content: import('zod').infer<(typeof import('./schemas').schemas)['search.yaml']>
export default content

declare const content: import('zod').infer<(typeof import('./schemas').schemas)['life.yaml']>
export default content

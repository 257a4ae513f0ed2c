declare const content: import('zod').infer<(typeof import('./schemas').schemas)['offline.yaml']>
export default content

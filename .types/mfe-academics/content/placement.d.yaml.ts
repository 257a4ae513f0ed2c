declare const content: import('zod').infer<(typeof import('./schemas').schemas)['placement.yaml']>
export default content

declare const content: import('zod').infer<(typeof import('./schemas').schemas)['terms.yaml']>
export default content

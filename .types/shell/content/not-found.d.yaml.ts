declare const content: import('zod').infer<(typeof import('./schemas').schemas)['not-found.yaml']>
export default content

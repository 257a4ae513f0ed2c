declare const content: import('zod').infer<(typeof import('./schemas').schemas)['home.yaml']>
export default content

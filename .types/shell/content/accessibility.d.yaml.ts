declare const content: import('zod').infer<(typeof import('./schemas').schemas)['accessibility.yaml']>
export default content

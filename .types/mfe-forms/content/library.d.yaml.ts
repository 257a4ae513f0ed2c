declare const content: import('zod').infer<(typeof import('./schemas').schemas)['library.yaml']>
export default content

declare const content: import('zod').infer<(typeof import('./schemas').schemas)['programs.yaml']>
export default content

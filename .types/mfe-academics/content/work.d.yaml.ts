declare const content: import('zod').infer<(typeof import('./schemas').schemas)['work.yaml']>
export default content

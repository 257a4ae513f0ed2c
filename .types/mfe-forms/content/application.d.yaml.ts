declare const content: import('zod').infer<(typeof import('./schemas').schemas)['application.yaml']>
export default content

declare const content: import('zod').infer<(typeof import('./schemas').schemas)['messages.yaml']>
export default content

declare const content: import('zod').infer<(typeof import('./schemas').schemas)['contact.yaml']>
export default content

declare const content: import('zod').infer<(typeof import('./schemas').schemas)['labels.yaml']>
export default content

declare const content: import('zod').infer<(typeof import('./schemas').schemas)['panel.yaml']>
export default content

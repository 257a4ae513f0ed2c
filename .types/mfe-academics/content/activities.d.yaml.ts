declare const content: import('zod').infer<(typeof import('./schemas').schemas)['activities.yaml']>
export default content

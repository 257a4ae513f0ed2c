declare const content: import('zod').infer<(typeof import('./schemas').schemas)['activity-page.yaml']>
export default content

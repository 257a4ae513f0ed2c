declare const content: import('zod').infer<(typeof import('./schemas').schemas)['video-labels.yaml']>
export default content

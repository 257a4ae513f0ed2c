declare const content: import('zod').infer<(typeof import('./schemas').schemas)['ug.yaml']>
export default content

declare const content: import('zod').infer<(typeof import('./schemas').schemas)['courses.yaml']>
export default content

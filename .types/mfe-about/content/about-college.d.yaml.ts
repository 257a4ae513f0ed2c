declare const content: import('zod').infer<(typeof import('./schemas').schemas)['about-college.yaml']>
export default content

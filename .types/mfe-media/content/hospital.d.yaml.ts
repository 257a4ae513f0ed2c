declare const content: import('zod').infer<(typeof import('./schemas').schemas)['hospital.yaml']>
export default content

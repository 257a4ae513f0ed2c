declare const content: import('zod').infer<(typeof import('./schemas').schemas)['footer-form.yaml']>
export default content

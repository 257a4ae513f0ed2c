declare const content: import('zod').infer<(typeof import('./schemas').schemas)['form-messages.yaml']>
export default content

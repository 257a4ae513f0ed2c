declare const content: import('zod').infer<(typeof import('./schemas').schemas)['choosing.yaml']>
export default content

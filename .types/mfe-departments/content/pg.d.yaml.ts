declare const content: import('zod').infer<(typeof import('./schemas').schemas)['pg.yaml']>
export default content

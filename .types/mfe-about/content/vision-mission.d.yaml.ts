declare const content: import('zod').infer<(typeof import('./schemas').schemas)['vision-mission.yaml']>
export default content

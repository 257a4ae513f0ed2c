declare const content: import('zod').infer<(typeof import('../schemas').schemas)['simple-activities/kids-camp.yaml']>
export default content

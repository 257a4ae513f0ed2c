declare const content: import('zod').infer<(typeof import('./schemas').schemas)['chrome.yaml']>
export default content

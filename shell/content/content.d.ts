declare module '*/content/chrome.yaml' {
  const content: import('./schemas').Chrome
  export default content
}
declare module '*/content/search.yaml' {
  const content: import('./schemas').SearchWords
  export default content
}
declare module '*/content/not-found.yaml' {
  const content: import('./schemas').NotFound
  export default content
}
declare module '*/content/offline.yaml' {
  const content: import('./schemas').OfflineWords
  export default content
}
declare module '*/content/privacy.yaml' {
  const content: import('./schemas').Statement
  export default content
}
declare module '*/content/terms.yaml' {
  const content: import('./schemas').Statement
  export default content
}
declare module '*/content/accessibility.yaml' {
  const content: import('./schemas').Statement
  export default content
}
declare module '*/content/panel.yaml' {
  const content: import('./schemas').Panel
  export default content
}

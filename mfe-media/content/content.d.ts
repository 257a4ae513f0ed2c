declare module '*/content/hospital.yaml' {
  const content: import('./schemas').Hospital
  export default content
}
declare module '*/content/life.yaml' {
  const content: import('./schemas').Life
  export default content
}
declare module '*/content/video-labels.yaml' {
  const content: import('./schemas').VideoLabels
  export default content
}

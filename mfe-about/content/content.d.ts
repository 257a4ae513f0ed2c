declare module '*/content/home.yaml' {
  const content: import('./schemas').Home
  export default content
}
declare module '*/content/about-college.yaml' {
  const content: import('./schemas').AboutCollege
  export default content
}
declare module '*/content/foundation.yaml' {
  const content: import('./schemas').Foundation
  export default content
}
declare module '*/content/messages.yaml' {
  const content: import('./schemas').Messages
  export default content
}
declare module '*/content/vision-mission.yaml' {
  const content: import('./schemas').VisionMission
  export default content
}

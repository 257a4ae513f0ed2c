declare module '*/content/home.yaml?pick=page,hero,statistics,testimonials' {
  const content: Pick<import('./schemas').Home, 'page' | 'hero' | 'statistics' | 'testimonials'>
  export default content
}
declare module '*/content/home.yaml?pick=about,programs' {
  const content: Pick<import('./schemas').Home, 'about' | 'programs'>
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

declare module '*/content/labels.yaml' {
  const content: import('./schemas').Labels
  export default content
}
declare module '*/content/activities.yaml' {
  const content: import('./schemas').Activities
  export default content
}
declare module '*/content/activity-page.yaml' {
  const content: import('./schemas').ActivityPage
  export default content
}
declare module '*/content/simple-activities/kids-camp.yaml' {
  const content: import('./schemas').ActivityWithPage
  export default content
}
declare module '*/content/work.yaml' {
  const content: import('./schemas').Work
  export default content
}
declare module '*/content/alumni.yaml' {
  const content: import('./schemas').Alumni
  export default content
}
declare module '*/content/placement.yaml' {
  const content: import('./schemas').Placement
  export default content
}
declare module '*/content/publications.yaml' {
  const content: import('./schemas').Publications
  export default content
}
declare module '*/content/internship.yaml' {
  const content: import('./schemas').Internship
  export default content
}
/** The address of a calendar file with the dates in a content file; null when there are none. */
declare module '*.yaml?calendar' {
  const address: string | null
  export default address
}

declare module '*/content/ug.yaml' {
  const content: import('./schemas').Ug
  export default content
}
declare module '*/content/pg.yaml' {
  const content: import('./schemas').Pg
  export default content
}
declare module '*/content/faculty.yaml' {
  const content: import('./schemas').FacultyLabels
  export default content
}
declare module '*/content/courses.yaml' {
  const content: import('./schemas').Courses
  export default content
}
declare module '*/content/programs.yaml' {
  const content: import('./schemas').Programs
  export default content
}
declare module '*/content/choosing.yaml' {
  const content: import('./schemas').Choosing
  export default content
}

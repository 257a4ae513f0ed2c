declare module '*/content/contact.yaml' {
  const content: import('./schemas').Contact
  export default content
}
declare module '*/content/library.yaml' {
  const content: import('./schemas').Library
  export default content
}
declare module '*/content/application.yaml' {
  const content: import('./schemas').Application
  export default content
}
declare module '*/content/footer-form.yaml' {
  const content: import('./schemas').FooterFormContent
  export default content
}
declare module '*/content/form-messages.yaml' {
  const content: import('./schemas').FormMessages
  export default content
}

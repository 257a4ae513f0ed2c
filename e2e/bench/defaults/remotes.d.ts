declare module 'virtual:owners' {
  const owners: Record<string, import('@college/shared/contract').PackageName | undefined>
  export default owners
}
declare module 'about/remote' {
  export const remote: import('@college/shared/contract').Remote
}
declare module 'academics/remote' {
  export const remote: import('@college/shared/contract').Remote
}
declare module 'departments/remote' {
  export const remote: import('@college/shared/contract').Remote
}
declare module 'forms/remote' {
  export const remote: import('@college/shared/contract').Remote
}
declare module 'media/remote' {
  export const remote: import('@college/shared/contract').Remote
}
declare module 'forms/footer-form' {
  export const FooterForm: import('react').ComponentType
}

/** The host's route table: the owner of each path, inserted by the build. */
declare const benchOwners: Record<string, import('@college/shared/contract').PackageName | undefined>

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

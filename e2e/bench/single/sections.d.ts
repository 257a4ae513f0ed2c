declare module 'virtual:sections' {
  const sections: Record<string, import('@college/shared/contract').Remote>
  export default sections
}
declare module 'virtual:footer-form' {
  export const FooterForm: import('react').ComponentType
}

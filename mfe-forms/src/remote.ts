import { defineRemote } from '@college/shared/contract'

export const remote = defineRemote({
  '/library': async () => (await import('./pages/library/library.page')).page,
  '/contact': async () => (await import('./pages/contact/contact.page')).page,
  '/apply': async () => (await import('./pages/application/application.page')).page,
  '/department/admission': async () => (await import('./pages/application/admission.page')).page,
})

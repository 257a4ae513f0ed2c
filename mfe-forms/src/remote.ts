import { defineRemote } from '@college/shared/contract'

export const remote = defineRemote({
  '/library': () => import('./pages/library/library'),
  '/contact': () => import('./pages/contact/contact'),
  '/apply': () => import('./pages/application/application'),
  '/department/admission': () => import('./pages/application/admission'),
})

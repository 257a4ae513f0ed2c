import { defineRemote } from '@college/shared/contract'

export const remote = defineRemote({
  '/anandamaya': () => import('./pages/hospital/hospital'),
  '/{product}': () => import('./pages/life/life'),
})

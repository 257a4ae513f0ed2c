import { defineRemote } from '@college/shared/contract'

export const remote = defineRemote({
  '/anandamaya': async () => (await import('./pages/hospital/hospital.page')).page,
  '/{product}': async () => (await import('./pages/life/life.page')).page,
})

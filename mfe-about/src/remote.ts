import { defineRemote } from '@college/shared/contract'

export const remote = defineRemote({
  '/': async () => (await import('./pages/home/home.page')).page,
  '/about/{product}': async () => (await import('./pages/about-college/about-college.page')).page,
  '/about/aef': async () => (await import('./pages/foundation/foundation.page')).page,
  '/about/messages': async () => (await import('./pages/messages/messages.page')).page,
  '/about/vision-mission': async () => (await import('./pages/vision-mission/vision-mission.page')).page,
})

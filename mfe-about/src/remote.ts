import { defineRemote } from '@college/shared/contract'

export const remote = defineRemote({
  '/': () => import('./pages/home/home'),
  '/about/{product}': () => import('./pages/about-college/about-college'),
  '/about/aef': () => import('./pages/foundation/foundation'),
  '/about/messages': () => import('./pages/messages/messages'),
  '/about/vision-mission': () => import('./pages/vision-mission/vision-mission'),
})

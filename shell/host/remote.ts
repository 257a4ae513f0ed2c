import { defineRemote } from '@college/shared/contract'
import { notFoundPath, offlinePath, searchPath } from '@college/shared/page-data'

/** The shell's own pages, declared as in a remote. */
export const remote = defineRemote({
  '/privacy': async () => (await import('./pages/privacy')).page,
  '/terms': async () => (await import('./pages/terms')).page,
  '/accessibility': async () => (await import('./pages/accessibility')).page,
  [searchPath]: async () => (await import('./pages/search.page')).page,
  [offlinePath]: async () => (await import('./pages/offline.page')).page,
  [notFoundPath]: async () => (await import('./pages/not-found.page')).page,
})

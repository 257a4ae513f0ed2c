import type { PackageName, Page } from '@college/shared/contract'
import { notFoundPath } from '@college/shared/contract/page-data'
import { leaveCanary } from './canary'
import { loadPage, ownerOf } from './load-page'
import { useSectionStatus } from './load-status'
import { loadWithRetries } from './load-with-retries'
import { prefetch, prefetchLazy, refetch } from './prefetch'
import { clearRouteManifest } from './route-manifest'
import { prefetchTimeout, withTimeout } from './timeouts'

/** Pages by path: those that can be rendered now, and those that are loading. */
const loaded = new Map<string, Page>()
const loading = new Map<string, Promise<Page>>()

/** What the application received for a path: React must resume with the promise that it suspended for. */
const received = new Map<string, Page | Promise<Page>>()

/** Milliseconds before each automatic retry of the section on screen; the last one repeats. */
const delays = [2_000, 5_000, 15_000, 60_000]

/** The page at a path, if it can be rendered now. */
export const loadedPage = (path: string): Page | undefined => loaded.get(path)

/** Loads a page for navigation. Rejects when it is not complete in time; the next call tries again. */
export function fetchPage(path: string): Promise<Page> {
  const page = loaded.get(path)
  if (page) return Promise.resolve(page)
  return loading.get(path) ?? track(path, withTimeout(prefetchTimeout, fetchFromOwner(path), path))
}

/**
 * Loads the page that the HTML was rendered for. The promise never rejects: until the section has loaded, React keeps
 * the HTML, readable and with working links, and then hydrates it in place.
 */
export function hydratePage(path: string, owner: PackageName): void {
  const page = loadWithRetries({
    section: owner,
    status: useSectionStatus,
    load: () => loadPage(path, owner),
    refetch: async () => {
      // A release made since may have mended the section.
      clearRouteManifest()
      await ownerOf(path)
      await refetch(path, owner)
      // The new release's files have no integrity in this document's import map.
      await withTimeout(prefetchTimeout, prefetch(path), path)
    },
    delays,
  })
  received.set(path, track(path, page))
}

/** Source of pages for the application. Memoised: the same path returns the same promise. */
export function browserPages(path: string): Page | Promise<Page> {
  const page = received.get(path) ?? loaded.get(path) ?? fetchPage(path)
  received.set(path, page)
  return page
}

/** Loads a page again whose code has thrown: a release made since may have mended it. */
export async function reloadPage(path: string): Promise<unknown> {
  received.delete(path)
  loaded.delete(path)
  clearRouteManifest()
  return fetchPage(path)
}

function track(path: string, promise: Promise<Page>): Promise<Page> {
  loading.set(path, promise)
  promise
    .then(
      (page) => loaded.set(path, page),
      () => {},
    )
    .finally(() => loading.delete(path))
  return promise
}

async function fetchFromOwner(path: string): Promise<Page> {
  try {
    const owner = await ownerOf(path)
    if (!owner && import.meta.env.DEV) return await loadPage(notFoundPath, 'shell')
    if (!owner) throw new Error(`${path}: no section owns this path`)
    if (!import.meta.env.DEV) {
      await prefetch(path)
      // Asked for before the page can ask: this document's import map covers only what its first page may load lazily.
      prefetchLazy(path).catch(() => {})
    }
    return await loadPage(path, owner)
  } catch (error) {
    if (!leaveCanary(path)) throw error
    clearRouteManifest()
    return fetchFromOwner(path)
  }
}

import type { PackageName, Page } from '@college/shared/contract'
import { awayAfter, prefetchFor, within } from '../navigation/time-limits'
import { notFoundPath } from '../page-data'
import { leaveCanary } from './canary'
import { fetchAgain, fetchAhead, fetchLater } from './fetch-ahead'
import { loadPage, ownerOf } from './load-page'
import { openAnew } from './open-anew'
import type { SectionSource } from './pages'
import { report } from './report'
import { forgetRouteMap } from './route-map'
import { useSectionStatus } from './status'

/** Pages by path: those that can be rendered now, and those on their way. */
const loaded = new Map<string, Page>()
const loading = new Map<string, Promise<Page>>()

/** What the application was given for a path. */
const given = new Map<string, Page | Promise<Page>>()

/** Milliseconds between attempts to fetch the section of the page that is shown; the last one repeats. */
const pauses = [2_000, 5_000, 15_000, 60_000]

/** The page at a path, if it can be rendered now. */
export const loadedPage = (path: string): Page | undefined => loaded.get(path)

/** Loads a page for navigation. Rejects when it cannot be had whole, or not in time; the next call asks again. */
export function fetchPage(path: string): Promise<Page> {
  const known = loading.get(path)
  if (known) return known
  const page = loaded.get(path)
  if (page) return Promise.resolve(page)
  return note(path, within(prefetchFor, fetchFromOwner(path), path))
}

/**
 * The page that the HTML was rendered for. Its promise never rejects: until the section has come, React
 * keeps the HTML as it is, readable and with working links, and hydrates it in place afterwards.
 */
export function hydratePage(path: string, owner: PackageName): void {
  given.set(path, note(path, untilLoaded(path, owner)))
}

/** The source of pages for the application. React resumes a page with the very promise that it suspended for. */
export const browserPages: SectionSource['page'] = (path) => {
  const page = given.get(path) ?? loaded.get(path) ?? fetchPage(path)
  given.set(path, page)
  return page
}

/** For a page whose code has failed: the release that is live now may have mended it. */
export async function pageAgain(path: string): Promise<unknown> {
  given.delete(path)
  loaded.delete(path)
  forgetRouteMap()
  return fetchPage(path)
}

function note(path: string, promise: Promise<Page>): Promise<Page> {
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
    if (!import.meta.env.DEV) await fetchAhead(path)
    const page = await loadPage(path, owner)
    // This document's import map covers only what its first page may fetch later.
    if (!import.meta.env.DEV) fetchLater(path).catch(() => {})
    return page
  } catch (error) {
    if (!leaveCanary(path)) throw error
    forgetRouteMap()
    return fetchFromOwner(path)
  }
}

async function untilLoaded(path: string, owner: PackageName): Promise<Page> {
  const { set } = useSectionStatus.getState()
  for (let attempt = 0, asked = false; ; attempt++) {
    let sound = false
    const slow = setTimeout(() => set('away'), awayAfter)
    try {
      // A later attempt asks where the section is now: a release made since may have mended it.
      if (attempt > 0) {
        forgetRouteMap()
        await ownerOf(path)
        await fetchAgain(path, owner)
        sound = true
      }
      const page = await loadPage(path, owner)
      if (useSectionStatus.getState().status !== 'well') set('back')
      return page
    } catch (error) {
      if (attempt === 0) report('import', error, { section: owner })
      // All files are there, but this document cannot have them: until Chromium 156 a failed import is kept as long as
      // the document, and code that has thrown is kept by every browser. The visitor has asked: a new document asks anew.
      if (sound && asked) openAnew()
      set(attempt === 0 ? 'away' : 'stillAway')
      clearTimeout(slow)
      asked = await pause(pauses[Math.min(attempt, pauses.length - 1)] ?? 0)
      set('retrying')
    } finally {
      clearTimeout(slow)
    }
  }
}

/** Resolves after the delay, or early: `true` if the visitor pressed Retry, `false` if the browser came online. */
function pause(milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, false)
    useSectionStatus.getState().onRetry(() => resolve(true))
    addEventListener('online', () => resolve(false), { once: true })
  })
}

import type { PackageName, Page } from '@college/shared/contract'
import { notFoundPath } from '../page-data'
import { leaveCanary } from './canary'
import { fetchAgain, fetchAhead, fetchLater } from './fetch-ahead'
import { loadPage, ownerOf } from './load-page'
import { openAnew } from './open-anew'
import type { SectionSource } from './pages'
import { reportOnce } from './report'
import { forgetRouteMap } from './route-map'
import { useSectionStatus } from './status'

const pages = new Map<string, Promise<Page>>()

/** Pages whose later parts have their integrity: by the document's import map, or by links of ours. */
const covered = new Set<string>()

/** Milliseconds between attempts to fetch the section of the page that is shown; the last one repeats. */
const pauses = [2_000, 5_000, 15_000, 60_000]

/** Milliseconds after which the visitor is told that the section has not come; it is still awaited. */
const patience = 8_000

/** Pages for navigation: rejects when the page cannot be had whole. */
export function fetchPage(path: string): Promise<Page> {
  const known = pages.get(path)
  if (known) return known
  const promise = (async () => {
    const owner = await ownerOf(path)
    if (!owner && import.meta.env.DEV) return loadPage(notFoundPath, 'shell')
    if (!owner) throw new Error(`${path}: no section owns this path`)
    if (!import.meta.env.DEV) await fetchAhead(path)
    return loadPage(path, owner)
  })().catch((error) => {
    if (!leaveCanary(path)) throw error
    forgetRouteMap()
    pages.delete(path)
    return fetchPage(path)
  })
  pages.set(path, promise)
  promise.catch(() => pages.delete(path))
  return promise
}

/**
 * The page that the HTML was rendered for. Its promise never rejects: until the section has come, React
 * keeps the HTML as it is, readable and with working links, and hydrates it in place afterwards.
 */
export function hydratePage(path: string, owner: PackageName): void {
  covered.add(path)
  pages.set(path, untilLoaded(path, owner))
}

/** The source of pages for the application. A page that cannot be had is opened as a document instead. */
export const browserPages: SectionSource['page'] = (path) => {
  if (!covered.has(path) && !import.meta.env.DEV) {
    covered.add(path)
    fetchLater(path).catch(() => covered.delete(path))
  }
  const known = pages.get(path)
  if (known) return known
  return fetchPage(path).catch((error) => {
    if (import.meta.env.DEV) throw error
    location.reload()
    return new Promise<never>(() => {})
  })
}

/** For a page whose code has failed: the release that is live now may have mended it. */
export async function pageAgain(path: string): Promise<unknown> {
  pages.delete(path)
  forgetRouteMap()
  return fetchPage(path)
}

async function untilLoaded(path: string, owner: PackageName): Promise<Page> {
  const { set } = useSectionStatus.getState()
  for (let attempt = 0, asked = false; ; attempt++) {
    let sound = false
    const slow = setTimeout(() => set('away'), patience)
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
      if (attempt === 0) reportOnce(error, owner)
      // All files are there, but this document cannot have them: until Chromium 156 a failed import is kept as long as
      // the document, and code that has thrown is kept by every browser. The visitor has asked: a new document asks anew.
      if (sound && asked) openAnew()
      set('away')
      clearTimeout(slow)
      asked = await pause(pauses[Math.min(attempt, pauses.length - 1)] ?? 0)
      set('retrying')
    } finally {
      clearTimeout(slow)
    }
  }
}

/** Ends early when the visitor asks for another attempt, which it then says, or when the connection comes back. */
function pause(milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, false)
    useSectionStatus.getState().onRetry(() => resolve(true))
    addEventListener('online', () => resolve(false), { once: true })
  })
}

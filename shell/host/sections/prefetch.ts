import type { Routes } from '@college/shared/contract/route-manifest'
import { routeManifest } from './route-manifest'
import { sectionTimeout } from './timeouts'

type ManifestFile = Routes['files'][number]
type ImportMap = { imports?: Record<string, string>; integrity?: Record<string, string> }

const fetched = new Map<string, Promise<void>>()
const warm = new Set<string>()

/**
 * Fetches every file of a page in one round trip, with integrity. `import()` alone would not notice an altered file:
 * this document's import map covers only the page that it was opened with.
 *
 * Rejects when a file is missing or altered.
 */
export async function prefetch(path: string): Promise<void> {
  await Promise.all((await filesOf(path)).map((file) => fetchFile(...file)))
}

/** Has the browser's cache ready for a page: nothing is compiled, applied or checked before the page is opened. */
export async function warmUp(path: string): Promise<void> {
  const urls = (await filesOf(path)).map(([url]) => url).filter((url) => !warm.has(url))
  await Promise.all(
    urls.map(async (url) => {
      warm.add(url)
      try {
        await (await fetch(url, { priority: 'low' })).text()
      } catch {
        // The line may be back when the link is seen again.
        warm.delete(url)
      }
    }),
  )
}

/** Fetches, with integrity and at low priority, what a page may load lazily, such as the code of a dialog. */
export async function prefetchLazy(path: string): Promise<void> {
  const { files, lazy } = await routeManifest()
  for (const file of at(files, lazy[path])) fetchFile(...file, 'low')
}

/** Fetches a section's scripts of a page past every cache: see `refetchScripts`. */
export const refetch = async (path: string, section: string) => refetchScripts(await filesOf(path), section)

/**
 * Fetches those of the files that are a section's past every cache. A browser refuses a script that arrived altered,
 * from memory, until it has seen the sound one.
 *
 * Rejects when a file is missing, altered or late.
 */
export async function refetchScripts(files: ManifestFile[], section: string) {
  const own = files.filter(([url]) => url.includes(`/assets/${section}/`))
  await Promise.all(
    own.map(async ([url, integrity]) => {
      const signal = AbortSignal.timeout(sectionTimeout)
      const { ok, status } = await fetch(url, { cache: 'reload', integrity, signal })
      if (!ok) throw new Error(`${url}: status ${status}`)
    }),
  )
}

async function filesOf(path: string): Promise<ManifestFile[]> {
  const { files, pages } = await routeManifest()
  const [, , ...needed] = pages[path] ?? []
  return at(files, needed)
}

const at = (files: ManifestFile[], indexes: number[] = []) =>
  indexes.flatMap((index) => (files[index] ? [files[index]] : []))

/** What the document says of its scripts: the integrity of all that it may import, and libraries in place of others. */
export function importMap() {
  const text = document.querySelector('script[type=importmap]')?.textContent
  const { imports = {}, integrity = {} }: ImportMap = JSON.parse(text || '{}')
  return { imports, integrity }
}

function fetchFile(url: string, integrity: string, priority: 'auto' | 'low' = 'auto'): Promise<void> {
  const known = fetched.get(url)
  if (known) return known
  const map = importMap()
  const given = map.imports[url]
  if (given) return fetchFile(given, map.integrity[given] ?? '', priority)
  const promise = new Promise<void>((resolve, reject) => {
    const rel = url.endsWith('.css') ? 'stylesheet' : 'modulepreload'
    if (document.querySelector(`link[rel="${rel}"][href*="${url}"]`)) return resolve()
    const link = document.createElement('link')
    Object.assign(link, { rel, href: url, integrity, crossOrigin: 'anonymous', fetchPriority: priority })
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      fetched.delete(url)
      reject(new Error(`${url}: missing, or not as released`))
    }
    document.head.append(link)
  })
  promise.catch(() => {})
  fetched.set(url, promise)
  return promise
}

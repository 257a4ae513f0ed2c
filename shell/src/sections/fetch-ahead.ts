import { routeMap } from './route-map'

const fetched = new Map<string, Promise<void>>()

/**
 * Fetches, in one round trip and with integrity, every file that a page needs.
 *
 * Rejects when one of them cannot be had or was altered: import() alone would not notice, because the
 * import map of this document covers only the page that it began with.
 */
export async function fetchAhead(path: string): Promise<void> {
  const { files, pages } = await routeMap()
  const [, ...needed] = pages[path] ?? []
  await Promise.all(needed.map((index) => files[index]).map((file) => file && fetchFile(...file)))
}

/**
 * Fetches what a page may need later, with integrity and without haste. This document's import map knows only what
 * the pages of its first address may fetch; what has come by such a link is the module that import() then gives.
 */
export async function fetchLater(path: string): Promise<void> {
  const { files, later } = await routeMap()
  for (const index of later[path] ?? []) {
    const file = files[index]
    if (file) fetchFile(...file, 'low')
  }
}

/**
 * Fetches a section's scripts of a page anew, past every cache. A browser remembers a script that arrived
 * altered and refuses it again and again without asking; after this it knows the sound one. Rejects when one of them
 * cannot be had or was altered.
 */
export async function fetchAgain(path: string, owner: string): Promise<void> {
  const { files, pages } = await routeMap()
  const [, ...needed] = pages[path] ?? []
  await Promise.all(
    needed.map(async (index) => {
      const [url, integrity] = files[index] ?? ['', '']
      if (!url.includes(`/assets/${owner}/`)) return
      const { ok, status } = await fetch(url, { cache: 'reload', integrity })
      if (!ok) throw new Error(`${url}: status ${status}`)
    }),
  )
}

function fetchFile(url: string, integrity: string, priority: 'auto' | 'low' = 'auto'): Promise<void> {
  const known = fetched.get(url)
  if (known) return known
  const promise = new Promise<void>((resolve, reject) => {
    const style = url.endsWith('.css')
    if (document.querySelector(`link[rel="${style ? 'stylesheet' : 'modulepreload'}"][href="${url}"]`))
      return resolve()
    const link = document.createElement('link')
    link.rel = style ? 'stylesheet' : 'modulepreload'
    link.href = url
    link.integrity = integrity
    link.crossOrigin = 'anonymous'
    link.fetchPriority = priority
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      fetched.delete(url)
      reject(new Error(`${url}: could not be fetched, or is not what was released`))
    }
    document.head.append(link)
  })
  promise.catch(() => {})
  fetched.set(url, promise)
  return promise
}

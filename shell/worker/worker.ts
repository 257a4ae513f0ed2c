import { networkFirst } from './network-first'
import type { WorkerSettings } from './settings'
import { isPage, wayOf } from './way'

/**
 * Keeps what was read so that it can be read again without a connection. Built into one file; compose writes its
 * settings before it and serves it as `/worker.js`. It takes no part in a release: it holds no page back and no
 * script that is not named by its content.
 */
declare const self: ServiceWorkerGlobalScope
declare const settings: WorkerSettings

/** Raised when what is kept is laid out otherwise: caches of other names are deleted. */
const pages = 'pages-1'
const files = 'files-1'

/** How many pages and files stay besides those of the settings; the oldest go first. */
const kept = { [pages]: 60, [files]: 400 }

/** Bytes, as sent, above which a file is not kept. */
const large = 400_000

self.addEventListener('install', (event) => {
  const prepare = async () => {
    const [pageCache, fileCache] = await Promise.all([caches.open(pages), caches.open(files)])
    await Promise.all([
      pageCache.addAll(settings.pages.map(([path]) => new Request(path, { cache: 'no-cache' }))),
      fileCache.addAll(settings.files.map(([url, integrity]) => new Request(url, { integrity }))),
    ])
    // Harmless with tabs open: nothing that a page has loaded or may still load goes away with the one before.
    await self.skipWaiting()
  }
  event.waitUntil(prepare())
})

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (!(name in kept)) await caches.delete(name)
    // Workers before this one enabled it, and a registration remembers. With it, Firefox fails every navigation offline.
    await self.registration.navigationPreload?.disable()
  }
  event.waitUntil(tidy())
})

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin)
  if (way === 'file') event.respondWith(keptFirst(event))
  else if (way) event.respondWith(fresh(event, way === 'page'))
})

/** A page tells what it is made of: what came before the worker did, and pages reached without a document. */
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(learn(event.data.map(String)))
})

/** A page or the map of the site. An answer that is too late for this visit is kept for the next. */
async function fresh(event: FetchEvent, page: boolean): Promise<Response> {
  const key = keyOf(event.request.url)
  const network = fetch(event.request)
  const refresh = async () => {
    const response = await network
    if (isWhole(response)) await keep(pages, key, response.clone())
  }
  event.waitUntil(refresh().catch(() => {}))
  try {
    return await networkFirst(network, () => caches.match(key, { cacheName: pages }))
  } catch {
    const standIn = page && (await caches.match(settings.pages[0]?.[0] ?? '', { cacheName: pages }))
    return standIn || Response.error()
  }
}

async function keptFirst(event: FetchEvent): Promise<Response> {
  const { request } = event
  const key = keyOf(request.url)
  const found = await caches.match(key, { cacheName: files })
  // Asked for anew when what came before was altered.
  if (found && request.cache !== 'reload') return found
  try {
    const response = await fetch(request)
    if (isWhole(response)) event.waitUntil(keep(files, key, response.clone()))
    return response
  } catch (error) {
    if (found) return found
    throw error
  }
}

async function learn(urls: string[]) {
  const cache = await caches.open(files)
  for (const url of urls) {
    const { origin, pathname } = new URL(url, self.location.origin)
    if (origin !== self.location.origin) continue
    if (!isPage(pathname) && (!pathname.startsWith('/assets/') || (await cache.match(pathname)))) continue
    const response = await fetch(pathname).catch(() => undefined)
    if (response && isWhole(response)) await keep(isPage(pathname) ? pages : files, pathname, response)
  }
  for (const [name, limit] of Object.entries(kept)) await trim(name, limit)
}

async function keep(name: string, key: string, response: Response) {
  if (Number(response.headers.get('content-length')) > large) return
  await (await caches.open(name)).put(key, response)
}

async function trim(name: string, limit: number) {
  const cache = await caches.open(name)
  const own = new Set([...settings.pages, ...settings.files].map(([url]) => url))
  const keys = (await cache.keys()).filter(({ url }) => !own.has(keyOf(url)))
  for (const key of keys.slice(0, Math.max(0, keys.length - limit))) await cache.delete(key)
}

/** Pages and files are what their path says; a query chooses nothing that the server knows of. */
const keyOf = (url: string) => {
  const { pathname } = new URL(url)
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '')
}

const isWhole = ({ status, type, redirected }: Response) => status === 200 && type === 'basic' && !redirected

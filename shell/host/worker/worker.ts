import type { WorkerSettings } from '@college/shared/contract/worker-settings'
import { cacheFirst, isPage, networkFirst, readable, strategyFor } from './strategy'

/**
 * Caches what was read, so that it can be read again offline. It is built into one file; compose writes its settings
 * before it and serves it as `/worker.js`. It cannot hide a release: pages come from the network, and scripts are named
 * by their content.
 */
declare const self: ServiceWorkerGlobalScope
declare const settings: WorkerSettings

/** Change the number when the layout of a cache changes: caches of other names are deleted. */
const pages = 'pages-1'
const files = 'files-1'

/** How many pages and files stay besides those of the settings; the oldest are deleted first. */
const limits = { [pages]: 60, [files]: 400 }

/** Bytes, as sent, above which a file is not cached. */
const maxSize = 400_000

self.addEventListener('install', (event) => {
  const prepare = async () => {
    const [pageCache, fileCache] = await Promise.all([caches.open(pages), caches.open(files)])
    await Promise.all([
      pageCache.addAll(settings.pages.map(([path]) => new Request(path, { cache: 'no-cache' }))),
      fileCache.addAll(settings.files.map(([url, integrity]) => new Request(url, { integrity }))),
    ])
    // Harmless with tabs open: this worker keeps the caches of the one before.
    await self.skipWaiting()
  }
  event.waitUntil(prepare())
})

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (!(name in limits)) await caches.delete(name)
    // Earlier workers enabled it, and a registration remembers. With it, Firefox fails every navigation offline.
    await self.registration.navigationPreload?.disable()
  }
  event.waitUntil(clean())
})

self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, self.location.origin)
  if (strategy === 'cacheFirst') event.respondWith(fromCache(event))
  else if (strategy) event.respondWith(fromNetwork(event, strategy === 'networkFirstOrOfflinePage'))
})

/** A page lists its files: those fetched before the worker ran, and pages reached without a document. */
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(cacheAll(event.data.map(String)))
})

/** A page or the route manifest. An answer that is too late for this request is cached for the next. */
async function fromNetwork(event: FetchEvent, orOfflinePage: boolean): Promise<Response> {
  const key = keyOf(event.request.url)
  const network = fetch(event.request)
  const refresh = async () => {
    const response = await network
    if (isWhole(response)) await put(pages, key, response.clone())
  }
  event.waitUntil(refresh().catch(() => {}))
  try {
    return await networkFirst(network, cached(pages, key))
  } catch {
    const offlinePage = orOfflinePage && (await readable(cached(pages, settings.pages[0]?.[0] ?? '')))
    return offlinePage || Response.error()
  }
}

function fromCache(event: FetchEvent): Promise<Response> {
  const { request } = event
  const key = keyOf(request.url)
  const network = async () => {
    const response = await fetch(request)
    if (isWhole(response)) event.waitUntil(put(files, key, response.clone()).catch(() => {}))
    return response
  }
  return cacheFirst(cached(files, key), network, request.cache === 'reload')
}

const cached = (cacheName: string, key: string) => () => caches.match(key, { cacheName })

async function cacheAll(urls: string[]) {
  const cache = await caches.open(files)
  for (const url of urls) {
    const { origin, pathname } = new URL(url, self.location.origin)
    if (origin !== self.location.origin) continue
    if (!isPage(pathname) && (!pathname.startsWith('/assets/') || (await cache.match(pathname)))) continue
    const response = await fetch(pathname).catch(() => undefined)
    if (response && isWhole(response)) await put(isPage(pathname) ? pages : files, pathname, response)
  }
  for (const [name, limit] of Object.entries(limits)) await trim(name, limit)
}

async function put(name: string, key: string, response: Response) {
  if (Number(response.headers.get('content-length')) > maxSize) return
  await (await caches.open(name)).put(key, response)
}

async function trim(name: string, limit: number) {
  const cache = await caches.open(name)
  const own = new Set([...settings.pages, ...settings.files].map(([url]) => url))
  const keys = (await cache.keys()).filter(({ url }) => !own.has(keyOf(url)))
  for (const key of keys.slice(0, Math.max(0, keys.length - limit))) await cache.delete(key)
}

/** The path alone identifies pages and files: the server ignores queries. */
const keyOf = (url: string) => {
  const { pathname } = new URL(url)
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '')
}

const isWhole = ({ status, type, redirected }: Response) => status === 200 && type === 'basic' && !redirected

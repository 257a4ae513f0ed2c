/** How the worker answers a request; undefined leaves it to the browser. */
export type Strategy = 'networkFirst' | 'networkFirstOrOfflinePage' | 'cacheFirst' | undefined

type RequestParts = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>

/**
 * Pages and the route manifest come from the network while there is one, so that no release is ever hidden. Files under
 * `/assets/` are named by their content, so a cached one is as good as new. Films, messages and other origins are left
 * to the browser.
 */
export function strategyFor(
  { method, url, mode, destination, headers }: RequestParts,
  ownOrigin: string,
): Strategy {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== ownOrigin || headers.has('range')) return
  if (mode === 'navigate') return isPage(pathname) ? 'networkFirstOrOfflinePage' : undefined
  if (pathname === '/routes.json') return 'networkFirst'
  if (pathname.startsWith('/assets/') && !['video', 'audio', 'track'].includes(destination))
    return 'cacheFirst'
  return
}

/** Whether an address is a page's: files have an extension. */
export const isPage = (pathname: string) => !/\.\w+$/.test(pathname)

/** Milliseconds that the network may take before the cache answers, and the cache before the network does. */
export const timeout = 3_000

/**
 * The network's answer, or the cached one when the connection fails or is slower than `timeout`, or the server cannot
 * answer. With nothing cached it waits for the network as long as it takes: a slow connection is not an error.
 *
 * @param network the pending request; rejects when the connection fails
 * @param cached looks up the cache
 */
export async function networkFirst(
  network: Promise<Response>,
  cached: () => Promise<Response | undefined>,
): Promise<Response> {
  const inTime = await Promise.race([network.catch(() => undefined), late()])
  return inTime && inTime.status < 500 ? inTime : ((await readable(cached)) ?? network)
}

/**
 * The cached answer, or else the network's.
 *
 * @param refetch prefer the network's: a page refetches a file that arrived altered
 */
export async function cacheFirst(
  cached: () => Promise<Response | undefined>,
  network: () => Promise<Response>,
  refetch: boolean,
): Promise<Response> {
  const found = await readable(cached)
  if (found && !refetch) return found
  try {
    return await network()
  } catch (error) {
    if (found) return found
    throw error
  }
}

/** What a cache has; nothing when it cannot be read or does not answer, for the network may work all the same. */
export async function readable(cached: () => Promise<Response | undefined>) {
  try {
    return await Promise.race([cached(), late()])
  } catch {
    return undefined
  }
}

const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, timeout))

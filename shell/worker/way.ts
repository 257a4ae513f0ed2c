/** How the worker answers: from the network first, from what it keeps first, or not at all. */
export type Way = 'page' | 'map' | 'file' | undefined

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>

/**
 * Pages and the map of the site come from the network while there is one, so that no release is ever hidden.
 * Files under `/assets/` are named by their content, so that a kept one is as good as new. Films, messages and
 * everything from elsewhere are left to the browser.
 */
export function wayOf({ method, url, mode, destination, headers }: Asked, home: string): Way {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== home || headers.has('range')) return
  if (mode === 'navigate') return isPage(pathname) ? 'page' : undefined
  if (pathname === '/routes.json') return 'map'
  if (pathname.startsWith('/assets/') && !['video', 'audio', 'track'].includes(destination)) return 'file'
  return
}

/** Whether an address is a page's: those of files have an ending. */
export const isPage = (pathname: string) => !/\.\w+$/.test(pathname)

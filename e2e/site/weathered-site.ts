import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The site as it is reached over a connection that a test can cut, with files that a test can replace. */
export type WeatheredSite = {
  origin: string
  /** While true no answer comes. */
  cut: boolean
  /** Text of pages by path, as a release would change it. */
  released: Map<string, (html: string) => string>
  close: () => void
}

/** Stands between a browser and the site; workers see it too, which a route of Playwright's would not reach. */
export async function weatheredSite(baseURL: string): Promise<WeatheredSite> {
  const server = createServer(async (request, response) => {
    if (site.cut) return request.socket.destroy()
    const { pathname } = new URL(request.url ?? '', baseURL)
    // Browsers ask for it unbidden.
    if (pathname === '/favicon.ico') return response.writeHead(204).end()
    const answer = await fetch(new URL(request.url ?? '', baseURL), {
      headers: { accept: request.headers.accept ?? '*/*' },
    })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? '',
    })
    const change = site.released.get(pathname)
    response.end(change ? change(await answer.text()) : Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const site: WeatheredSite = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: false,
    released: new Map(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return site
}

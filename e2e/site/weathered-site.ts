import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** The site as it is reached over a connection that a test can cut, with files that a test can replace. */
export type WeatheredSite = {
  origin: string
  /** While true every connection is closed without an answer. */
  cut: boolean
  /** While true requests are accepted and not answered; they are answered once the line is alive again. */
  dead: boolean
  /** Text of pages by path, as a release would change it. */
  released: Map<string, (html: string) => string>
  close: () => void
}

/** Stands between a browser and the site; workers see it too, which a route of Playwright's would not reach. */
export async function weatheredSite(baseURL: string): Promise<WeatheredSite> {
  const server = createServer(async (request, response) => {
    if (site.cut) return request.socket.destroy()
    while (site.dead && !request.socket.destroyed) await pause(50)
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
    dead: false,
    released: new Map(),
    close: () => {
      site.dead = false
      server.closeAllConnections()
      server.close()
    },
  }
  return site
}

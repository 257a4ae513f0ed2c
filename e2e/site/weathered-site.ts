import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What happens to a file: no answer, a cut line, 404, 503, altered bytes, an answer after so many ms, or after a promise. */
export type Fault = 'hangs' | 'lost' | 'missing' | 'unavailable' | 'altered' | number | Promise<void>

/** The site over a connection that a test can cut, with files that a test can replace. */
export type WeatheredSite = {
  origin: string
  /** While true, every connection is closed without an answer. */
  cut: boolean
  /** While true, requests are accepted but not answered until the line is alive again. */
  dead: boolean
  /** Faults by the paths they affect. */
  faults: Map<RegExp, Fault>
  /** Changes to the text of pages by path, as a release would make. */
  released: Map<string, (html: string) => string>
  /** While true, the browser runs no scripts of the pages, as if they were switched off. */
  withoutScript: boolean
  /** Scripts that the site lacks, by path. Every page runs `/watcher.js`, if present, before its own. */
  scripts: Map<string, string>
  /** What the watcher has sent to `/told`, and every failed answer with its address. */
  told: string[]
  /** How many requests have no answer yet. */
  waiting: number
  close: () => void
}

/** A server between browser and site. It affects workers too, which a Playwright route would not reach. */
export async function weatheredSite(baseURL: string): Promise<WeatheredSite> {
  const server = createServer(async (request, response) => {
    site.waiting += 1
    await respond(request, response).finally(() => {
      site.waiting -= 1
    })
  })
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (site.cut) return request.socket.destroy()
    while (site.dead && !request.socket.destroyed) await pause(50)
    const { pathname } = new URL(request.url ?? '', baseURL)
    // Browsers request it on their own.
    if (pathname === '/favicon.ico') return response.writeHead(204).end()
    const script = site.scripts.get(pathname)
    if (script !== undefined)
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    if (pathname === '/told') {
      for await (const text of request) site.told.push(String(text))
      return response.writeHead(204).end()
    }
    const fault = [...site.faults].find(([paths]) => paths.test(pathname))?.[1]
    if (fault === 'hangs') return
    if (fault === 'lost') return request.socket.destroy()
    if (fault === 'unavailable') return response.writeHead(503, { 'content-type': 'text/html' }).end('Busy')
    if (fault === 'missing') return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    if (typeof fault === 'number') await pause(fault)
    if (fault instanceof Promise) await fault
    const { accept = '*/*', range } = request.headers
    const answer = await fetch(new URL(request.url ?? '', baseURL), {
      headers: { accept, ...(range ? { range } : {}) },
    })
    if (!answer.ok) site.told.push(`${answer.status}: ${pathname}`)
    const body = Buffer.from(await answer.arrayBuffer())
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    writeHead(response, answer, isPage && site.withoutScript)
    if (isPage) response.end(changed(body.toString(), pathname))
    else response.end(fault === 'altered' ? Buffer.concat([body, Buffer.from('\n')]) : body)
  }
  const changed = (html: string, pathname: string) => {
    const released = site.released.get(pathname)?.(html) ?? html
    return site.scripts.has('/watcher.js')
      ? released.replace('<head>', '<head><script src="/watcher.js"></script>')
      : released
  }
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const site: WeatheredSite = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: false,
    dead: false,
    faults: new Map(),
    released: new Map(),
    withoutScript: false,
    scripts: new Map(),
    told: [],
    waiting: 0,
    close: () => {
      site.dead = false
      server.closeAllConnections()
      server.close()
    },
  }
  return site
}

const passedOn = ['content-type', 'cache-control', 'content-range', 'accept-ranges']

function writeHead(response: ServerResponse, answer: Response, withoutScript: boolean | undefined) {
  const headers = passedOn.flatMap((name) => {
    const value = answer.headers.get(name)
    return value ? [[name, value]] : []
  })
  // Firefox reports a policy to observers in the page only if it names an endpoint, even a missing one.
  const integrity = answer.headers.get('integrity-policy-report-only')
  if (integrity) headers.push(['integrity-policy-report-only', `${integrity}, endpoints=(none)`])
  // A sandboxed document runs no scripts and shows their fallbacks; the drivers still reach it.
  if (withoutScript)
    headers.push([
      'content-security-policy',
      'sandbox allow-same-origin allow-forms allow-popups allow-modals allow-top-navigation',
    ])
  response.writeHead(answer.status, Object.fromEntries(headers))
}

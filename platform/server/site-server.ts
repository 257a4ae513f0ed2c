import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isNotFound } from '@college/shared/contract/page-data'
import sirv from 'sirv'
import { orNothing } from '../store/or-nothing'
import { caching, headers, isHashed } from './headers'

/**
 * Serves a composed site on this machine: pages without their ending, hashed files immutable, pages
 * revalidated, a real 404. Public servers are nginx or a CDN.
 *
 * @param folder the composed site; switching its link takes effect at the next request
 */
export function siteServer(folder: string): Server {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      // RFC 9116, section 3 asks for the charset.
      if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8')
      response.setHeader('Cache-Control', isHashed(path) ? caching.hashed : caching.other)
    },
  })
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    // If a switch removes a file between finding and reading it, only that answer fails.
    response.on('pipe', (file) => file.once('error', () => response.destroy()))
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': caching.other }).end()
    const path = pathOf(request.url)
    if (path === undefined) return response.writeHead(400, { 'Cache-Control': caching.other }).end()
    if (isHidden(path) || isNotFound(path.replace(/(\.html|\/)$/, '')))
      return notFound(folder, path, request, response)
    files(request, response, () => notFound(folder, path, request, response))
  })
}

const pathOf = (target = '/') =>
  orNothing(() => {
    const path = decodeURIComponent(new URL(target, 'http://localhost').pathname)
    return path.includes('\0') ? undefined : path
  })

/** Compose's own files start with a dot; compressed forms have no address of their own. */
const isHidden = (path: string) => /\/\.(?!well-known\/[^.])|\.(br|gz)$/.test(path)

function notFound(folder: string, path: string, request: IncomingMessage, response: ServerResponse) {
  const page = request.headers.accept?.includes('text/html') ? notFoundPage(folder, path) : undefined
  response.writeHead(404, {
    'Cache-Control': caching.other,
    'Content-Type': `text/${page ? 'html' : 'plain'}; charset=utf-8`,
  })
  if (page && request.method === 'GET') createReadStream(page).pipe(response)
  else response.end(page ? undefined : 'Not found')
}

/** The nearest not-found page: `/department/ug/nothing` has one that offers the departments. */
function notFoundPage(folder: string, path: string): string | undefined {
  const parts = path.split('/').filter((part) => /^[a-z0-9-]+$/.test(part))
  for (let depth = parts.length; depth >= 0; depth--) {
    const page = join(folder, ...parts.slice(0, depth), '404.html')
    if (existsSync(page)) return page
  }
  return
}

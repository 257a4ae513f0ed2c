import { createReadStream, existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { isNotFound } from '../src/page-data'

/** What every answer carries; what belongs to a single page stands in its document. */
export const headers: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * Serves a composed site, as any static host would: pages without their ending, hashed files for ever,
 * pages checked each time, a real 404.
 *
 * @param folder the composed site; a link that is switched to another site takes effect at the next request
 */
export function siteServer(folder: string): Server {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      // RFC 9116, section 3 asks for the charset.
      if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8')
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (isNotFound(path) || isHidden(path)) return notFound(path)
    files(request, response, () => notFound(path))

    function notFound(path: string) {
      response.setHeader('Cache-Control', 'no-cache')
      const page = request.headers.accept?.includes('text/html') ? notFoundPage(folder, path) : undefined
      response.writeHead(404, { 'Content-Type': `text/${page ? 'html' : 'plain'}; charset=utf-8` })
      if (page && request.method === 'GET') createReadStream(page).pipe(response)
      else response.end(page ? undefined : 'Not found')
    }
  })
}

/** Compose's own notes lie beside the pages. Of names with a dot before them only `.well-known` is public. */
const isHidden = (path: string) => /\/(?:\.|%2e)(?!well-known\/)/i.test(path)

/** The nearest not-found page: `/department/ug/nothing` has one that offers the departments. */
function notFoundPage(folder: string, path: string): string | undefined {
  const parts = path.split('/').filter((part) => /^[a-z0-9-]+$/.test(part))
  for (let depth = parts.length; depth >= 0; depth--) {
    const page = join(folder, ...parts.slice(0, depth), '404.html')
    if (existsSync(page)) return page
  }
  return
}

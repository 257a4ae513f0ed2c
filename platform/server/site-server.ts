import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { isNotFound } from '@college/shared/contract/page-data'
import sirv from 'sirv'
import { caching, headers, isHashed, longestAddress } from './headers'
import { acceptedForm, askedFor, endingOf } from './request'

/**
 * Serves a composed site, as any static host would: pages without their ending, hashed files for ever,
 * pages checked each time, a real 404. Nothing outside the folder is ever served, and no request ends the process.
 *
 * @param folder the composed site; a link that is switched to another site takes effect at the next request
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
  // Node refuses a head above its limit with 431 in its own words; below it an address that is too long gets its 414.
  const server = createServer({ maxHeaderSize: 4 * longestAddress }, (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    // A file may go between being found and being read, when the site is switched: that ends one answer.
    response.on('pipe', (file) => file.once('error', () => response.destroy()))

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return refuse(response, 405)
    }
    const target = request.url ?? '/'
    if (target.length > longestAddress) return refuse(response, 414)
    const { path, refused } = askedFor(target)
    if (refused === 400) return refuse(response, 400)
    response.setHeader('Vary', 'Accept-Encoding')
    if (path === undefined || isNotFound(path.replace(/(\.html|\/)$/, '')))
      return notFound(folder, path ?? '/', request, response)
    request.url = path
    if (!isRange(request.headers.range)) delete request.headers.range
    // The file server takes whatever is named for accepted, and a range of a compressed file for one of the file.
    const form = request.headers.range ? undefined : acceptedForm(request.headers['accept-encoding'])
    request.headers['accept-encoding'] = form ?? ''
    files(request, response, () => notFound(folder, path, request, response))
  })
  // Without a listener Node hangs up on this method, unlike on all others.
  server.on('connect', (_, socket) =>
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n'),
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseUnread(error, socket))
  return server
}

/** Milliseconds for which a client that was refused may go on sending. */
const lingering = 2_000

/**
 * Refuses what is no request, and reads on: Node would close at once, and a client that is still sending would get a
 * reset in place of the answer.
 */
function refuseUnread({ code }: NodeJS.ErrnoException, socket: Duplex) {
  // Called again for whatever else the client sends.
  if (!socket.writable) return
  const status = refusals[code ?? ''] ?? '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
  setTimeout(() => socket.destroy(), lingering).unref()
}

const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

function refuse(response: ServerResponse, status: 400 | 405 | 414) {
  response.writeHead(status, { 'Cache-Control': caching.other }).end()
}

function notFound(folder: string, path: string, request: IncomingMessage, response: ServerResponse) {
  const page = request.headers.accept?.includes('text/html') ? notFoundPage(folder, path) : undefined
  const form = acceptedForm(request.headers['accept-encoding'])
  const compressed = page && form && existsSync(page + endingOf[form])
  response.writeHead(404, {
    'Cache-Control': caching.other,
    'Content-Type': `text/${page ? 'html' : 'plain'}; charset=utf-8`,
    ...(compressed && { 'Content-Encoding': form }),
  })
  if (page && request.method === 'GET')
    createReadStream(compressed ? page + endingOf[form] : page).pipe(response)
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

/** Whether a range can be served: one that begins somewhere and does not end before. Any other gets the whole file. */
function isRange(range: string | undefined): boolean {
  const [, start, end] = range?.match(/^bytes=(\d{1,15})-(\d{0,15})$/) ?? []
  return start !== undefined && (!end || Number(end) >= Number(start))
}

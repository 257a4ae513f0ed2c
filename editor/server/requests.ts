import { createReadStream, lstatSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream'
import { typeOf } from '@college/platform/server/headers'
import { Refusal } from '@college/platform/store/site-store'
import { pictureFile } from '@college/shared/content/read-content'
import { z } from 'zod'
import { appPath } from './app'
import type { Session } from './session'

/** The largest request, in bytes, except uploads. */
const limit = 2_000_000

export async function bytesOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = () =>
    new Refusal(`The upload is larger than ${Math.round(most / 1_000_000)} MB, which is the limit.`)
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge()
  let size = 0
  const chunks: Buffer[] = []
  for await (const chunk of request) {
    size += chunk.length
    if (size > most) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads a JSON body of a known shape. Another site's form cannot send this content type. */
export async function jsonOf<Body>(request: IncomingMessage, schema: z.ZodType<Body>): Promise<Body> {
  if (request.headers['content-type'] !== 'application/json')
    throw new Refusal('found another type of request, expected application/json.')
  const result = schema.safeParse(JSON.parse((await bytesOf(request, limit)).toString('utf8')))
  if (!result.success) throw new Refusal(`The request is not as expected: ${z.prettifyError(result.error)}`)
  return result.data
}

export function answer(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

/** The document of every page of the site. */
export const sitePage = '/site/index.html'

/** The build's file for an address. Every address of the site is the same document. */
export function fileOf(pathname: string) {
  if (pathname === appPath) return '/app/index.html'
  if (pathname.startsWith(appPath)) return pathname.slice(appPath.length - 1)
  return /\.\w+$/.test(pathname) ? '/none' : sitePage
}

/**
 * Sends a picture of a section, `/picture/mfe-media/pond`, or a plant's drawing, `/picture/mfe-media/plants/neem`. The
 * photograph under a name may change at any time.
 */
export function sendPicture(
  session: Session,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const [, folder = '', name = ''] = /^\/picture\/([\w-]+)\/((?:plants\/)?[a-z0-9-]+)$/.exec(pathname) ?? []
  const known = session.kinds.some((kind) => kind.folder === folder)
  const file = known ? pictureFile(session.pictureRoots(folder), name) : undefined
  const isLink = file && [file, dirname(file)].some((path) => lstatSync(path).isSymbolicLink())
  if (!file || isLink) return answer(response, 404, { refusal: 'There is no such picture.' })
  const { size, mtimeMs } = lstatSync(file)
  const etag = `"${size}-${mtimeMs}"`
  response.setHeader('cache-control', 'private, no-cache')
  response.setHeader('etag', etag)
  if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
  response.writeHead(200, { 'content-type': typeOf(file) })
  // The file or the browser may be gone by now.
  pipeline(createReadStream(file), response, () => {})
}

/** Allows only the build's own scripts, and frames only within the editor. */
export function setHeaders(response: ServerResponse) {
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:; connect-src 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
  )
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'no-referrer')
}

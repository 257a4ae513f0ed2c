import { createReadStream, lstatSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream'
import { pictureFile } from '@college/shared/content/read-content'
import { appPath } from './app'
import { answer } from './requests'
import type { Session } from './session'

/** The file of the build that an address means. Every address of the site is the same document. */
export const fileOf = (pathname: string) =>
  pathname === appPath
    ? '/app/index.html'
    : pathname.startsWith(appPath)
      ? pathname.slice(appPath.length - 1)
      : /\.\w+$/.test(pathname)
        ? '/none'
        : '/site/index.html'

/** Sends a picture of a section: `/picture/mfe-media/pond`. Another photograph may come under its name at any time. */
export function sendPicture(
  session: Session,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const [, folder = '', name = ''] = /^\/picture\/([\w-]+)\/([a-z0-9-]+)$/.exec(pathname) ?? []
  const known = session.kinds.some((kind) => kind.folder === folder)
  const file = known ? pictureFile(session.pictureRoots(folder), name) : undefined
  const isLink = file && [file, dirname(file)].some((path) => lstatSync(path).isSymbolicLink())
  if (!file || isLink) return answer(response, 404, { refusal: 'There is no such picture.' })
  const ending = file.slice(file.lastIndexOf('.') + 1)
  const type = { svg: 'svg+xml', jpg: 'jpeg' }[ending] ?? ending
  const { size, mtimeMs } = lstatSync(file)
  const etag = `"${size}-${mtimeMs}"`
  response.setHeader('cache-control', 'private, no-cache')
  response.setHeader('etag', etag)
  if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
  response.writeHead(200, { 'content-type': `image/${type}` })
  // It may be gone by now, or the browser may be.
  pipeline(createReadStream(file), response, () => {})
}

/** Nothing but the build's own scripts, and the site's pages in no frame but the editor's. */
export function setHeaders(response: ServerResponse) {
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:; connect-src 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
  )
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'no-referrer')
}

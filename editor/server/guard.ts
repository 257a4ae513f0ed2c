import { randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { writeWhole } from '@college/platform/store/write-whole'
import { firstPort, portCount } from '@college/shared/preset/ports'

/** The editor's port, after those of the development servers. The preview uses the next one. */
export const editorPort = firstPort + portCount
export const previewPort = editorPort + 1

export type Guard = {
  /** The page's address, and the only origin whose requests may change something. */
  origin: string
  /** Why a request is refused; undefined when it is let in. */
  refusal: (request: IncomingMessage) => string | undefined
  /** The cookie for a browser that opens this start's address. */
  cookieFor?: (request: IncomingMessage) => string | undefined
}

/**
 * Lets in one browser: the one given this start's token. The token is in the first address once and then in a
 * cookie that no other site's request carries. A foreign `Host` is a name bound to this address (DNS
 * rebinding); a foreign `Origin` is another site's form or fetch.
 */
export function tokenGuard(port: number) {
  const token = randomBytes(24).toString('base64url')
  const name = `editor-${port}`
  const origin = `http://localhost:${port}`
  return {
    origin,
    /** The address that gives a browser its cookie. */
    address: `${origin}/?token=${token}`,
    cookieFor: (request) =>
      hostOf(request) === `localhost:${port}` &&
      equal(new URL(request.url ?? '/', origin).searchParams.get('token') ?? '', token)
        ? `${name}=${token}; HttpOnly; SameSite=Strict; Path=/`
        : undefined,
    refusal(request) {
      if (hostOf(request) !== `localhost:${port}`)
        return `This is the editor at ${origin}, and no other host.`
      const given = request.headers.cookie?.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
      if (!equal(given?.slice(name.length + 1) ?? '', token))
        return 'Open the address that npm run edit has printed.'
      return foreign(request, origin)
    },
  } satisfies Guard & { address: string }
}

/** The header with the user's name, and the one that authenticates the proxy. */
export const userHeader = 'x-forwarded-user'
export const proxyHeader = 'x-editor-proxy'

/**
 * Lets in whom the college's sign-in has let in. Any program on this machine could send a name, so the proxy
 * adds a secret that only its configuration and this process know.
 */
export function proxyGuard(origin: string, secret: string): Guard {
  const { host } = new URL(origin)
  return {
    origin,
    refusal(request) {
      if (!equal(String(request.headers[proxyHeader] ?? ''), secret))
        return 'The editor answers its proxy alone.'
      if (!userOf(request)) return 'Nobody is signed in.'
      if (request.headers.host !== host) return `This is the editor at ${origin}, and no other host.`
      return foreign(request, origin)
    },
  }
}

export const userOf = ({ headers }: IncomingMessage): string => {
  const name = headers[userHeader]
  return typeof name === 'string' ? name : ''
}

/** The proxy's secret; generated once, readable only by this user. */
export function proxySecret(root: string): string {
  const file = join(root, '.cache/edit/proxy-secret')
  if (!existsSync(file)) writeWhole(file, randomBytes(24).toString('base64url'), 0o600)
  return readFileSync(file, 'utf8')
}

/** Why a request that changes something is refused. */
function foreign(request: IncomingMessage, origin: string): string | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (request.headers.origin !== origin) return 'Only the editor itself may change something.'
}

const hostOf = ({ headers }: IncomingMessage) => headers.host?.toLowerCase()

function equal(a: string, b: string) {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.length === second.length && timingSafeEqual(first, second)
}

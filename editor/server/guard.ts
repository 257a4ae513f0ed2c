import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Who may speak to the editor. */
export type Guard = {
  /** The address under which the page is opened, and the only one whose requests change something. */
  origin: string
  /** Undefined when the request is let in; else why not. */
  refusal: (request: IncomingMessage) => string | undefined
  /** The cookie for a browser that has the address of this start. */
  cookieFor?: (request: IncomingMessage) => string | undefined
}

/**
 * Lets in one browser: the one that was given the token of this start. The token is in the first address once and
 * then in a cookie that no other site's request carries. A foreign `Host` is a name that was bound to this address
 * (DNS rebinding); a foreign `Origin` is another site's form or fetch.
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

/** Why a request that changes something is refused. */
export function foreign(request: IncomingMessage, origin: string): string | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (request.headers.origin !== origin) return 'Only the editor itself may change something.'
}

const hostOf = ({ headers }: IncomingMessage) => headers.host?.toLowerCase()

export function equal(a: string, b: string) {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.length === second.length && timingSafeEqual(first, second)
}

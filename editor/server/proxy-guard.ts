import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { writeWhole } from '@college/platform/store/write-whole'
import { equal, foreign, type Guard } from './guard'

/** The header with the user's name, and the one by which the proxy shows that it is the proxy. */
export const userHeader = 'x-forwarded-user'
export const proxyHeader = 'x-editor-proxy'

/**
 * Lets in whom the college's own sign-in has let in. A name alone could be sent by any program of this machine, the only
 * one that the editor hears.
 *
 * @param origin what people see in their address bar
 * @param secret what only the proxy's configuration and this process know
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

/** The name that the sign-in has given. */
export const userOf = ({ headers }: IncomingMessage): string => {
  const name = headers[userHeader]
  return typeof name === 'string' ? name : ''
}

/** What the proxy shows with each request; made once, readable by this user alone. */
export function proxySecret(root: string): string {
  const file = join(root, '.cache/edit/proxy-secret')
  if (!existsSync(file)) writeWhole(file, randomBytes(24).toString('base64url'), 0o600)
  return readFileSync(file, 'utf8')
}

import type { IncomingMessage } from 'node:http'

/** Thrown when a body is larger than it may be. */
export class TooLarge extends Error {}

/**
 * The bytes of a request. What comes beyond the limit is read and dropped, so that the answer can still be heard.
 *
 * @param limit in bytes
 * @throws TooLarge
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > limit * 16) throw new TooLarge()
    if (size <= limit) parts.push(part)
  }
  if (size > limit) throw new TooLarge()
  return Buffer.concat(parts)
}

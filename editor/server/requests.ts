import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from '@college/platform/store/site-store'
import { z } from 'zod'

/** Bytes of a request that is no upload. */
const limit = 2_000_000

/** Reads a body whole, up to a limit. */
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

/** Reads a JSON body of a known shape. A form of another site cannot send this type. */
export async function jsonOf<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
): Promise<z.infer<Schema>> {
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

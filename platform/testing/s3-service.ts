import { hash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** What may happen to a request: the service fails, is busy, hangs, or does it and the answer is slow, cut off or lost. */
export type Fault = 'error' | 'busy' | 'hang' | 'lost' | 'slow' | 'cut' | undefined

/**
 * An S3 service on this machine: keys in memory, or a real service behind it. It counts requests, delays
 * each, and can fail.
 *
 * @param behind the address of a real service that gets each request, signature included
 */
export async function s3Service({ delay = 0, behind }: { delay?: number; behind?: string } = {}) {
  const objects = new Map<string, StoredObject>()
  const state = {
    requests: [] as string[],
    fault: (_: string): Fault => undefined,
    /** Answers instead of the service, as a network's sign-in page does. */
    instead: (_: string): Reply | undefined => undefined,
    /** Whether it encrypts what it stores, so that no ETag is an MD5. */
    encrypts: false,
    delay,
    /** Milliseconds between two bytes of a slow answer. */
    pace: 60,
    objects,
  }
  const answer = behind ? forwarded(behind) : inMemory(state)

  const server = createServer(async (request, response) => {
    const line = `${request.method} ${request.url}`
    state.requests.push(line)
    const body = await buffer(request)
    await pause(state.delay)
    const fault = state.fault(line)
    if (fault === 'hang') return
    if (fault === 'error') return response.writeHead(500).end(errorXml('InternalError'))
    if (fault === 'busy') return response.writeHead(503).end(errorXml('SlowDown'))
    const { status, bytes, headers } = state.instead(line) ?? (await answer(request, body))
    if (fault === 'lost') return response.destroy()
    response.writeHead(status, headers)
    if (fault !== 'slow' && fault !== 'cut') return response.end(bytes)
    // Byte by byte, as on a bad line.
    const whole = Buffer.from(bytes ?? '')
    for (const byte of fault === 'cut' ? whole.subarray(0, -1) : whole) {
      response.write(Buffer.of(byte))
      await pause(state.pace)
    }
    if (fault === 'cut') response.destroy()
    else response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    end: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  })
}

type StoredObject = { bytes: Buffer; modified: Date; headers: IncomingMessage['headers']; etag?: string }

type Reply = { status: number; bytes?: Buffer | string; headers?: Record<string, string> }

const errorXml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`

/** Uses Node's own client: `fetch` would set another Host header, which the signature covers. */
const forwarded = (behind: string) => {
  const { hostname, port } = new URL(behind)
  return ({ method, url, headers }: IncomingMessage, body: Buffer) =>
    new Promise<Reply>((resolve, reject) => {
      const asked = request({ hostname, port, method, path: url, headers }, async (response) =>
        resolve({ status: response.statusCode ?? 500, bytes: await buffer(response) }),
      )
      asked.on('error', reject).end(body)
    })
}

type Objects = Map<string, StoredObject>

const etagOf = ({ bytes, etag }: StoredObject) => etag ?? hash('md5', bytes)

/** The few requests that the store makes, as the service documents them. */
const inMemory =
  (state: { objects: Objects; encrypts: boolean }) =>
  async ({ method, url = '', headers }: IncomingMessage, bytes: Buffer): Promise<Reply> => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const { objects } = state
    const there = objects.get(pathname)
    if (searchParams.has('list-type')) return { status: 200, bytes: listOf(objects, pathname, searchParams) }
    if (method === 'GET')
      return there
        ? { status: 200, bytes: there.bytes, headers: described(there.headers) }
        : { status: 404, bytes: errorXml('NoSuchKey') }
    if (method === 'DELETE') objects.delete(pathname)
    if (method === 'PUT') {
      if (there && headers['if-none-match'] === '*')
        return { status: 412, bytes: errorXml('PreconditionFailed') }
      const put: StoredObject = { bytes, modified: new Date(), headers }
      if (state.encrypts) put.etag = randomUUID()
      objects.set(pathname, put)
      return { status: 200, headers: { ETag: `"${etagOf(put)}"` } }
    }
    return { status: 204 }
  }

/** The metadata headers of a put, repeated on a read. */
const described = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      /^content-(type|encoding)$|^cache-control$/.test(name) && typeof value === 'string'
        ? [[name, value]]
        : [],
    ),
  )

function listOf(objects: Objects, pathname: string, asked: URLSearchParams): string {
  const bucket = `${pathname.replace(/\/$/, '')}/`
  const [prefix, after] = [asked.get('prefix') ?? '', asked.get('continuation-token') ?? '']
  const keys = [...objects.keys()]
    .filter((path) => path.startsWith(bucket + prefix))
    .map((path) => path.slice(bucket.length))
    .filter((key) => key > after)
    .sort()
  const page = keys.slice(0, Math.min(Number(asked.get('max-keys')), 100))
  const contents = page.map((key) => {
    const stored = objects.get(bucket + key) ?? { bytes: Buffer.alloc(0), modified: new Date(), headers: {} }
    const { bytes, modified } = stored
    return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${bytes.length}</Size><ETag>&quot;${etagOf(stored)}&quot;</ETag></Contents>`
  })
  const more =
    keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`
}

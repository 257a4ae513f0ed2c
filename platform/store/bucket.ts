import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { checkKey, isLeftAside, type Stored } from './driver'
import { fetchWhole } from './fetch-whole'
import { bucketParts, withoutSlash } from './place'
import { oneLine, Refusal, Silence } from './refusal'
import { codeIn, kindOf, listIn, meanings, tagIn } from './s3-answer'
import { setting } from './settings'

/**
 * Milliseconds before a silent service is given up; `SITE_PATIENCE` overrides it, in seconds. One that never
 * answered is given up four seconds after the start, two of which Node may need on a busy machine.
 */
function patience() {
  const seconds = setting('SITE_PATIENCE')
  if (seconds) return { longest: seconds * 1_000, first: seconds * 1_000 }
  return { longest: 3_000, first: Math.min(3_000, Math.max(4_000 - performance.now(), 2_000)) }
}

/** The slowest line we allow for in uploads, in bytes per millisecond. */
const slowest = 50

/** Do not retry with fewer milliseconds left than this. */
const shortest = 50

/** The service that the environment names in place of Amazon's. */
export const endpointSet = () => setting('AWS_ENDPOINT_URL_S3') ?? setting('AWS_ENDPOINT_URL')

type Sent = { query?: Record<string, string>; headers?: Record<string, string>; body?: Buffer }

/** The service's answer; `unsure` when an earlier attempt got no answer but may have taken effect. */
type Answer = { status: number; bytes: Buffer; etag: string; unsure: boolean }

/**
 * A bucket of an S3-compatible service, or a folder in one. Keys and region come from the usual environment; an
 * `AWS_ENDPOINT_URL_S3` or `AWS_ENDPOINT_URL` names another service than Amazon's.
 *
 * @param place `s3://bucket/prefix`
 */
export function bucketAt(place: string) {
  const { bucket, prefix = '' } = bucketParts(place) ?? {}
  if (!bucket) throw new Refusal(`found '${place}', expected s3://<bucket> or s3://<bucket>/<prefix>.`)
  const folder = prefix && `${prefix}/`
  if (prefix) checkKey(prefix)
  const region = setting('AWS_REGION') ?? setting('AWS_DEFAULT_REGION') ?? 'us-east-1'
  const endpoint = endpointSet()
  // Amazon's wildcard certificate covers one label, so a bucket with dots in its name goes into the path.
  const base =
    endpoint || bucket.includes('.')
      ? `${(endpoint && withoutSlash(endpoint)) ?? `https://s3.${region}.amazonaws.com`}/${bucket}`
      : `https://${bucket}.s3.${region}.amazonaws.com`
  const { longest, first } = patience()
  let hasAnswered = false
  const client = new AwsClient({ ...keys(place), region, service: 's3', retries: 0 })

  /** Makes one attempt and fails it after a silence. */
  async function attempt(
    method: string,
    key: string,
    { query, headers, body }: Sent,
    waiting: Parameters<typeof fetchWhole>[1],
  ) {
    const address = `${base}/${key}${query ? `?${new URLSearchParams(query)}` : ''}`
    const signed = await client.sign(address, {
      method,
      ...(headers && { headers }),
      ...(body && { body: new Uint8Array(body) }),
    })
    const { response, bytes } = await fetchWhole(signed, waiting)
    if (bytes instanceof Error) throw bytes
    return { status: response.status, etag: tagIn(response.headers.get('etag') ?? ''), bytes }
  }

  /** Aborts all requests in flight: a service that does not answer one will not answer the others. */
  let asking = startAsking()

  /** Retries until there is an answer: the service may be busy, or the line bad, for some seconds. */
  async function ask(method: string, key: string, sent: Sent = {}): Promise<Answer> {
    const { signal } = asking
    let begun = performance.now()
    const time = (hasAnswered ? longest : first) + (sent.body?.length ?? 0) / slowest
    // Only silence and the pauses between attempts count.
    const moved = (milliseconds: number) => {
      begun += milliseconds
    }
    const left = () => begun + time - performance.now()
    let unsure = false
    let reason = ''
    for (let turn = 0; turn === 0 || (left() > shortest && !signal.aborted); turn++) {
      try {
        const answer = await attempt(method, key, sent, {
          silence: Math.min(time / 2, left()),
          end: signal,
          moved,
        })
        hasAnswered = true
        if (answer.status < 500 && ![408, 409, 429].includes(answer.status)) return { ...answer, unsure }
        reason = `answered ${answer.status} ${codeIn(answer.bytes)}`
      } catch (error) {
        if (signal.aborted) break
        if (!(error instanceof Error) || !['TimeoutError', 'TypeError', 'AbortError'].includes(error.name))
          throw error
        reason = `did not answer (${reasonOf(error)})`
      }
      unsure = true
      const wait = Math.min(100 * 2 ** turn * (0.5 + Math.random()), Math.max(left(), 0))
      await pause(wait, undefined, { signal }).catch(() => {})
    }
    if (signal.aborted) throw signal.reason
    const proxied = isProxied()
      ? '; Node goes by HTTPS_PROXY only with NODE_USE_ENV_PROXY=1, from 22.21 or 24 on'
      : ''
    const refusal = new Silence(
      `${place}: the service ${oneLine(reason)} for ${(time / 1_000).toFixed(1)} s, expected an answer; what was live is live. Run the command again; SITE_PATIENCE is how many seconds it may take${proxied}.`,
    )
    asking.abort(refusal)
    asking = startAsking()
    throw refusal
  }

  async function asked(method: string, key: string, sent?: Sent, ...expected: number[]): Promise<Answer> {
    const answer = await ask(method, key, sent)
    const { status, bytes } = answer
    const code = codeIn(bytes)
    // Something other than S3 may answer too: a network's sign-in page, a web server.
    const isMeant =
      status === 404
        ? code === 'NoSuchKey'
        : [200, 204].includes(status)
          ? method === 'GET' || !bytes.length
          : true
    if ([200, 204, ...expected].includes(status) && isMeant) return answer
    throw refused(method, key, `${status} ${code || kindOf(bytes)}`, meanings[code])
  }

  const refused = (method: string, key: string, found: string, expected = meanings.AccessDenied) =>
    new Refusal(
      `${place}: the service answered ${oneLine(found)} to ${method} ${key || 'the list'}, expected ${expected}.`,
    )

  /** Lists at most `limit` keys below a prefix that pass `isMeant`. */
  async function listed(prefix: string, isMeant: (key: string) => boolean, limit = Number.POSITIVE_INFINITY) {
    const found: Stored[] = []
    let last = ''
    for (let token: string | undefined = ''; token !== undefined && found.length < limit; ) {
      const query = {
        'list-type': '2',
        prefix: folder + prefix,
        'max-keys': String(Math.min(limit - found.length, 1_000)),
        ...(token && { 'continuation-token': token }),
      }
      const { bytes } = await asked('GET', '', { query })
      const page = listIn(bytes)
      if (typeof page === 'string') throw refused('GET', '', `200 ${page}`, 'a whole ListBucketResult')
      for (const { key } of page.contents) {
        // The first key is what is live, so a wrong order is an error.
        if (!key.startsWith(folder + prefix) || Buffer.compare(Buffer.from(key), Buffer.from(last)) <= 0)
          throw refused('GET', '', `${key} out of its place`, `keys below ${folder + prefix} in their order`)
        last = key
      }
      const own = page.contents.map((stored) => ({ ...stored, key: stored.key.slice(folder.length) }))
      found.push(...own.filter(({ key }) => isMeant(key)))
      if (page.next && page.next === token)
        throw refused('GET', '', `200 ${token} twice`, 'the next part of a list')
      token = page.next
    }
    return found
  }

  return {
    place,
    /** A request for a key; statuses other than 200 and 204 are refused unless they are expected. */
    asked: (method: string, key: string, sent?: Sent, ...expected: number[]) => {
      checkKey(key)
      return asked(method, folder + key, sent, ...expected)
    },

    list: (prefix: string, limit?: number) => listed(prefix, (key) => !isLeftAside(key), limit),
    listAll: () => listed('', () => true),
    /** Whether it holds a history, or the empty folder of one. */
    isStore: async () => (await listed('channels/', () => true, 1)).length > 0,
  }
}

function startAsking() {
  const controller = new AbortController()
  // Every pending retry listens to this signal, and Node warns above ten listeners.
  setMaxListeners(0, controller.signal)
  return controller
}

/** @throws Refusal when the environment has no keys */
function keys(place: string) {
  const [accessKeyId, secretAccessKey] = [setting('AWS_ACCESS_KEY_ID'), setting('AWS_SECRET_ACCESS_KEY')]
  const sessionToken = setting('AWS_SESSION_TOKEN')
  if (accessKeyId && secretAccessKey)
    return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }
  throw new Refusal(
    `${place}: found no keys in the environment, expected AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
  )
}

const isProxied = () =>
  Boolean(process.env.HTTPS_PROXY ?? process.env.https_proxy) && !process.env.NODE_USE_ENV_PROXY

function reasonOf({ cause, name }: Error): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : name
}

import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { Parser } from 'htmlparser2'
import { checkKey, type Stored } from './driver'
import { eachLimited, filesInParallel } from './each-limited'
import { Refusal } from './refusal'

/**
 * Milliseconds after which a silent service is given up; `SITE_PATIENCE` sets other seconds, for a slow one. A service that
 * has never answered is given up four seconds after the command's start, two of which Node may need on a busy machine.
 */
function patience() {
  const named = process.env.SITE_PATIENCE
  const longest = Number(named ?? '3') * 1_000
  if (longest > 0)
    return { longest, first: named ? longest : Math.min(longest, Math.max(4_000 - performance.now(), 2_000)) }
  throw new Refusal(`SITE_PATIENCE: found '${named}', expected a number of seconds.`)
}

/** Bytes that a slow line carries in a millisecond. */
const slowest = 50

/** Milliseconds too short for another attempt. */
const shortest = 50

/** Keys in a part of a long list: one answer holds a thousand, and more may be there than are expected. */
const partSize = 900

type Sent = { query?: Record<string, string>; headers?: Record<string, string>; body?: Buffer }

/** An answer of the service; `unsure` when an attempt before it may have taken effect although nothing came back. */
type Answer = { status: number; bytes: Buffer; unsure: boolean }

/**
 * A bucket of an S3-compatible service, or a folder in one. Keys and region come from the usual environment; an
 * `AWS_ENDPOINT_URL_S3` or `AWS_ENDPOINT_URL` names another service than Amazon's.
 *
 * @param place `s3://bucket/prefix`
 */
export function bucketAt(place: string) {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{2,62})(?:\/(.*?))?\/?$/.exec(place) ?? []
  if (!bucket) throw new Refusal(`found '${place}', expected s3://<bucket> or s3://<bucket>/<prefix>.`)
  const folder = prefix && `${prefix}/`
  if (prefix) checkKey(prefix)
  const region = process.env.AWS_REGION ?? process.env.AWS_DEFAULT_REGION ?? 'us-east-1'
  const endpoint = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL
  const base = endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`
  const { longest, first } = patience()
  let hasAnswered = false
  const client = new AwsClient({ ...keys(place), region, service: 's3', retries: 0 })

  /** One attempt, in which the service answers in time or not at all. */
  async function attempt(
    method: string,
    key: string,
    { query, headers, body }: Sent,
    time: number,
    end: AbortSignal,
  ) {
    const address = `${base}/${key}${query ? `?${new URLSearchParams(query)}` : ''}`
    const own = new AbortController()
    const stop = () => own.abort()
    end.addEventListener('abort', stop)
    const answer = async () => {
      const signed = await client.sign(address, {
        method,
        signal: own.signal,
        ...(headers && { headers }),
        ...(body && { body: new Uint8Array(body) }),
      })
      const response = await fetch(signed)
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
    }
    // A timer of our own: fetch may lose its signal to garbage collection and then wait for ever.
    const waiting = pause(time, undefined, { signal: own.signal }).then(() => {
      throw new DOMException('No answer in time.', 'TimeoutError')
    })
    try {
      return await Promise.race([answer(), waiting])
    } finally {
      own.abort()
      end.removeEventListener('abort', stop)
    }
  }

  /** Aborts all requests in flight: a service that does not answer one will not answer the others. */
  let asking = startAsking()

  /** Asks until there is an answer; the service may be busy, or the line bad, for some seconds. */
  async function ask(method: string, key: string, sent: Sent = {}): Promise<Answer> {
    const { signal } = asking
    const begun = performance.now()
    const time = (hasAnswered ? longest : first) + (sent.body?.length ?? 0) / slowest
    const left = () => begun + time - performance.now()
    let unsure = false
    let reason = ''
    for (let turn = 0; turn === 0 || (left() > shortest && !signal.aborted); turn++) {
      try {
        const answer = await attempt(method, key, sent, Math.min(time / 2, left()), signal)
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
    const refusal = new Refusal(
      `${place}: the service ${reason.trim()} for ${(time / 1_000).toFixed(1)} s, expected an answer; what was live is live. Run the command again.`,
    )
    asking.abort(refusal)
    asking = startAsking()
    throw refusal
  }

  /** @throws Refusal when the service refuses */
  async function asked(method: string, key: string, sent?: Sent, ...expected: number[]): Promise<Answer> {
    const answer = await ask(method, key, sent)
    const code = codeIn(answer.bytes)
    if ([200, 204, ...expected].includes(answer.status) && code !== 'NoSuchBucket') return answer
    throw new Refusal(
      `${place}: the service answered ${`${answer.status} ${code}`.trim()} to ${method} ${key || 'the list'}, expected a bucket that these keys may read, write, list and delete in.`,
    )
  }

  type Range = { limit?: number | undefined; after?: string | undefined; until?: string | undefined }

  /** Lists what is below a prefix, at most `limit`; or the keys after `after`, up to and including `until`. */
  async function listed(prefix: string, { limit = Number.POSITIVE_INFINITY, after, until }: Range) {
    const found: Stored[] = []
    for (let token: string | undefined = ''; token !== undefined && found.length < limit; ) {
      const query = {
        'list-type': '2',
        prefix: folder + prefix,
        'max-keys': String(Math.min(limit - found.length, 1_000)),
        ...(after && { 'start-after': folder + after }),
        ...(token && { 'continuation-token': token }),
      }
      const page = elementsOf((await asked('GET', '', { query })).bytes)
      const [keys = [], sizes = [], dates = [], tags = []] = ['Key', 'Size', 'LastModified', 'ETag'].map(
        (name) => page.get(name),
      )
      for (const [place, key] of keys.entries())
        found.push({
          key: key.slice(folder.length),
          bytes: Number(sizes[place]),
          modified: new Date(dates[place] ?? 0),
          // Of an object that was written in one piece, as all of ours are.
          md5: (tags[place] ?? '').replaceAll('"', ''),
        })
      const last = found.at(-1)?.key
      token = until && last && last >= until ? undefined : page.get('NextContinuationToken')?.[0]
    }
    return until ? found.filter(({ key }) => key <= until) : found
  }

  return {
    place,
    /** A request for a key; statuses other than 200 and 204 are refused unless they are expected. */
    asked: (method: string, key: string, sent?: Sent, ...expected: number[]) => {
      checkKey(key)
      return asked(method, folder + key, sent, ...expected)
    },

    list: (prefix: string, limit?: number) => listed(prefix, { limit }),

    /**
     * Lists everything, in parts that are requested in parallel.
     *
     * @param expected keys that may be there, by which it is divided
     */
    async listAll(expected: string[]): Promise<Stored[]> {
      const bounds = expected.sort().filter((_, place) => place % partSize === partSize - 1)
      const found: Stored[] = []
      await eachLimited([...bounds.keys(), bounds.length], filesInParallel, async (part) =>
        found.push(...(await listed('', { after: bounds[part - 1], until: bounds[part] }))),
      )
      return found
    },
  }
}

function startAsking() {
  const controller = new AbortController()
  // Whatever waits to ask again listens to it, and Node warns of more than ten.
  setMaxListeners(0, controller.signal)
  return controller
}

/** @throws Refusal when the environment has no keys */
function keys(place: string) {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = process.env
  if (accessKeyId && secretAccessKey)
    return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }
  throw new Refusal(
    `${place}: found no keys in the environment, expected AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
  )
}

/** The texts of an answer's elements, by name, in their order. */
function elementsOf(xml: Buffer): Map<string, string[]> {
  const elements = new Map<string, string[]>()
  let text = ''
  const parser = new Parser(
    {
      onopentag: () => {
        text = ''
      },
      ontext: (more) => {
        text += more
      },
      onclosetag: (name) => {
        const texts = elements.get(name)
        if (texts) texts.push(text)
        else elements.set(name, [text])
        text = ''
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml.toString())
  return elements
}

/** The service's own word for an error. */
const codeIn = (bytes: Buffer) =>
  bytes.subarray(0, 200).includes('<Error>') ? (elementsOf(bytes).get('Code')?.[0] ?? '') : ''

function reasonOf({ cause, name }: Error): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : name
}

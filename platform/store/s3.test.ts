import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { behaviour } from '../testing/driver-behaviour'
import { s3InMemory } from '../testing/s3-in-memory'
import type { Fault } from '../testing/s3-service'
import { s3Driver } from './s3'

const service = await s3InMemory()
beforeEach(() => {
  service.objects.clear()
  service.requests.length = 0
  service.fault = () => undefined
})

const driver = () => s3Driver('s3://college/site')
const bytes = Buffer.from('bytes')

/** Makes the first requests fail with these faults, one after another. */
const faults = (...queue: Fault[]) => {
  service.fault = () => queue.shift()
}

describe('a bucket', () => behaviour(async () => driver()))

test('two stores in one bucket do not see each other’s keys', async () => {
  await driver().writeOnce('channels/1', bytes)
  expect(await s3Driver('s3://college/other').list('channels/')).toEqual([])
  expect(await s3Driver('s3://college').read('site/channels/1')).toEqual(bytes)
})

test.each(['error', 'busy', 'hang', 'lost'] as const)('retries after %s', async (fault) => {
  faults(fault)
  expect(await driver().writeOnce('channels/1', bytes)).toBe(true)
  expect(await driver().read('channels/1')).toEqual(bytes)
})

// At its pace an answer takes longer than the patience with silence.
test.each([[['slow']], [['cut', 'slow']], [['hang', 'slow']]] as Fault[][][])(
  'waits for a download that moves: %j',
  async (queue) => {
    const film = Buffer.from('a film of many bytes')
    await driver().writeOnce('releases/film', film)
    vi.stubEnv('SITE_PATIENCE', '1')
    service.requests.length = 0
    faults(...queue)
    expect(await driver().read('releases/film')).toEqual(film)
    expect(service.requests).toHaveLength(queue.length)
    vi.stubEnv('SITE_PATIENCE', undefined)
  },
)

test('after a lost answer, a write counts as ours only if the stored bytes are the same', async () => {
  await driver().writeOnce('channels/1', Buffer.from('of another machine'))
  faults('lost')
  expect(await driver().writeOnce('channels/1', bytes)).toBe(false)
})

test.each([
  ['busy', /^s3:\/\/college\/site: the service answered 503 SlowDown for \d\.\d s, expected an answer;/],
  ['hang', /the service did not answer \(TimeoutError\) for 2\.0 s/],
] as const)(
  'gives up a service that only gives %s in one sentence within four seconds, whatever the request',
  { timeout: 20_000 },
  async (fault, sentence) => {
    service.fault = () => fault
    const begun = performance.now()
    const bucket = driver()
    const large = bucket.writeOnce('releases/film', Buffer.alloc(1_000_000)).catch(({ message }) => message)
    await expect(bucket.read('channels/1')).rejects.toThrow(sentence)
    expect(await large).toMatch(sentence)
    expect(performance.now() - begun).toBeLessThan(4_000)
  },
)

test('gives up a hanging service even if garbage collection runs meanwhile', async () => {
  service.fault = () => 'hang'
  setFlagsFromString('--expose-gc')
  const collecting = setInterval(runInNewContext('gc'), 50)
  const given = driver()
    .read('channels/1')
    .catch(({ message }) => message)
  expect(await Promise.race([given, pause(8_000, 'no sentence')])).toContain('the service did not answer')
  clearInterval(collecting)
})

test('names a service that cannot be reached', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:9999')
  await expect(driver().read('channels/1')).rejects.toThrow('the service did not answer (ECONNREFUSED)')
  vi.stubEnv('AWS_ENDPOINT_URL_S3', service.url)
})

test.each([
  [
    'no keys',
    { AWS_ACCESS_KEY_ID: undefined },
    's3://college',
    /^s3:\/\/college: found no keys in the environment, expected AWS_ACCESS_KEY_ID/,
  ],
  ['no number of seconds', { SITE_PATIENCE: 'long' }, 's3://college', /^SITE_PATIENCE: found 'long'/],
  ['no bucket', {}, 's3://', /^found 's3:\/\/', expected s3:\/\/<bucket>/],
  ['a prefix that leads elsewhere', {}, 's3://college/../x', /^\.\.\/x: found a name with other signs/],
])('%s is refused at once', (_, env, place, sentence) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  expect(() => s3Driver(place)).toThrow(sentence)
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('SITE_PATIENCE', '3')
})

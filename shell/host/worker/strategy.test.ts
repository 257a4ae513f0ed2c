import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheFirst, networkFirst, strategyFor, timeout } from './strategy'

const home = 'https://college.example.org'
const strategy = (path: string, about: Partial<Parameters<typeof strategyFor>[0]> = {}) =>
  strategyFor(
    {
      method: 'GET',
      url: new URL(path, home).href,
      mode: 'cors',
      destination: '',
      headers: new Headers(),
      ...about,
    },
    home,
  )

test('serves pages network-first, hashed files cache-first', () => {
  expect(strategy('/library?from=home', { mode: 'navigate' })).toBe('networkFirstOrOfflinePage')
  expect(strategy('/routes.json')).toBe('networkFirst')
  expect(strategy('/assets/shell/c-1234.js', { destination: 'script' })).toBe('cacheFirst')
})

test('leaves films, messages, other methods, other origins and plain files to the browser', () => {
  expect(strategy('/assets/media/walk.webm', { destination: 'video' })).toBeUndefined()
  expect(strategy('/assets/media/walk.webm', { headers: new Headers({ range: 'bytes=0-' }) })).toBeUndefined()
  expect(strategy('/library', { method: 'HEAD', mode: 'navigate' })).toBeUndefined()
  expect(strategy('/api', { method: 'POST' })).toBeUndefined()
  expect(strategy('https://maps.example.org/embed', { mode: 'navigate' })).toBeUndefined()
  expect(strategy('/sitemap.xml', { mode: 'navigate' })).toBeUndefined()
  expect(strategy('/worker.js')).toBeUndefined()
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const cached = async () => new Response('cached')
const nothing = async () => undefined
const after = (milliseconds: number) =>
  new Promise<Response>((resolve) => setTimeout(resolve, milliseconds, new Response('from the network')))
const never = new Promise<Response>(() => {})

/** What a visitor gets once everything has settled; undefined while there is no answer. */
async function read(answer: Promise<Response>) {
  let text: string | undefined
  answer.then(
    async (response) => {
      text = await response.text()
    },
    () => {
      text = 'failed'
    },
  )
  await vi.runAllTimersAsync()
  return text
}

test('a timely answer is the network’s, whatever is cached', async () => {
  expect(await read(networkFirst(after(timeout - 1), cached))).toBe('from the network')
})

test('on a dead, slow or cut connection the cache answers', async () => {
  expect(await read(networkFirst(never, cached))).toBe('cached')
  expect(await read(networkFirst(after(timeout + 1), cached))).toBe('cached')
  expect(await read(networkFirst(Promise.reject(new TypeError('no connection')), cached))).toBe('cached')
})

test.each([500, 502, 503])(
  'a server that answers %i is no page: the cache answers, if it can',
  async (status) => {
    const fault = () => Promise.resolve(new Response('at fault', { status }))
    expect(await read(networkFirst(fault(), cached))).toBe('cached')
    expect(await read(networkFirst(fault(), nothing))).toBe('at fault')
  },
)

test.each([200, 404, 410])('an answer of %i is the network’s', async (status) => {
  const answer = Promise.resolve(new Response('from the network', { status }))
  expect(await read(networkFirst(answer, cached))).toBe('from the network')
})

test('without a cached copy it waits for the network, and fails when that does', async () => {
  expect(await read(networkFirst(after(timeout * 10), nothing))).toBe('from the network')
  expect(await read(networkFirst(never, nothing))).toBeUndefined()
  expect(await read(networkFirst(Promise.reject(new TypeError('no connection')), nothing))).toBe('failed')
})

const broken = () => Promise.reject(new DOMException('cannot be read', 'UnknownError'))
const cut = () => Promise.reject(new TypeError('no connection'))

test('serves a file from the cache unless asked to refetch it; on a cut connection uses the cached one anyway', async () => {
  expect(await read(cacheFirst(cached, () => after(1), false))).toBe('cached')
  expect(await read(cacheFirst(nothing, () => after(1), false))).toBe('from the network')
  expect(await read(cacheFirst(cached, () => after(1), true))).toBe('from the network')
  expect(await read(cacheFirst(cached, cut, true))).toBe('cached')
  expect(await read(cacheFirst(nothing, cut, false))).toBe('failed')
})

const silent = () => never

test.each([
  ['cannot be read', broken],
  ['never answers', silent],
])('if the cache %s, serves files and pages from the network', async (_, cache) => {
  expect(await read(cacheFirst(cache, () => after(1), false))).toBe('from the network')
  expect(await read(networkFirst(after(timeout + 1), cache))).toBe('from the network')
})

import { afterEach, expect, test, vi } from 'vitest'
import { tinySite } from '../testing/tiny-site'
import { packagesIn, placed, storeOf, takenBackTo, versionsIn, withWayBack } from './channel'
import { readChannel } from './log'
import { readRelease, storeAt, storeIn } from './site-store'

afterEach(() => vi.unstubAllEnvs())

const at = (...versions: string[]) =>
  versions.map((version) => ({ version, since: '2026-01-01T00:00:00.000Z' }))

test('a channel never written has no live release', async () => {
  const { store } = await tinySite()
  expect(await readChannel(store, 'preview')).toEqual({ releases: {} })
  expect(packagesIn({ releases: { media: at('v1'), forms: [] } })).toEqual(['media'])
})

test('a release made live again appears only once in the history', () => {
  const { media = [], forms } = placed(
    { releases: { media: at('v2', 'v1'), forms: at('v1') } },
    { media: 'v1' },
  ).releases
  expect(media.map(({ version }) => version)).toEqual(['v1', 'v2'])
  expect(media[0]?.since).not.toBe(media[1]?.since)
  expect(forms).toEqual(at('v1'))
})

test('a rolled-back release leaves the history, so the next rollback goes further', () => {
  const channel = { releases: { media: at('v3', 'v2', 'v1') } }
  const once = takenBackTo(channel, 'media', 'v2')
  expect(versionsIn({ ...once, takenBack: {} }, 'media')).toEqual(['v2', 'v1'])
  expect(versionsIn(once, 'media'), 'its files are still asked for by open tabs').toEqual(['v2', 'v1', 'v3'])
  const twice = takenBackTo(once, 'media', 'v1')
  expect(versionsIn({ ...twice, takenBack: {} }, 'media')).toEqual(['v1'])
  expect(versionsIn(twice, 'media')).toEqual(['v1', 'v2', 'v3'])
  const again = placed(twice, { media: 'v3' })
  expect(versionsIn(again, 'media')).toEqual(['v3', 'v1', 'v2'])
})

test('the last ten releases rolled back are remembered, without those still in the history', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => `v${12 - index}`)
  const back = withWayBack({ releases: { media: at(...twelve) } }, 'media', at('v1'))
  expect(back.takenBack).toEqual({ media: at(...twelve.slice(0, 10)) })
  const again = withWayBack(back, 'media', at('v12', 'v1'))
  expect(again.takenBack).toEqual({ media: at(...twelve.slice(1, 10)) })
})

test('a rollback to the live release changes nothing; to one never live it works as a release', () => {
  const channel = { releases: { media: at('v2', 'v1') } }
  expect(takenBackTo(channel, 'media', 'v2')).toBe(channel)
  expect(versionsIn(takenBackTo(channel, 'media', 'v9'), 'media')).toEqual(['v9', 'v2', 'v1'])
})

test('placing the live release, or nothing, returns the same channel object', () => {
  const channel = { releases: { media: at('v1') } }
  expect(placed(channel, { media: 'v1' })).toBe(channel)
  expect(placed(channel, { media: '' })).toBe(channel)
})

test('of two releases placed, the one already live keeps its date', () => {
  const { media, forms } = placed({ releases: { media: at('v1') } }, { media: 'v1', forms: 'v1' }).releases
  expect(media).toEqual(at('v1'))
  expect(forms?.[0]?.version).toBe('v1')
})

test('releases are ordered: live, canary, then earlier ones', () => {
  const canary = { section: 'media', share: 10, version: 'next', since: '' } as const
  expect(versionsIn({ releases: { media: at('v2', 'v1') }, canary }, 'media')).toEqual(['v2', 'next', 'v1'])
  expect(versionsIn({ releases: { media: at('v2', 'v1') }, canary }, 'forms')).toEqual([])
})

test('the preview shares the releases but composes to separate folders', () => {
  const store = storeIn('/college')
  expect(store).toMatchObject({
    releases: '/college/releases',
    channels: '/college/channels',
    public: '/college/public',
    composed: '/college/.public',
    site: '/college/shared/site.yaml',
  })
  expect(storeOf(store, 'production')).toBe(store)
  expect(storeOf(store, 'preview')).toEqual({
    ...store,
    public: '/college/public-preview',
    composed: '/college/.public-preview',
  })
})

test('a store in a bucket has its own local cache folder; one in a folder needs none', () => {
  for (const key of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(key, 'any')
  const cacheOf = (place: string) => storeAt(place, '/cache').releases
  expect(cacheOf('s3://college/site/2026')).toBe('/cache/college+site+2026/releases')
  expect(cacheOf('s3://college/site/2026/')).toBe(cacheOf('s3://college/site/2026'))
  expect(cacheOf('/college')).toBe('/college/releases')
  const places = ['s3://one-two', 's3://one-two/three', 's3://one/two/three', 's3://one/two-three']
  const caches = places.map(cacheOf)
  for (const endpoint of ['http://one', 'http://one-two', 'http://one:9000', 'http://one/two']) {
    vi.stubEnv('AWS_ENDPOINT_URL', endpoint)
    caches.push(...places.map(cacheOf))
  }
  expect(new Set(caches).size).toBe(5 * places.length)
})

test('refuses a release that is not stored, naming the command that lists those that are', async () => {
  const { store } = await tinySite()
  expect(() => readRelease(store, 'media', 'v9')).toThrow(
    /^releases\/media\/v9: the channel names this release, but it is not in the store; npx college status lists what is\.$/,
  )
})

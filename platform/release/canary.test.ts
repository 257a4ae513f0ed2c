import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isServed } from '../site/switch-site'
import { withoutPackage, withWayBack } from '../store/channel'
import { readChannel } from '../store/log'
import { releaseFolder } from '../store/site-store'
import { newWords, tinySite, writeChannel } from '../testing/tiny-site'
import { canaryVersion, endCanary, startCanary } from './canary'
import { putLive } from './put-live'

const siteWithNext = async () => {
  const site = await tinySite()
  site.release('media', 'next', newWords)
  return site
}

test('a canary is in the route manifest and its own pages, and leaves other pages alone', async () => {
  const { store, text, served, live } = await siteWithNext()
  const before = served()
  expect(await startCanary(store, 'media', 'next', 25)).toEqual({ pages: 9, changed: true })
  const { canary, pages } = JSON.parse(text('routes.json'))
  expect([canary.share, canary.version, canary.versions.media, canary.versions.forms]).toEqual([
    25,
    'next',
    'next',
    'v1',
  ])
  expect(canary.entries).toEqual({ media: '/assets/media/entry-next.js' })
  expect(Object.keys(canary.pages)).toEqual(Object.keys(pages).filter((path) => pages[path][0] === 'media'))
  expect(JSON.parse(text('life.html'))).toMatchObject({
    html: expect.stringContaining('Words of /life'),
    canary: { version: 'next', share: 25 },
  })
  expect(isServed(store, await readChannel(store)), 'the log says it in the same words').toBe(true)
  expect([...served().keys()]).toContain('assets/media/entry-next.js')
  expect(served().get('contact.html')).toBe(before.get('contact.html'))
  expect([
    await live('media'),
    await canaryVersion(store, 'media'),
    await canaryVersion(store, 'forms'),
  ]).toEqual(['v1', 'next', undefined])
})

test('a canary with a new share keeps its date; another release gets a new one', async () => {
  const { store, release } = await siteWithNext()
  await startCanary(store, 'media', 'next', 10)
  const { canary } = await readChannel(store)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await startCanary(store, 'media', 'next', 50)
  expect((await readChannel(store)).canary).toEqual({ ...canary, share: 50 })
  await startCanary(store, 'media', release('media', 'other', newWords), 50)
  expect((await readChannel(store)).canary?.since).not.toBe(canary?.since)
})

test('for pages that the canary replaces, only the canary’s links are checked', async () => {
  const { store, release } = await tinySite()
  const own = { '/life': { ids: ['today', 'more'], links: ['#more'] }, '/{product}': {} }
  await putLive(store, { media: release('media', 'v2', own) })
  const without = { '/life': { ids: ['today'] }, '/{product}': {} }
  expect(await startCanary(store, 'media', release('media', 'next', without), 10)).toMatchObject({
    changed: true,
  })
})

test('a canary rolled back leaves no trace', async () => {
  const { store, served } = await siteWithNext()
  const before = served()
  await startCanary(store, 'media', 'next', 25)
  await endCanary(store, 'forms')
  expect(await canaryVersion(store, 'media')).toBe('next')
  expect((await endCanary(store, 'media')).changed).toBe(true)
  expect(served()).toEqual(before)
  expect((await endCanary(store, 'media')).changed).toBe(false)
})

test.each([
  [
    'of the shell',
    'shell',
    'v1',
    /^shell: a canary of the shell would be another site; expected a section\./,
  ],
  [
    'that is live already',
    'forms',
    'v1',
    /^forms v1: is live for everybody already; expected another release as a canary\.$/,
  ],
  [
    'that is not stored',
    'forms',
    'v9',
    /^forms v9: is not stored whole; expected it as it was released, so [^\n]+ release forms\.$/,
  ],
] as const)('refuses a canary %s', async (_, section, version, sentence) => {
  const { store } = await siteWithNext()
  await expect(startCanary(store, section, version, 10)).rejects.toThrow(sentence)
})

test('refuses a canary with a file altered since its release', async () => {
  const { store } = await siteWithNext()
  writeFileSync(join(releaseFolder(store, 'media', 'next'), 'browser/entry-next.js'), 'changed')
  await expect(startCanary(store, 'media', 'next', 10)).rejects.toThrow(
    'media next: has a file with other bytes than it was released with (browser/entry-next.js);',
  )
})

test('refuses a canary of a section without a live release', async () => {
  const { store } = await siteWithNext()
  const live = await readChannel(store)
  for (const channel of [withoutPackage(live, 'media'), withWayBack(live, 'media', [])]) {
    await writeChannel(store, channel)
    await expect(startCanary(store, 'media', 'next', 10)).rejects.toThrow(/^media: no release is live/)
  }
})

test('refuses a second canary beside the first', async () => {
  const { store, release } = await siteWithNext()
  await startCanary(store, 'media', 'next', 25)
  release('forms', 'v2')
  await expect(startCanary(store, 'forms', 'v2', 10)).rejects.toThrow(
    /^forms: media has a canary already \(25 % of visitors\); expected one at a time\./,
  )
})

test.each([
  [
    'lacks a page of the live one',
    { '/life': { ids: ['today'] } },
    /other pages than the live release \(\/herbarium\)/,
  ],
  [
    'has more pages',
    { ...newWords, '/new': {}, '/newer': {} },
    /^media worse: as a canary it would have other pages than the live release \(\/new, \/newer\)/,
  ],
  [
    'links to nowhere',
    { ...newWords, '/life': { ids: ['today'], links: ['/gone'] } },
    /no section owns \/gone/,
  ],
  ['cannot be rendered', { ...newWords, '/life': { error: 'No words' } }, /could not be rendered: No words/],
])('refuses a canary that %s, and keeps what is live', async (_, pages, sentence) => {
  const { store, release, served } = await siteWithNext()
  const before = served()
  release('media', 'worse', pages)
  await expect(startCanary(store, 'media', 'worse', 10)).rejects.toThrow(sentence)
  expect(served()).toEqual(before)
  expect((await readChannel(store)).canary).toBeUndefined()
})

test('promoting a canary ends it; one of another section stays', async () => {
  const { store, release } = await siteWithNext()
  await startCanary(store, 'media', 'next', 25)
  await putLive(store, { forms: release('forms', 'v2') })
  expect(await canaryVersion(store, 'media')).toBe('next')
  await putLive(store, { media: 'next' })
  expect((await readChannel(store)).canary).toBeUndefined()
})

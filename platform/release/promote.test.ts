import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { composedSites } from '../site/composed-sites'
import { liveVersion } from '../store/channel'
import { readChannel, readHead } from '../store/log'
import { Refusal } from '../store/site-store'
import { newWords, tinySite } from '../testing/tiny-site'
import { endCanary, startCanary } from './canary'
import { leavePreview, promotable, promote } from './promote'
import { putLive, tryOut } from './put-live'
import { removeSection } from './remove'

const previewed = async () => {
  const site = await tinySite()
  site.release('media', 'next', newWords)
  await putLive(site.store, { media: 'next' }, 'preview')
  return site
}

test('a release in the preview leaves production alone', async () => {
  const { text, live } = await previewed()
  expect(text('life.html', 'preview')).toContain('New words')
  expect(JSON.parse(text('life.html', 'preview')).channel).toBe('preview')
  expect(text('life.html')).toContain('Words of /life')
  expect(await live('media')).toBe('v1')
})

test('once composed again, the preview shows what went live meanwhile, and no canary', async () => {
  const { store, release, text } = await previewed()
  await startCanary(store, 'forms', release('forms', 'v2'), 10)
  release('forms', 'v3', { '/contact': { text: 'Ring us' } })
  await endCanary(store, 'forms')
  await startCanary(store, 'academics', release('academics', 'v2'), 10)
  await putLive(store, { forms: 'v3' })
  await putLive(store, {}, 'preview')
  expect(text('contact.html', 'preview')).toContain('Ring us')
  expect(text('life.html', 'preview')).toContain('New words')
  expect(text('routes.json', 'preview')).not.toContain('canary')
})

test('a section removed from the preview shows its live release there', async () => {
  const { store, text } = await previewed()
  expect((await leavePreview(store, ['forms'])).changed).toBe(false)
  expect(text('life.html', 'preview')).toContain('New words')
  expect((await leavePreview(store, ['media'])).changed).toBe(true)
  expect(text('life.html', 'preview')).toContain('Words of /life')
  expect(await readChannel(store, 'preview')).toEqual({ releases: {} })
})

test('a promotion makes the previewed release live and empties the preview', async () => {
  const { store, live } = await previewed()
  expect(await promotable(store, 'media')).toBe('next')
  expect((await promote(store, { media: 'next' })).changed).toBe(true)
  expect(await live('media')).toBe('next')
  expect(await readChannel(store, 'preview')).toEqual({ releases: {} })
})

test('releases that only fit together go live in one change: a new React with a section that requires it', async () => {
  const { store, release, live } = await tinySite()
  for (const [version, react] of [
    ['v2', '19.3.1'],
    ['v3', '20.0.0'],
  ] as const) {
    release('shell', version, undefined, { provides: { react }, runtimeExports: [] })
    release('media', version, undefined, { requires: { react: `^${react}` } })
  }
  await putLive(store, { shell: 'v2', media: 'v2' })
  for (const name of ['shell', 'media'])
    await expect(putLive(store, { [name]: 'v3' })).rejects.toThrow(/^media v[23]: requires react/)
  await putLive(store, { shell: 'v3', media: 'v3' }, 'preview')
  await expect(promote(store, { media: await promotable(store, 'media') })).rejects.toThrow('requires react')
  await promote(store, { shell: 'v3', media: 'v3' })
  expect([await live('shell'), await live('media')]).toEqual(['v3', 'v3'])
  expect(await readChannel(store, 'preview')).toEqual({ releases: {} })
})

test('releases that only fit together leave the preview in one change', async () => {
  const { store, release } = await tinySite()
  const both = { shell: 'v2', media: 'v2' }
  release('shell', 'v2', undefined, { provides: { react: '20.0.0' }, runtimeExports: [] })
  release('media', 'v2', undefined, { requires: { react: '^20.0.0' } })
  await putLive(store, both, 'preview')
  await expect(leavePreview(store, ['shell'])).rejects.toThrow(/^media v2: requires react/)
  await leavePreview(store, ['shell', 'media'])
  expect(await readChannel(store, 'preview')).toEqual({ releases: {} })
})

test('a promotion succeeds even if the rest of the preview does not fit what is live', async () => {
  const { store, release, live } = await tinySite()
  await putLive(store, { alumni: release('alumni', 'v1', { '/alumni': {} }) })
  const life = { ids: ['today'], links: ['/alumni'] }
  const media = release('media', 'next', { '/life': life, '/{product}': {} })
  await putLive(store, { media, forms: release('forms', 'next') }, 'preview')
  await removeSection(store, 'alumni')
  const { preview } = await promote(store, { forms: 'next' })
  expect(await live('forms')).toBe('next')
  expect(preview).toMatch(
    /^The preview still has its own forms, .* media next links to \/alumni, .* npx college rollback forms media --channel preview empties it\.$/,
  )
})

test('a promotion to a share of visitors starts a canary, and keeps the preview', async () => {
  const { store, live } = await previewed()
  await startCanary(store, 'media', 'next', 50)
  expect((await readChannel(store)).canary).toMatchObject({ section: 'media', version: 'next', share: 50 })
  expect(await live('media')).toBe('v1')
  expect(await promotable(store, 'media')).toBe('next')
  await leavePreview(store, ['media'])
  expect(await promotable(store, 'media'), 'the canary').toBe('next')
})

test('refuses to promote a section with no candidate, or with two that differ', async () => {
  const { store, release } = await previewed()
  await expect(promotable(store, 'forms')).rejects.toThrow(
    /^forms: found it neither in the preview nor as a canary; expected npx college release forms --channel preview before\.$/,
  )
  await startCanary(store, 'media', release('media', 'other', newWords), 10)
  await expect(promotable(store, 'media')).rejects.toThrow(
    /^media: the preview has next and the canary is other, expected one release to promote; take one back: npx college rollback media/,
  )
})

test('pruning keeps a release in the preview, however old', async () => {
  const { store, release, text } = await previewed()
  for (let turn = 2; turn <= 8; turn++) await putLive(store, { media: release('media', `v${turn}`) })
  await putLive(store, {}, 'preview')
  expect(text('life.html', 'preview')).toContain('New words')
})

test('a site is proved before it is served, and a refused one does not go live', async () => {
  const { store, served, live } = await previewed()
  const [before, sites] = [served(), composedSites(store)]
  const judged: string[] = []
  const refused = promote(store, { media: 'next' }, undefined, async ({ folder, channel }) => {
    judged.push(readFileSync(join(folder, 'life.html'), 'utf8'))
    expect(liveVersion(channel, 'media')).toBe('next')
    throw new Refusal('red')
  })
  await expect(refused).rejects.toThrow('red')
  expect(judged).toEqual([expect.stringContaining('New words')])
  expect([served(), await live('media'), composedSites(store)]).toEqual([before, 'v1', sites])
  expect(await promotable(store, 'media')).toBe('next')
})

test('when production changes during a proof, the new site is proved too', async () => {
  const { store, release, text } = await previewed()
  release('forms', 'v2', { '/contact': { text: 'Ring us' } })
  const judged: (string | undefined)[] = []
  await promote(store, { media: 'next' }, undefined, async ({ channel, before }) => {
    judged.push(liveVersion(channel, 'forms'))
    if (liveVersion(before, 'forms') === 'v1') await putLive(store, { forms: 'v2' })
  })
  expect(judged).toEqual(['v1', 'v2'])
  expect([text('contact.html'), text('life.html')].join()).toMatch(/Ring us.*New words/s)
})

test('when production changes each time, the promotion gives up after three proofs', async () => {
  const { store, release, live } = await previewed()
  let turn = 1
  const busy = promote(store, { media: 'next' }, undefined, async () => {
    await putLive(store, { forms: release('forms', `v${++turn}`) })
  })
  await expect(busy).rejects.toThrow('production has changed 3 times while this was proved')
  expect([await live('media'), await live('forms')]).toEqual(['v1', 'v4'])
})

test('trying out a release makes nothing live', async () => {
  const { store, served } = await previewed()
  const [before, sites, { number }] = [
    served(),
    composedSites(store),
    await readHead(store.driver, 'production'),
  ]
  const html = await tryOut(store, { media: 'next' }, async ({ folder }) =>
    readFileSync(join(folder, 'life.html'), 'utf8'),
  )
  expect(html).toContain('New words')
  expect([served(), composedSites(store), (await readHead(store.driver, 'production')).number]).toEqual([
    before,
    sites,
    number,
  ])
})

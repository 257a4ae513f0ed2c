import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manifestFile, type ReleaseManifest } from '../../shared/contract/release-manifest'
import { endCanary, startCanary } from './canary'
import { readChannel, storeOf, writeChannel } from './channel'
import { leavePreview } from './preview'
import { promotable, promote } from './promote'
import { putLive } from './put-live'
import { packages, readRelease, releaseFolder, type Store, storeIn } from './store'

const root = join(import.meta.dirname, '../..')
const next = 'media-next'

let store: Store
beforeAll(async () => {
  store = { ...storeIn(mkdtempSync(join(tmpdir(), 'channels-'))), site: storeIn(root).site }
  const live = readChannel(storeIn(root))
  for (const name of packages) {
    const version = live[name]?.[0]?.version ?? ''
    cpSync(releaseFolder(storeIn(root), name, version), releaseFolder(store, name, version), {
      recursive: true,
    })
  }
  cpSync(storeIn(root).channels, store.channels, { recursive: true })
  rmSync(join(store.channels, 'preview.json'), { force: true })
  writeChannel(store, Object.fromEntries(packages.map((name) => [name, (live[name] ?? []).slice(0, 1)])))
  await putLive(store, {})
  variant(next, (manifest) => {
    const [first] = manifest.pages
    if (first) first.title = 'A title for the preview'
  })
})
afterAll(() => rmSync(join(store.releases, '..'), { recursive: true, force: true }))

/** A release of media that differs from the live one as `change` says. */
function variant(version: string, change: (manifest: ReleaseManifest) => void) {
  const live = readChannel(store).media?.[0]?.version ?? ''
  const folder = releaseFolder(store, 'media', version)
  cpSync(releaseFolder(store, 'media', live), folder, { recursive: true })
  const manifest = { ...readRelease(store, 'media', live), version }
  change(manifest)
  writeFileSync(join(folder, manifestFile), JSON.stringify(manifest))
}

const preview = () => storeOf(store, 'preview').public
const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
const live = () => readChannel(store).media?.[0]?.version

test('a release in the preview leaves production alone, and no search engine is shown it', async () => {
  const before = textOf(store.public, 'anandamaya.html')
  await putLive(store, { media: next }, 'preview')
  expect(JSON.parse(textOf(preview(), 'releases.json')).releases.media.version).toBe(next)
  expect(textOf(preview(), 'anandamaya.html')).toContain('<meta name="robots" content="noindex">')
  expect(textOf(store.public, 'anandamaya.html')).toBe(before)
  expect(before).not.toContain('noindex')
  expect(live()).not.toBe(next)
})

test('the preview shows what goes live meanwhile, once it is composed again', async () => {
  const forms = readChannel(store).forms?.[0]?.version ?? ''
  const other = `${forms}-again`
  cpSync(releaseFolder(store, 'forms', forms), releaseFolder(store, 'forms', other), { recursive: true })
  const manifest = { ...readRelease(store, 'forms', forms), version: other }
  writeFileSync(join(releaseFolder(store, 'forms', other), manifestFile), JSON.stringify(manifest))
  await putLive(store, { forms: other })
  await putLive(store, {}, 'preview')
  const { releases } = JSON.parse(textOf(preview(), 'releases.json'))
  expect([releases.forms.version, releases.media.version]).toEqual([other, next])
})

test('a canary is in the map of the site and in its own pages, and in no other page', async () => {
  const before = textOf(store.public, 'library.html')
  await startCanary(store, 'media', next, 25)
  const { canary, pages } = JSON.parse(textOf(store.public, 'routes.json'))
  expect([canary.share, canary.version]).toEqual([25, next])
  expect(Object.keys(canary.pages)).toEqual(Object.keys(pages).filter((path) => pages[path][0] === 'media'))
  expect(textOf(store.public, 'anandamaya.html')).toContain(`"canary":{"version":"${next}","share":25}`)
  expect(textOf(store.public, 'library.html')).toBe(before)
})

test('a canary with other pages, of the shell, or beside another is refused, and what is live stays', async () => {
  const before = textOf(store.public, 'routes.json')
  variant('media-less', ({ pages }) => pages.pop())
  await expect(startCanary(store, 'media', 'media-less', 10)).rejects.toThrow(/other pages than the live/)
  await expect(startCanary(store, 'shell', next, 10)).rejects.toThrow(/expected a section/)
  await expect(startCanary(store, 'forms', next, 10)).rejects.toThrow(/media has a canary already/)
  expect(textOf(store.public, 'routes.json')).toBe(before)
})

test('a canary that is taken back leaves no trace in the pages', async () => {
  await endCanary(store, 'media')
  expect(textOf(store.public, 'routes.json')).not.toContain('canary')
  expect(textOf(store.public, 'anandamaya.html')).not.toContain('"canary"')
})

test('a promotion makes the previewed release everybody’s and empties the preview', async () => {
  await promote(store, 'media', promotable(store, 'media'), 50)
  expect(readChannel(store).canary).toMatchObject({ section: 'media', version: next, share: 50 })
  await promote(store, 'media', promotable(store, 'media'))
  expect(live()).toBe(next)
  expect(readChannel(store).canary).toBeUndefined()
  expect(readChannel(store, 'preview')).toEqual({})
  expect(() => promotable(store, 'media')).toThrow(/neither in the preview nor as a canary/)
})

test('a section that leaves the preview is shown there as it is live', async () => {
  variant('media-other', () => {})
  await putLive(store, { media: 'media-other' }, 'preview')
  await leavePreview(store, 'media')
  expect(JSON.parse(textOf(preview(), 'releases.json')).releases.media.version).toBe(live())
})

test('files of every release that a channel can go back to stay reachable, however old it is', async () => {
  const oldest = live() ?? ''
  const entry = readRelease(store, 'media', oldest).entry
  for (let turn = 0; turn < 7; turn++) {
    variant(`media-turn-${turn}`, () => {})
    await putLive(store, { media: `media-turn-${turn}` })
  }
  expect(existsSync(join(store.public, 'assets/media', entry))).toBe(true)
  await putLive(store, { media: oldest })
  expect(existsSync(join(store.public, 'assets/media', entry))).toBe(true)
})

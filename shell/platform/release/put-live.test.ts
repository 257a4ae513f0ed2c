import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { manifestFile } from '../../../shared/contract/release-manifest'
import { tinySite } from '../testing/tiny-site'
import { readChannel } from './channel'
import { putLive, storeRelease, versionBefore } from './put-live'
import { readRelease, releaseFolder, storedVersions } from './store'

const newWords = { '/life': { text: 'New words', ids: ['today'] }, '/{product}': {} }

test('a release is live once it is put live, and says how many pages the site has', async () => {
  const { store, release, live, text } = await tinySite()
  const before = new Date().toISOString()
  const outcome = await putLive(store, { media: release('media', 'v2', newWords) })
  expect(outcome).toEqual({ pages: 9, changed: true })
  expect(live('media')).toBe('v2')
  expect(text('life.html')).toContain('New words')
  expect(text('prakriti.html')).toContain('Title of /{product}')
  const { since, version } = JSON.parse(text('releases.json')).releases.media
  expect(version).toBe('v2')
  expect(since >= before && since <= new Date().toISOString()).toBe(true)
})

test('a release changes its own pages and the lists of pages, words and releases, and nothing else', async () => {
  const { store, release, served } = await tinySite()
  const before = served()
  await putLive(store, { media: release('media', 'v2', newWords) })
  const changed = [...served()].filter(([name, bytes]) => before.get(name) !== bytes).map(([name]) => name)
  expect(changed.filter((name) => !/\.(br|gz)$|^assets\//.test(name)).sort()).toEqual([
    'life.html',
    'releases.json',
    'routes.json',
    'sitemap.xml',
  ])
  expect(changed.filter((name) => name.startsWith('assets/') && !/\/(media|search)\//.test(name))).toEqual([])
})

test('putting live what is live already changes nothing, not even the folder that is served', async () => {
  const { store, served } = await tinySite()
  const [before, sites] = [served(), readdirSync(store.composed)]
  expect(await putLive(store, { media: 'v1' })).toEqual({ pages: 9, changed: false })
  expect(served()).toEqual(before)
  expect(readdirSync(store.composed)).toEqual(sites)
})

test('a change of the site configuration is in the pages after the next compose, without a release', async () => {
  const { store, text } = await tinySite()
  writeFileSync(store.site, readFileSync(store.site, 'utf8').replace('00000 00110', '00000 00999'))
  expect((await putLive(store, {})).changed).toBe(false)
  expect(text('life.html')).toContain('+91 00000 00999')
})

test('a site that was removed is composed again', async () => {
  const { store, served } = await tinySite()
  const before = served()
  rmSync(store.public)
  await putLive(store, {})
  expect(served()).toEqual(before)
})

test('a rollback brings back, byte for byte, what was served before', async () => {
  const { store, release, live, served } = await tinySite()
  const before = served()
  await putLive(store, { media: release('media', 'v2', newWords) })
  await putLive(store, { media: versionBefore(store, 'media') })
  expect(live('media')).toBe('v1')
  const lists = /^(releases\.json|sitemap\.xml)/
  for (const [name, bytes] of before) if (!lists.test(name)) expect(served().get(name), name).toBe(bytes)
})

test('a rollback renders nothing', async () => {
  const { store, release, text } = await tinySite()
  await putLive(store, { media: release('media', 'v2', newWords) })
  writeFileSync(join(releaseFolder(store, 'media', 'v1'), 'server/server.cjs'), 'throw new Error()')
  await putLive(store, { media: 'v1' })
  expect(text('life.html')).toContain('Words of /life')
})

test('the document belongs to the shell’s release: a rollback of the shell rolls it back', async () => {
  const { store, release, text } = await tinySite()
  const server = join(releaseFolder(store, 'shell', release('shell', 'v2')), 'server/server.cjs')
  writeFileSync(
    server,
    readFileSync(server, 'utf8').replace('{ channel, year,', '{ another: true, channel, year,'),
  )
  await putLive(store, { shell: 'v2' })
  await putLive(store, { media: release('media', 'v2', newWords) })
  expect(text('contact.html')).toContain('another')
  await putLive(store, { shell: versionBefore(store, 'shell') })
  expect(text('contact.html')).not.toContain('another')
})

test.each([
  [
    'a path that another section owns',
    { '/life': { ids: ['today'] }, '/contact': {} },
    /both 'media' and 'forms' own/,
  ],
  ['a page without a title', { '/life': { title: '' } }, /media: \/life: the page has no title/],
  [
    'a link that leads nowhere',
    { '/life': { ids: ['today'], links: ['/nowhere'] } },
    /no section owns \/nowhere/,
  ],
  [
    'a page left out that others link to',
    { '/x': {} },
    /^\/: links to \/life#today, but no section owns \/life\.$/,
  ],
  [
    'a page that cannot be rendered',
    { '/life': { error: 'No words' } },
    /^media: \/life: the page could not be rendered: No words$/,
  ],
])('a release with %s is refused, and what is live stays, byte for byte', async (_, pages, sentence) => {
  const { store, release, served } = await tinySite()
  const [before, channel, sites] = [served(), readChannel(store), readdirSync(store.composed)]
  await expect(putLive(store, { media: release('media', 'v2', pages) })).rejects.toThrow(sentence)
  expect(served()).toEqual(before)
  expect(readChannel(store)).toEqual(channel)
  expect(readdirSync(store.composed), 'nothing half made is left').toEqual(sites)
})

test('two releases at once both land', async () => {
  const { store, release, live } = await tinySite()
  release('media', 'v2')
  release('forms', 'v2')
  await Promise.all([putLive(store, { media: 'v2' }), putLive(store, { forms: 'v2' })])
  expect([live('media'), live('forms')]).toEqual(['v2', 'v2'])
})

test('a rollback leads to the release before, or to the one named, if it is stored', async () => {
  const { store, release } = await tinySite()
  expect(() => versionBefore(store, 'media')).toThrow(
    /^media: there is no release before the live one to go back to\.$/,
  )
  for (const version of ['v2', 'v3']) await putLive(store, { media: release('media', version) })
  expect(versionBefore(store, 'media')).toBe('v2')
  expect(versionBefore(store, 'media', 'v1')).toBe('v1')
  rmSync(releaseFolder(store, 'media', 'v2'), { recursive: true })
  expect(versionBefore(store, 'media')).toBe('v1')
  expect(() => versionBefore(store, 'media', 'v2')).toThrow(
    /^media v2: found no such release, expected one of v3, v1\.$/,
  )
})

test('the store keeps the newest five releases, and older ones as long as a channel can go back to them', async () => {
  const { store, release, served } = await tinySite()
  for (let turn = 2; turn <= 8; turn++) release('media', `v${turn}`)
  await putLive(store, { media: 'v3' })
  expect(storedVersions(store, 'media').sort()).toEqual(['v1', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8'])
  expect([...served().keys()]).toContain('assets/media/entry-v1.js')
  expect(storedVersions(store, 'forms')).toEqual(['v1'])
})

test('a channel remembers ten releases of a section; a tab opened ten releases ago still finds its scripts', async () => {
  const { store, release, served } = await tinySite()
  for (let turn = 2; turn <= 10; turn++) await putLive(store, { media: release('media', `v${turn}`) })
  expect([...served().keys()]).toContain('assets/media/entry-v1.js')
  await putLive(store, { media: release('media', 'v11') })
  expect(readChannel(store).media).toHaveLength(10)
  expect([...served().keys()]).not.toContain('assets/media/entry-v1.js')
  expect(storedVersions(store, 'media')).not.toContain('v1')
})

test('a built package is stored once, its texts in compressed forms as well', async () => {
  const { store, release } = await tinySite()
  const dist = releaseFolder(store, 'media', release('media', 'built'))
  writeFileSync(join(dist, 'browser/picture.webp'), 'picture')
  const manifest = readRelease(store, 'media', 'built')
  manifest.files['picture.webp'] = { integrity: '', bytes: 7 }
  manifest.version = 'v2'
  writeFileSync(join(dist, manifestFile), JSON.stringify(manifest))

  await storeRelease(store, dist, manifest)
  const browser = join(releaseFolder(store, 'media', 'v2'), 'browser')
  expect(gunzipSync(readFileSync(join(browser, 'entry-built.js.gz'))).toString()).toBe('// entry-built.js')
  expect(existsSync(join(browser, 'entry-built.js.br'))).toBe(true)
  expect(existsSync(join(browser, 'picture.webp'))).toBe(true)
  expect(existsSync(join(browser, 'picture.webp.br'))).toBe(false)
  expect(readdirSync(join(store.releases, 'media')).sort()).toEqual(['built', 'v1', 'v2'])

  writeFileSync(join(browser, 'entry-built.js'), 'kept')
  await storeRelease(store, dist, manifest)
  expect(readFileSync(join(browser, 'entry-built.js'), 'utf8')).toBe('kept')
})

test('the first release of a section needs no folder', async () => {
  const { store, release } = await tinySite()
  const dist = releaseFolder(store, 'media', release('media', 'v2'))
  const empty = { ...store, releases: join(store.releases, 'others') }
  await storeRelease(empty, dist, readRelease(store, 'media', 'v2'))
  expect(storedVersions(empty, 'media')).toEqual(['v2'])
})

test('an interrupted copy never looks like a release', async () => {
  const { store } = await tinySite()
  mkdirSync(releaseFolder(store, 'media', '.draft-1/browser'), { recursive: true })
  expect(storedVersions(store, 'media')).toEqual(['v1'])
})

test('a release waits for another one to end, and takes over from one that was killed', async () => {
  const { store, release, live } = await tinySite()
  release('media', 'v2')
  const lock = join(store.channels, '.lock')
  writeFileSync(lock, String(process.pid))
  let done = false
  const waiting = putLive(store, { media: 'v2' }).then(() => {
    done = true
  })
  await vi.waitFor(() => expect(existsSync(lock)).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect([done, live('media')]).toEqual([false, 'v1'])
  // No process has this id.
  writeFileSync(lock, '99999999')
  await waiting
  expect(live('media')).toBe('v2')
  expect(existsSync(lock)).toBe(false)
})

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestFile } from '@college/shared/contract/release-manifest'
import { expect, test } from 'vitest'
import { keyOf, numbersOf, readChannel, readHead } from '../store/log'
import { sealKey } from '../store/seal'
import { readRelease, releaseFolder } from '../store/site-store'
import { variations } from '../testing/at-night'
import { newWords, seal, tinySite } from '../testing/tiny-site'
import { releaseWith } from './explain'
import { putLive, takeFacts } from './put-live'
import { removeSection } from './remove'
import { rollBack, rollBackFacts, rollBackSite, versionBefore } from './rollback'

test('putting a release live makes it live, and returns the number of pages', async () => {
  const { store, release, live, text } = await tinySite()
  const before = new Date().toISOString()
  const outcome = await putLive(store, { media: release('media', 'v2', newWords) })
  expect(outcome).toEqual({ pages: 9, changed: true })
  expect(await live('media')).toBe('v2')
  expect(text('life.html')).toContain('New words')
  expect(text('herbarium.html')).toContain('Title of /{product}')
  const { since, version } = JSON.parse(text('releases.json')).releases.media
  expect(version).toBe('v2')
  expect(since >= before && since <= new Date().toISOString()).toBe(true)
})

test('a release changes only its own pages and the lists of pages, words and releases', async () => {
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

test('putting live what is live already changes nothing, not even the served folder', async () => {
  const { store, served } = await tinySite()
  const [before, sites] = [served(), readdirSync(store.composed)]
  expect(await putLive(store, { media: 'v1' })).toEqual({ pages: 9, changed: false })
  expect(served()).toEqual(before)
  expect(readdirSync(store.composed)).toEqual(sites)
})

test('the next compose applies a change of the site configuration, without a release', async () => {
  const { store, text } = await tinySite()
  writeFileSync(store.site, readFileSync(store.site, 'utf8').replace('11111 22222', '11111 99999'))
  await putLive(store, {})
  expect(text('life.html')).not.toContain('+00 11111 99999')
  expect((await takeFacts(store)).changed).toBe(true)
  expect(text('life.html')).toContain('+00 11111 99999')
})

test('a section joins with its first release, survives other changes, and leaves when removed', async () => {
  const { store, release, served, live } = await tinySite()
  const { number } = await readHead(store.driver, 'production')
  await putLive(store, { alumni: release('alumni', 'v1', { '/alumni': {} }) })
  await putLive(store, { media: release('media', 'v2', { '/life': { ids: ['today'], links: ['/alumni'] } }) })
  const page = served().get('alumni.html')
  expect(page).toBeDefined()
  await rollBack(store, 'academics', release('academics', 'v2'))
  writeFileSync(store.site, readFileSync(store.site, 'utf8').replace('11111 22222', '11111 99999'))
  await takeFacts(store)
  await putLive(store, { forms: release('forms', 'v2') }, 'preview')
  expect(served('preview').has('alumni.html')).toBe(true)
  expect(await live('alumni')).toBe('v1')
  expect(served().has('alumni.html')).toBe(true)

  await expect(removeSection(store, 'sports')).rejects.toThrow('sports: is not live')
  for (const name of ['shell', 'forms'])
    await expect(removeSection(store, name)).rejects.toThrow(`${name}: is part of every page`)
  await expect(removeSection(store, 'alumni')).rejects.toThrow(/\/life.*\/alumni/)
  await rollBack(store, 'media', 'v1')
  await removeSection(store, 'alumni')
  expect([...served().keys()].filter((name) => name.includes('alumni.html'))).toEqual([])
  expect(served().has('assets/alumni/entry-v1.js'), 'open tabs still ask for it').toBe(true)
  expect(await live('alumni')).toBeUndefined()

  await rollBackSite(store, number + 1)
  expect(await live('alumni')).toBe('v1')
  await rollBackSite(store, number)
  expect(await live('alumni')).toBeUndefined()
})

test('a release that differs only in its server build gives new documents', async () => {
  const { store, release, text } = await tinySite()
  release('media', 'v2')
  const folder = releaseFolder(store, 'media', 'v2')
  const server = join(folder, 'server/server.cjs')
  const code = readFileSync(server, 'utf8')
  writeFileSync(server, code.replace('"/life":{', '"/life":{"text":"New words",'))
  const manifest = readRelease(store, 'media', 'v2')
  const pages = manifest.pages.map((page) => ({ ...page, server: page.path === '/life' ? 'other' : 'same' }))
  writeFileSync(join(folder, manifestFile), JSON.stringify({ ...manifest, pages }))
  seal(store, 'media', 'v2')
  await putLive(store, { media: 'v2' })
  expect(text('life.html')).toContain('New words')
})

test('site facts roll back alone, past a damaged composition: the live releases stay', async () => {
  const { store, release, live, text } = await tinySite()
  await expect(rollBackFacts(store)).rejects.toThrow('there are none to go back to')
  writeFileSync(store.site, readFileSync(store.site, 'utf8').replace('11111 22222', '11111 99999'))
  await takeFacts(store)
  await putLive(store, { media: release('media', 'v2', newWords) })
  const [, facts = 0] = await numbersOf(store.driver, 'production')
  writeFileSync(join(store.driver.place, keyOf('production', facts)), '{')
  const said: string[] = []
  await rollBackFacts(store, '', (line) => said.push(line))
  expect(said).toEqual([expect.stringMatching(/^Passed over: .*production/)])
  expect(text('life.html')).toContain('+00 11111 22222')
  expect(text('life.html')).toContain('New words')
  expect(await live('media')).toBe('v2')
})

test('a deleted site is composed again', async () => {
  const { store, served } = await tinySite()
  const before = served()
  rmSync(store.public)
  await putLive(store, {})
  expect(served()).toEqual(before)
})

test('a rollback restores, byte for byte, what was served before', async () => {
  const { store, release, live, served } = await tinySite()
  const before = served()
  await putLive(store, { media: release('media', 'v2', newWords) })
  await rollBack(store, 'media', await versionBefore(store, 'media'))
  expect(await live('media')).toBe('v1')
  const lists = /^(releases\.json|sitemap\.xml)/
  for (const [name, bytes] of before) if (!lists.test(name)) expect(served().get(name), name).toBe(bytes)
})

test('a rollback renders nothing', async () => {
  const { store, release, text } = await tinySite()
  await putLive(store, { media: release('media', 'v2', newWords) })
  writeFileSync(join(releaseFolder(store, 'media', 'v1'), 'server/server.cjs'), 'throw new Error()')
  seal(store, 'media', 'v1')
  await rollBack(store, 'media', 'v1')
  expect(text('life.html')).toContain('Words of /life')
})

test('the document belongs to the shell’s release: rolling the shell back rolls it back', async () => {
  const { store, release, text } = await tinySite()
  const server = join(releaseFolder(store, 'shell', release('shell', 'v2')), 'server/server.cjs')
  writeFileSync(
    server,
    readFileSync(server, 'utf8').replace('{ channel, year,', '{ another: true, channel, year,'),
  )
  seal(store, 'shell', 'v2')
  await putLive(store, { shell: 'v2' })
  await putLive(store, { media: release('media', 'v2', newWords) })
  expect(text('contact.html')).toContain('another')
  await rollBack(store, 'shell', await versionBefore(store, 'shell'))
  expect(text('contact.html')).not.toContain('another')
})

test.each([
  [
    'a path that another section owns',
    { '/life': { ids: ['today'] }, '/contact': {} },
    /both 'forms' and 'media' own/,
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
    /^\/: about v1 links to \/life#today, but no section owns \/life;/,
  ],
  [
    'a page that cannot be rendered',
    { '/life': { error: 'No words' } },
    /^media: \/life: the page could not be rendered: No words$/,
  ],
])('refuses a release with %s, and keeps what is live, byte for byte', async (_, pages, sentence) => {
  const { store, release, served } = await tinySite()
  const [before, channel, sites] = [served(), await readChannel(store), readdirSync(store.composed)]
  await expect(putLive(store, { media: release('media', 'v2', pages) })).rejects.toThrow(sentence)
  expect(served()).toEqual(before)
  expect(await readChannel(store)).toEqual(channel)
  expect(readdirSync(store.composed), 'nothing half made is left').toEqual(sites)
})

test('refuses a release with an altered file before rendering any page', async () => {
  const { store, release } = await tinySite()
  const folder = releaseFolder(store, 'media', release('media', 'v2', newWords))
  const server = join(folder, 'server/server.cjs')
  const counted = 'async () => { globalThis.pagesMade = 1; return page }'
  writeFileSync(server, readFileSync(server, 'utf8').replace('async () => page', counted))
  seal(store, 'media', 'v2')
  writeFileSync(join(folder, 'browser/entry-v2.js'), 'changed')
  await expect(putLive(store, { media: 'v2' })).rejects.toThrow('media v2: has a file with other bytes')
  expect(Reflect.get(globalThis, 'pagesMade')).toBeUndefined()
})

test('a rollback goes to the previous release, or to the one named, if it is stored', async () => {
  const { store, release } = await tinySite()
  await expect(versionBefore(store, 'media')).rejects.toThrow(
    /^media: there is no release before the live one to go back to, for it is the only one stored; npx college remove media takes it off the site\.$/,
  )
  await expect(versionBefore(store, 'shell')).rejects.toThrow(/for it is the only one stored\.$/)
  for (const version of ['v2', 'v3']) await putLive(store, { media: release('media', version) })
  expect(await versionBefore(store, 'media')).toBe('v2')
  expect(await versionBefore(store, 'media', 'v1')).toBe('v1')
  await store.driver.remove([sealKey('media', 'v2')])
  expect(await versionBefore(store, 'media')).toBe('v1')
  await expect(versionBefore(store, 'media', 'v2')).rejects.toThrow(
    /^media v2: found no such release, expected one of v3, v1\.$/,
  )
})

test('a channel remembers ten releases of a section: a tab opened ten releases ago still finds its scripts', async () => {
  const { store, release, served } = await tinySite()
  for (let turn = 2; turn <= 10; turn++) await putLive(store, { media: release('media', `v${turn}`) })
  expect([...served().keys()]).toContain('assets/media/entry-v1.js')
  await putLive(store, { media: release('media', 'v11') })
  expect((await readChannel(store)).releases.media).toHaveLength(10)
  expect([...served().keys()]).not.toContain('assets/media/entry-v1.js')
})

const damages: [string, string | undefined][] = [
  ['is gone', undefined],
  ['is empty', ''],
  ['is cut off', '{"pages":[{'],
  ['holds null', 'null'],
  ['holds no pages', '{}'],
  ['holds a word for pages', '{"pages":"all"}'],
  ['holds null for a page', '{"pages":[null]}'],
]
test.each(variations(damages))('an earlier release whose manifest %s hinders no change', async (_, text) => {
  const { store, release, live } = await tinySite()
  await putLive(store, { media: release('media', 'v2') })
  const file = join(releaseFolder(store, 'media', 'v1'), manifestFile)
  if (text === undefined) rmSync(file)
  else writeFileSync(file, text)
  await putLive(store, { about: release('about', 'v2') })
  await putLive(store, { media: release('media', 'v3', newWords) })
  await takeFacts(store)
  expect(await releaseWith(store.driver, 'media', 'entry-v2.js')).toBe('v2')
  const unknown = releaseWith(store.driver, 'media', 'entry-v0.js')
  await expect(unknown).rejects.toThrow(/^media v1: [^\n]+ npx college release media\.$/)
  expect(await versionBefore(store, 'media')).toBe('v2')
  expect((await rollBack(store, 'media', 'v2')).changed).toBe(true)
  // It never goes live itself.
  await expect(rollBack(store, 'media', 'v1')).rejects.toThrow(
    /^media v1: [^\n]+ npx college release media\.$/,
  )
  expect(await live('media')).toBe('v2')
})

test.each(variations(damages))(
  'a rollback passes over a release whose manifest %s, and says so',
  async (_, text) => {
    const { store, release, live } = await tinySite()
    for (const version of ['v2', 'v3']) await putLive(store, { media: release('media', version) })
    const damage = (version: string) => {
      const file = join(releaseFolder(store, 'media', version), manifestFile)
      if (text === undefined) rmSync(file)
      else writeFileSync(file, text)
    }
    damage('v2')
    const said: string[] = []
    const back = () => versionBefore(store, 'media', undefined, (line) => said.push(line))
    expect(await back()).toBe('v1')
    expect(said).toEqual([expect.stringMatching(/^Passed over: media v2: [^\n]+\.$/)])
    await rollBack(store, 'media', 'v1')
    expect(await live('media')).toBe('v1')
    await putLive(store, { media: 'v3' })
    damage('v1')
    await expect(rollBack(store, 'media', await back())).rejects.toThrow(/^media v1: /)
  },
)

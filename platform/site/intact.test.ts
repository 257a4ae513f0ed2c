import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { startCanary } from '../release/canary'
import { putLive, takeFacts } from '../release/put-live'
import { wouldChange } from '../release/would-change'
import { folderDriver } from '../store/folder'
import { readHead } from '../store/log'
import { releaseFolder } from '../store/site-store'
import { atNight } from '../testing/at-night'
import { newWords, seal, tinySite } from '../testing/tiny-site'
import { recordFile, servedSite } from './composed-sites'
import { addedFiles, damagedAssets, damagedFiles } from './intact'

/** Changes a byte and keeps the size, as a failing disk or a careless write would. */
function damage(file: string) {
  const bytes = readFileSync(file)
  const place = Math.floor(bytes.length / 2)
  bytes[place] = (bytes[place] ?? 0) ^ 1
  // Do not write through the link: other sites and the store share the bytes.
  rmSync(file)
  writeFileSync(file, bytes)
}

test('one altered byte in any page, map or compressed form is found, and repaired by the next compose alone', {
  timeout: 120_000,
}, async () => {
  const { store, served } = await tinySite()
  const before = served()
  const { number } = await readHead(store.driver, 'production')
  const names = [...before.keys()].filter((name) => !name.startsWith('assets/') || name.includes('/search/'))
  expect(names.length).toBeGreaterThan(30)
  // Each takes two composes.
  for (const name of atNight ? names : names.filter((_, index) => index % 6 === 0)) {
    damage(join(store.public, name))
    const text = name.replace(/\.(br|gz)$/, '')
    expect(damagedFiles(store), name).toEqual([text])
    if (text === name) expect(await wouldChange(store, 'production'), name).toEqual([name])
    expect(await takeFacts(store)).toMatchObject({ changed: false })
    expect(served(), name).toEqual(before)
    expect(damagedFiles(store)).toEqual([])
  }
  expect((await readHead(store.driver, 'production')).number).toBe(number)
})

test.each(['{', '{"texts":{}}', '{"texts":1,"pages":[{}]}', '{"texts":{},"pages":{},"canary":[]}', 'null'])(
  'reports the site record %j, and makes it again',
  async (text) => {
    const { store } = await tinySite()
    const file = recordFile(store, servedSite(store) ?? '')
    writeFileSync(file, text)
    expect(damagedFiles(store)).toEqual([file])
    await takeFacts(store)
    expect(damagedFiles(store)).toEqual([])
  },
)

test.each([
  'life.html',
  'life.html.br',
  'sitemap.xml',
  'assets/media/entry-v1.js',
  'department',
  'assets',
  '.',
])('reports that a server may not read %s, and the next compose opens it', async (name) => {
  const { store } = await tinySite()
  chmodSync(join(store.public, name), name.includes('.') && name !== '.' ? 0o600 : 0o700)
  const damaged = async () => [
    ...damagedFiles(store),
    ...(await damagedAssets(store)).map(({ name }) => name),
  ]
  expect(await damaged()).not.toEqual([])
  expect(await takeFacts(store)).toMatchObject({ changed: false })
  expect(await damaged()).toEqual([])
  expect(statSync(join(store.public, name)).mode & 0o044).toBe(0o044)
})

test('reports that no site is served, and the next compose serves one', async () => {
  const { store } = await tinySite()
  rmSync(store.public)
  expect(damagedFiles(store)).toEqual([store.public])
  await takeFacts(store)
  expect(damagedFiles(store)).toEqual([])
})

test('makes a removed page again, even one that a release would reuse', async () => {
  const { store, release, served } = await tinySite()
  const before = served()
  rmSync(join(store.public, 'life.html.br'))
  damage(join(store.public, 'contact.html'))
  await putLive(store, { media: release('media', 'v2', newWords) })
  expect(served().get('contact.html')).toBe(before.get('contact.html'))
  expect(damagedFiles(store)).toEqual([])
})

test('reports an altered script, and the next compose links it again', async () => {
  const { store, served } = await tinySite()
  const before = served()
  expect(await damagedAssets(store)).toEqual([])
  damage(join(store.public, 'assets/media/entry-v1.js'))
  expect(await damagedAssets(store)).toEqual([
    { owner: 'media', version: 'v1', name: 'assets/media/entry-v1.js', isMendable: true },
  ])
  expect(await wouldChange(store, 'production')).toEqual(['assets/media/entry-v1.js'])
  expect(await takeFacts(store)).toMatchObject({ changed: false })
  expect(served()).toEqual(before)
})

test.each([
  ['a compressed form', 'entry-v2.js.br'],
  ['a script of the canary', 'entry-v3.js'],
  ['an earlier script, for open tabs', 'entry-v1.js'],
  ['a file that its manifest does not name', 'mf-manifest.json'],
])('reports damage of %s, and the next compose links it again', async (_, file) => {
  const { store, release, served } = await tinySite()
  release('media', 'v2', newWords)
  for (const more of ['entry-v2.js.br', 'mf-manifest.json'])
    writeFileSync(join(releaseFolder(store, 'media', 'v2'), 'browser', more), `of ${more}`)
  seal(store, 'media', 'v2')
  await putLive(store, { media: 'v2' })
  await startCanary(store, 'media', release('media', 'v3', newWords), 10)
  const before = served()
  damage(join(store.public, 'assets/media', file))
  const name = `assets/media/${file}`
  expect(await damagedAssets(store)).toEqual([expect.objectContaining({ name, isMendable: true })])
  expect(await takeFacts(store)).toMatchObject({ changed: false })
  expect(served()).toEqual(before)
  expect(await damagedAssets(store)).toEqual([])
})

test('names what nobody composed, which the next compose leaves behind; certbot’s challenge is passed over', async () => {
  const { store, served } = await tinySite()
  const before = served()
  const write = (name: string) => {
    mkdirSync(dirname(join(store.public, name)), { recursive: true })
    writeFileSync(join(store.public, name), 'not ours')
  }
  for (const name of ['.well-known/acme-challenge/x-Y_1', '.hidden', 'department/.hidden']) write(name)
  expect(await addedFiles(store)).toEqual([])
  const added = [
    '.well-known/phish.html',
    '.well-known/acme-challenge/x.html',
    'of.well-known/acme-challenge/x',
    'assets/media/phish.js',
    'favicon.ico.br',
    'delivered.json',
    'phish.html',
  ]
  for (const name of added) write(name)
  symlinkSync('/etc', join(store.public, 'etc'))
  added.push('etc')
  expect((await addedFiles(store)).sort()).toEqual(added.sort())
  expect((await wouldChange(store, 'production')).sort()).toEqual(added)
  expect(await takeFacts(store)).toMatchObject({ changed: false })
  expect(await addedFiles(store)).toEqual([])
  expect(served()).toEqual(before)
})

test.each(['lost', 'altered'])(
  'a script that the store has %s stays as visitors have it when another section is released',
  async (how) => {
    const { store, release, served } = await tinySite()
    const name = 'assets/media/entry-v1.js'
    const before = served().get(name)
    const script = join(releaseFolder(store, 'media', 'v1'), 'browser/entry-v1.js')
    if (how === 'lost') rmSync(script)
    else damage(script)
    for (const version of ['v2', 'v3']) await putLive(store, { about: release('about', version) })
    expect(served().get(name)).toBe(before)
    expect(await damagedAssets(store)).toEqual([])
  },
)

test('a damaged release is downloaded again from a bucket; in a folder it is only reported', async () => {
  const { store, release, served } = await tinySite()
  release('media', 'v2', newWords)
  const before = served()
  const bucket = mkdtempSync(join(tmpdir(), 'bucket-'))
  cpSync(store.driver.place, bucket, { recursive: true })
  const script = join(releaseFolder(store, 'media', 'v1'), 'browser/entry-v1.js')
  // Write through the link: in the release, and in every site.
  writeFileSync(script, 'other words')
  const named = { owner: 'media', version: 'v1', name: 'assets/media/entry-v1.js', isMendable: false }
  await takeFacts(store)
  expect(await damagedAssets(store)).toEqual([named])

  const machine = { ...store, driver: folderDriver(bucket) }
  expect(await takeFacts(machine)).toMatchObject({ changed: false })
  expect(await damagedAssets(machine)).toEqual([])
  expect(served()).toEqual(before)

  writeFileSync(script, 'other words')
  await putLive(machine, { media: 'v2' })
  const name = 'assets/media/entry-v1.js'
  expect(served().get(name), 'by a change that needs it for open tabs alone').toBe(before.get(name))
})

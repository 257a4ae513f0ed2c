import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { putLive } from '../release/put-live'
import { placed } from '../store/channel'
import { readChannel } from '../store/log'
import { newWords, tinySite } from '../testing/tiny-site'
import { isServed, switchTo } from './switch-site'
import { writeSite } from './write-site'

type Site = Awaited<ReturnType<typeof tinySite>>

const sitesIn = ({ store }: Site) => readdirSync(store.composed).filter((name) => name !== 'records')

test('the served site is one link, and every text has its compressed forms beside it', async () => {
  const { store, text } = await tinySite()
  expect(lstatSync(store.public).isSymbolicLink()).toBe(true)
  const page = text('life.html')
  expect(gunzipSync(readFileSync(join(store.public, 'life.html.gz'))).toString()).toBe(page)
  expect(brotliDecompressSync(readFileSync(join(store.public, 'life.html.br'))).toString()).toBe(page)
})

test('the site before last stays for current readers; older ones are removed', async () => {
  const site = await tinySite()
  const { store, release } = site
  for (const version of ['v2', 'v3']) await putLive(store, { media: release('media', version) })
  const three = sitesIn(site)
  expect(three).toHaveLength(3)
  await putLive(store, { media: release('media', 'v4') })
  expect(sitesIn(site)).toHaveLength(3)
  expect(sitesIn(site)).not.toContain(three.sort()[0])
})

test('the served site stays, even if the clock was set back before it was composed', async () => {
  const site = await tinySite()
  const { store, release, text } = site
  for (const version of ['v2', 'v3']) await putLive(store, { media: release('media', version) })
  vi.useFakeTimers({ now: Date.now() - 86_400_000, toFake: ['Date'] })
  try {
    await putLive(store, { media: release('media', 'v4', newWords) })
  } finally {
    vi.useRealTimers()
  }
  expect(text('life.html')).toContain('New words')
})

test('the site with the rollback’s release stays, so that a rollback renders nothing', async () => {
  const site = await tinySite()
  const { store, release, text } = site
  const before = statSync(join(store.public, 'life.html')).ino
  await putLive(store, { media: release('media', 'v2', newWords) })
  for (const version of ['v2', 'v3', 'v4', 'v5'])
    await putLive(store, { academics: release('academics', version) })
  expect(text('life.html')).toContain('New words')
  await putLive(store, { media: 'v1' })
  expect(statSync(join(store.public, 'life.html')).ino).toBe(before)
})

test('the next compose removes what an interrupted one left; anything that is not a site stays', async () => {
  const site = await tinySite()
  const { store, release } = site
  const [whole = ''] = sitesIn(site)
  const [old, halfRemoved, young] = ['zzz-01234567', 'zzz-456789ab', 'zzz-89abcdef']
  for (const name of [old, halfRemoved, young]) mkdirSync(join(store.composed, name))
  writeFileSync(join(store.composed, halfRemoved, '.served'), '')
  const longAgo = Date.now() / 1000 - 7_200
  for (const name of [old, halfRemoved]) utimesSync(join(store.composed, name), longAgo, longAgo)
  const others = ['notes', 'zzz-012345678', '.zzz-01234567', 'zzz-01234567.old']
  for (const name of others) {
    mkdirSync(join(store.composed, name))
    utimesSync(join(store.composed, name), longAgo, longAgo)
  }
  await putLive(store, { media: release('media', 'v2') })
  expect(sitesIn(site)).toEqual(expect.arrayContaining(others))
  expect(sitesIn(site)).toContain(whole)
  expect(sitesIn(site)).not.toContain(old)
  expect(sitesIn(site), 'killed while it removed that').not.toContain(halfRemoved)
  expect(sitesIn(site), 'another process may be writing it').toContain(young)
})

test('an unchanged page takes no space: it is the same file', async () => {
  const { store, release } = await tinySite()
  const places = ['contact.html', 'contact.html.br', 'life.html', 'assets/media/entry-v1.js']
  const inodes = () => places.map((name) => statSync(join(store.public, name)).ino)
  const [page, brotli, life, entry] = inodes()
  await putLive(store, { media: release('media', 'v2', { '/life': { text: 'New words', ids: ['today'] } }) })
  const after = inodes()
  expect([after[0], after[1], after[3]]).toEqual([page, brotli, entry])
  expect(after[2]).not.toBe(life)
})

test('a release that changes one page keeps the section’s other pages as the same files', async () => {
  const { store, release } = await tinySite()
  const inode = () => statSync(join(store.public, 'herbarium.html')).ino
  const before = inode()
  const sameEntry = { entry: 'entry-v1.js', runtime: { scripts: ['entry-v1.js'], styles: [] } }
  await putLive(store, { media: release('media', 'v2', newWords, sameEntry) })
  expect(readFileSync(join(store.public, 'life.html'), 'utf8')).toContain('New words')
  expect(inode()).toBe(before)
})

test('a page that lost a compressed form is written again', async () => {
  const { store, release } = await tinySite()
  rmSync(join(store.public, 'contact.html.br'))
  await putLive(store, { media: release('media', 'v2') })
  expect(existsSync(join(store.public, 'contact.html.br'))).toBe(true)
})

test('a folder in the link’s place is moved aside, not deleted', async () => {
  const { store, text } = await tinySite()
  rmSync(store.public)
  mkdirSync(store.public)
  writeFileSync(join(store.public, 'index.html'), 'by hand')
  await putLive(store, {})
  expect(lstatSync(store.public).isSymbolicLink()).toBe(true)
  expect(text('index.html')).not.toBe('by hand')
  const aside = readdirSync(join(store.public, '..')).find((name) => name.startsWith('public.'))
  expect(readFileSync(join(store.public, '..', aside ?? '', 'index.html'), 'utf8')).toBe('by hand')
})

test('visitors see no change before the switch', async () => {
  const { store, release, text, served } = await tinySite()
  const before = served()
  const live = await readChannel(store)
  const channel = placed(live, { media: release('media', 'v2', newWords) })
  const { folder } = await writeSite(store, channel, 'production')
  expect(served()).toEqual(before)
  expect([isServed(store, live), isServed(store, channel)]).toEqual([true, false])
  switchTo(store, folder)
  expect(text('life.html')).toContain('New words')
  expect([isServed(store, live), isServed(store, channel)]).toEqual([false, true])
})

test('a compose that fails leaves no files behind', async () => {
  const site = await tinySite()
  const sites = sitesIn(site)
  // A page below another page's file.
  site.release('media', 'v2', { '/life': { ids: ['today'] }, '/life.html/more': {} })
  await expect(putLive(site.store, { media: 'v2' })).rejects.toThrow()
  expect(sitesIn(site)).toEqual(sites)
  expect(readdirSync(join(site.store.composed, 'records'))).toHaveLength(sites.length)
})

test('hidden files of a release are not served', async () => {
  const { store, release, served } = await tinySite()
  release('media', 'v2', { '/life': { ids: ['today'] } }, { exposes: {} })
  writeFileSync(join(store.releases, 'media/v2/browser/.secret.js'), '')
  await putLive(store, { media: 'v2' })
  expect([...served().keys()].filter((name) => name.includes('secret'))).toEqual([])
})

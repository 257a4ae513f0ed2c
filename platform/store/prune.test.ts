import { mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ChannelName } from '@college/shared/contract/composition'
import { expect, test } from 'vitest'
import { endCanary, startCanary } from '../release/canary'
import { putLive } from '../release/put-live'
import { rollBack } from '../release/rollback'
import { tinySite } from '../testing/tiny-site'
import { readChannel } from './log'
import { prune } from './prune'
import { faultIn, releaseKey, sealKey, storedReleases } from './seal'
import { releaseFolder, type Store, storeIn } from './site-store'

const day = 86_400

/** Sets the age of all stored files of a release to `days`. */
async function age(store: Store, version: string, days: number) {
  const time = Date.now() / 1000 - days * day
  const files = await store.driver.list(releaseKey('media', version))
  for (const key of [...files.map(({ key }) => key), sealKey('media', version)])
    utimesSync(join(store.driver.place, key), time, time)
}

/** Sets the age of a channel's newest compositions, or of all but the newest, to `days`. */
async function ageLog(store: Store, days: number, from = 0, channel: ChannelName = 'production') {
  const time = Date.now() / 1000 - days * day
  for (const { key } of (await store.driver.list(`channels/${channel}/`)).slice(from))
    utimesSync(join(store.driver.place, key), time, time)
}

async function siteWith(...versions: string[]) {
  const site = await tinySite()
  for (const version of versions) {
    site.release('media', version)
    await age(site.store, version, 40)
  }
  const stored = async () =>
    (await storedReleases(site.store.driver, 'media')).map(({ version }) => version).sort()
  return { ...site, stored }
}

test('removes a release that no composition names, with all its files; keeps the live one', async () => {
  const { store, stored } = await siteWith('v2')
  expect(await prune(store, 30)).toEqual([{ name: 'media', version: 'v2' }])
  expect(await stored()).toEqual(['v1'])
  expect(await store.driver.list('releases/media/v2/')).toEqual([])
  expect(await prune(store, 30)).toEqual([])
})

test('keeps a release younger than a day, even if no composition names it', async () => {
  const { store, stored } = await siteWith('v2')
  await age(store, 'v2', 0.9)
  await prune(store, 30)
  expect(await stored()).toEqual(['v1', 'v2'])
})

test('keeps releases named by a composition of the last days, or by the one live when they began', async () => {
  const { store, release, stored } = await siteWith()
  for (const version of ['v2', 'v3']) await putLive(store, { media: release('media', version) })
  for (const version of ['v1', 'v2', 'v3']) await age(store, version, 40)
  // The history holds ten releases; only earlier compositions name more.
  expect(await stored()).toEqual(['v1', 'v2', 'v3'])
  await rollBack(store, 'media', 'v1')
  await prune(store, 30)
  expect(await stored()).toEqual(['v1', 'v2', 'v3'])
})

test('removes what only older compositions name; a rollback to it is refused like to any missing release', async () => {
  const { store, release, stored } = await siteWith()
  for (let turn = 2; turn <= 12; turn++) await putLive(store, { media: release('media', `v${turn}`) })
  for (let turn = 1; turn <= 12; turn++) await age(store, `v${turn}`, 40)
  await ageLog(store, 40, 1)
  await prune(store, 30)
  expect(await stored()).not.toContain('v1')
  expect(await stored()).toContain('v3')
  await expect(rollBack(store, 'media', 'v1')).rejects.toThrow(/^media v1: .* expected it as it was released/)
})

test('keeps releases in the preview, and a canary', async () => {
  const { store, stored } = await siteWith('v2', 'v3')
  await putLive(store, { media: 'v2' }, 'preview')
  await startCanary(store, 'media', 'v3', 10)
  await prune(store, 0)
  expect(await stored()).toEqual(['v1', 'v2', 'v3'])
})

test('keeps a canary that was on when the last days began, though it was ended since', async () => {
  const { store, stored } = await siteWith('v2')
  await startCanary(store, 'media', 'v2', 10)
  await ageLog(store, 40)
  await endCanary(store, 'media')
  await prune(store, 30)
  expect(await stored()).toEqual(['v1', 'v2'])
})

test('keeps a release that another command makes live meanwhile', async () => {
  const { store, live } = await siteWith('v2')
  const { remove } = store.driver
  let races = 0
  const driver = {
    ...store.driver,
    async remove(keys: string[]) {
      if (keys.includes(sealKey('media', 'v2')) && !races++) await putLive(store, { media: 'v2' })
      await remove(keys)
    },
  }
  expect(await prune({ ...store, driver, local: driver }, 30)).toEqual([])
  expect([races, await live('media')]).toEqual([1, 'v2'])
  expect(await faultIn(store.driver, 'media', 'v2')).toBeUndefined()
})

test('a release pruned during its compose does not go live', async () => {
  const { store, live, served } = await siteWith('v2')
  const before = served()
  const goingLive = putLive(store, { media: 'v2' }, 'production', 'a test', () => prune(store, 30))
  await expect(goingLive).rejects.toThrow(/^media v2: is not stored whole; /)
  expect(await live('media')).toBe('v1')
  expect(served()).toEqual(before)
})

test('a release pruned at the moment it goes live is rolled back', async () => {
  const { store, live, served } = await siteWith('v2')
  const before = served()
  const was = await readChannel(store)
  const driver = {
    ...store.driver,
    async writeOnce(key: string, bytes: Buffer) {
      if (key.startsWith('channels/production/') && (await live('media')) === 'v1') await prune(store, 30)
      return store.driver.writeOnce(key, bytes)
    },
  }
  const goingLive = putLive({ ...store, driver, local: driver }, { media: 'v2' })
  await expect(goingLive).rejects.toThrow(/^media v2: is not stored whole; /)
  expect(await readChannel(store)).toEqual(was)
  expect(served()).toEqual(before)
})

test('a canary pruned during its compose does not start', async () => {
  const { store } = await siteWith('v2')
  let reads = 0
  const driver = {
    ...store.driver,
    async read(key: string) {
      if (key === sealKey('media', 'v2') && ++reads === 2) await prune(store, 30)
      return store.driver.read(key)
    },
  }
  const starting = startCanary({ ...store, driver, local: driver }, 'media', 'v2', 10)
  await expect(starting).rejects.toThrow(/^media v2: is not stored whole; /)
  expect((await readChannel(store)).canary).toBeUndefined()
})

test('removes an incomplete release of a killed process after a day', async () => {
  const { store } = await siteWith('v2')
  await store.driver.remove([sealKey('media', 'v2')])
  await prune(store, 30)
  expect(await store.driver.list('releases/media/v2/')).toEqual([])
})

test.each([
  'releases/media-copy/v1/release.json',
  'releases/media/desktop.ini',
  'releases/desktop.ini',
  'releases/seals/desktop.ini',
  'releases/seals/media/desktop.ini',
  'releases/seals/media/old/v1.json',
  'releases/media/v2 (copy)/release.json',
  'releases/seals/media/v2 (copy).json',
])('leaves %s alone, and removes what is a release', async (key) => {
  const { store } = await siteWith('v2')
  const stray = join(store.driver.place, key)
  mkdirSync(dirname(stray), { recursive: true })
  writeFileSync(stray, '{}')
  utimesSync(stray, 1, 1)
  expect(await prune(store, 30)).toEqual([{ name: 'media', version: 'v2' }])
  expect(readFileSync(stray, 'utf8')).toBe('{}')
})

test('a wrong clock on this machine removes nothing: ages are by the store’s clock', async () => {
  const { store, stored } = await siteWith('v2')
  await age(store, 'v2', 40)
  await ageLog(store, 40)
  await prune(store, 30)
  expect(await stored()).toEqual(['v1', 'v2'])
})

test('a local copy of a pruned release is removed too', async () => {
  const { store } = await siteWith('v2')
  const folder = mkdtempSync(join(tmpdir(), 'machine-'))
  const machine = { ...storeIn(folder, store.driver), site: store.site }
  await machine.local.writeOnce('releases/media/v2/browser/copy.js', Buffer.from(''))
  await prune(machine, 30)
  expect(await machine.local.list('releases/media/v2/')).toEqual([])
})

test('an unreadable composition stops pruning before anything is removed', async () => {
  const { store, release, stored } = await siteWith('v2')
  await putLive(store, { forms: release('forms', 'v2') })
  const [, first] = await store.driver.list('channels/production/')
  writeFileSync(join(store.driver.place, first?.key ?? ''), 'half')
  await expect(prune(store, 30)).rejects.toThrow('found text that is not JSON')
  expect(await stored()).toEqual(['v1', 'v2'])
  expect(await faultIn(store.driver, 'media', 'v2')).toBeUndefined()
  expect(releaseFolder(store, 'media', 'v2')).toContain('media')
})

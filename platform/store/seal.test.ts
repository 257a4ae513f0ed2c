import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractVersion } from '@college/shared/contract'
import { expect, test } from 'vitest'
import { writeTinyRelease } from '../testing/tiny-release'
import { seal, tinySite } from '../testing/tiny-site'
import { keyOf, readHead } from './log'
import { everythingOwed } from './owed'
import { faultIn, readSeal, readStored, sealKey } from './seal'
import { readRelease, releaseFolder, type Store, storeIn } from './site-store'

type Json = Record<string, unknown>

test('reads a stored release’s manifest; refuses one not stored, naming those that are', async () => {
  const { store, release } = await tinySite()
  release('media', 'v2')
  expect((await readStored(store.driver, 'media', 'v2')).version).toBe('v2')
  await expect(readStored(store.driver, 'media', 'v9')).rejects.toThrow(
    /^media v9: found no such release, expected one of v2, v1\.$/,
  )
  rmSync(join(releaseFolder(store, 'media', 'v2'), 'release.json'))
  await expect(readStored(store.driver, 'media', 'v2')).rejects.toThrow(
    /^media v2: found no release\.json, expected a whole release; [^\n]+ release media\.$/,
  )
  const empty = storeIn(join(store.releases, '../empty'))
  await expect(readStored(empty.driver, 'media', 'v9')).rejects.toThrow(
    'expected one of none, because nothing is stored.',
  )
})

const updates = /; something newer than this checkout wrote it: update the checkout\.$/

test.each<[what: string, key: string, read: (store: Store) => unknown, change: (was: Json) => unknown]>([
  [
    'composition',
    keyOf('production', 1),
    ({ driver }) => readHead(driver, 'production'),
    (was) => ({ ...was, canaries: [] }),
  ],
  [
    'composition, further in',
    keyOf('production', 1),
    ({ driver }) => readHead(driver, 'production'),
    (was) => ({ ...was, canary: { version: 'v2', since: '', section: 'media', share: 5, country: 'in' } }),
  ],
  [
    'seal',
    sealKey('media', 'v1'),
    ({ driver }) => readSeal(driver, 'media', 'v1'),
    (was) => ({ ...was, by: '' }),
  ],
  [
    'note of a delivery',
    'channels/owed/a.json',
    ({ driver }) => everythingOwed(driver),
    () => ({ since: '', work: { notify: 'somebody' } }),
  ],
  [
    'manifest',
    'releases/media/v1/release.json',
    ({ driver }) => readStored(driver, 'media', 'v1'),
    ({ entry: _, ...was }) => ({ ...was, contract: contractVersion + 1 }),
  ],
  [
    'manifest on this machine',
    'releases/media/v1/release.json',
    (store) => readRelease(store, 'media', 'v1'),
    (was) => ({ ...was, files: [], contract: contractVersion + 1 }),
  ],
])('of a newer %s it says that the checkout is older', async (_, key, read, change) => {
  const { store } = await tinySite()
  const was = await store.driver.read(key)
  await store.driver.remove([key])
  await store.driver.writeOnce(key, Buffer.from(JSON.stringify(change(JSON.parse(String(was ?? '{}'))))))
  await expect((async () => read(store))()).rejects.toThrow(updates)
})

test('of a manifest that is broken, and not newer, it says how to mend it', async () => {
  const { store } = await tinySite()
  const file = join(releaseFolder(store, 'media', 'v1'), 'release.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), files: [] }))
  await expect(readStored(store.driver, 'media', 'v1')).rejects.toThrow(
    /files: .*; release the same source again: npx college release media\.$/,
  )
})

test('refuses a version that would point outside the store', () => {
  expect(() => sealKey('media', '../v1')).toThrow(
    "media: found the version '../v1', expected letters, digits, hyphens, underscores and dots within it.",
  )
})

test('a release counts as whole only with its seal', async () => {
  const { store } = await tinySite()
  await store.driver.remove([sealKey('media', 'v1')])
  expect(await faultIn(store.driver, 'media', 'v1')).toBe('is not stored whole')
  seal(store, 'media', 'v1')
  expect(await faultIn(store.driver, 'media', 'v1')).toBeUndefined()
})

test.each([
  ['of another package', 'forms', 'v3', 'has the manifest of forms v3'],
  ['of another version', 'media', 'v2', 'has the manifest of media v2'],
] as const)('a release with the manifest %s is invalid', async (_, name, version, fault) => {
  const { store } = await tinySite()
  writeTinyRelease(releaseFolder(store, 'media', 'v3'), name, version)
  seal(store, 'media', 'v3')
  expect(await faultIn(store.driver, 'media', 'v3')).toBe(fault)
})

test('a release without a manifest is invalid', async () => {
  const { store, release } = await tinySite()
  rmSync(join(releaseFolder(store, 'media', release('media', 'v2')), 'release.json'))
  seal(store, 'media', 'v2')
  expect(await faultIn(store.driver, 'media', 'v2')).toBe('has no manifest (release.json)')
})

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sealAsItIs } from '../testing/seal-as-it-is'
import { writeTinyRelease } from '../testing/tiny-release'
import { seal, tinySite } from '../testing/tiny-site'
import { faultIn, readStored, sealKey } from './seal'
import { releaseFolder, storeIn } from './site-store'

test('reads a stored release’s manifest; refuses one not stored, naming those that are', async () => {
  const { store, release } = await tinySite()
  release('media', 'v2')
  expect((await readStored(store.driver, 'media', 'v2')).version).toBe('v2')
  await expect(readStored(store.driver, 'media', 'v9')).rejects.toThrow(
    /^media v9: found no such release, expected one of v2, v1\.$/,
  )
  const empty = storeIn(join(store.releases, '../empty'))
  await expect(readStored(empty.driver, 'media', 'v9')).rejects.toThrow(
    'expected one of none, because nothing is stored.',
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
  await sealAsItIs(store.driver, 'media', 'v1')
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

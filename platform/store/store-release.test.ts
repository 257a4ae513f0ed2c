import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { manifestFile } from '@college/shared/contract/release-manifest'
import { expect, test } from 'vitest'
import { putLive } from '../release/put-live'
import { tinySite } from '../testing/tiny-site'
import { faultIn, sealKey, storedReleases } from './seal'
import { readRelease, releaseFolder, type Store } from './site-store'
import { storeRelease } from './store-release'

/** A site, and a build `v2` of media that is not stored yet. */
async function siteWithBuild() {
  const site = await tinySite()
  const { store, release } = site
  const dist = releaseFolder(store, 'media', release('media', 'built'))
  const manifest = { ...readRelease(store, 'media', 'built'), version: 'v2' }
  writeFileSync(join(dist, manifestFile), JSON.stringify(manifest))
  const folder = releaseFolder(store, 'media', 'v2')
  const fault = () => faultIn(store.driver, 'media', 'v2')
  return { ...site, dist, folder, fault, build: () => storeRelease(store, dist, manifest) }
}

const versionsOf = async ({ driver }: Store) =>
  (await storedReleases(driver, 'media')).map(({ version }) => version)

test('a built package is stored once, texts also compressed, without the files that tools keep for themselves', async () => {
  const { store, dist, folder, build, fault } = await siteWithBuild()
  writeFileSync(join(dist, 'browser/picture.webp'), 'picture')
  mkdirSync(join(dist, 'browser/.vite'))
  writeFileSync(join(dist, 'browser/.vite/manifest.json'), '{}')
  await build()
  const browser = join(folder, 'browser')
  expect(gunzipSync(readFileSync(join(browser, 'entry-built.js.gz'))).toString()).toBe('// entry-built.js')
  expect(existsSync(join(browser, 'entry-built.js.br'))).toBe(true)
  expect(existsSync(join(browser, 'picture.webp'))).toBe(true)
  expect(existsSync(join(browser, 'picture.webp.br'))).toBe(false)
  expect(existsSync(join(browser, '.vite'))).toBe(false)
  expect(readdirSync(join(store.releases, 'media')).sort()).toEqual(['built', 'v1', 'v2'])
  expect(await fault()).toBeUndefined()
})

test('leaves an intact stored release alone', async () => {
  const { store, build } = await siteWithBuild()
  await build()
  const seal = join(store.releases, '..', sealKey('media', 'v2'))
  utimesSync(seal, 1, 1)
  await build()
  expect(statSync(seal).mtimeMs).toBe(1_000)
})

test('the first release of a section needs no folder', async () => {
  const { store, build } = await siteWithBuild()
  rmSync(join(store.releases, 'seals/media'), { recursive: true })
  await build()
  expect(await versionsOf(store)).toEqual(['v2'])
})

test('an interrupted copy never counts as a release', async () => {
  const { store, folder } = await siteWithBuild()
  mkdirSync(join(folder, 'browser'), { recursive: true })
  writeFileSync(join(folder, manifestFile), '{}')
  expect(await versionsOf(store)).toEqual(['built', 'v1'])
  await expect(putLive(store, { media: 'v2' })).rejects.toThrow(/^media v2: is not stored whole; expected/)
})

test.each([
  [
    'a flipped byte',
    (file: string) => writeFileSync(file, '// entry-buil7.js'),
    'has a file with other bytes than it was released with (browser/entry-built.js)',
  ],
  [
    'a missing file',
    (file: string) => rmSync(file),
    'lacks a file that it was released with (browser/entry-built.js)',
  ],
  [
    'a file too many',
    (file: string) => writeFileSync(`${file}.more`, ''),
    'has a file that it was not released with (browser/entry-built.js.more)',
  ],
])(
  '%s in a stored release is found before it goes live, and repaired by releasing the same source again',
  async (_, spoil, fault) => {
    const { store, folder, build, live } = await siteWithBuild()
    await build()
    spoil(join(folder, 'browser/entry-built.js'))
    await expect(putLive(store, { media: 'v2' })).rejects.toThrow(
      `media v2: ${fault}; expected it as it was released, so release the same source again: npx college release media.`,
    )
    expect(await live('media')).toBe('v1')
    await build()
    await putLive(store, { media: 'v2' })
    expect(await live('media')).toBe('v2')
  },
)

const script = '// entry-built.js'
const others = {
  br: brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_LGWIN]: 10 } }),
  gz: gzipSync(script, { level: 0 }),
}

test.each(['br', 'gz'] as const)(
  'a machine that compresses .%s differently accepts what another wrote',
  async (ending) => {
    const { folder, build, fault } = await siteWithBuild()
    const file = join(folder, `browser/entry-built.js.${ending}`)
    await build()
    expect(readFileSync(file)).not.toEqual(others[ending])
    rmSync(folder, { recursive: true })
    mkdirSync(join(folder, 'browser'), { recursive: true })
    writeFileSync(file, others[ending])
    await build()
    expect(readFileSync(file)).toEqual(others[ending])
    expect(await fault()).toBeUndefined()
  },
)

test.each([
  ['other words', 'entry-built.js', Buffer.from('// entry-built.ts')],
  ['other words, compressed', 'entry-built.js.br', brotliCompressSync('// entry-built.ts')],
  ['half a compressed file', 'entry-built.js.gz', others.gz.subarray(0, 12)],
])('replaces %s in a file’s place with the file', async (_, name, bytes) => {
  const { folder, build, fault } = await siteWithBuild()
  const file = join(folder, 'browser', name)
  mkdirSync(join(folder, 'browser'), { recursive: true })
  writeFileSync(file, bytes)
  await build()
  expect(readFileSync(file)).not.toEqual(bytes)
  expect(await fault()).toBeUndefined()
})

test.each([
  ['an empty server build', 'server/server.cjs', '', 'has no server build, or an empty one'],
  [
    'a script that its manifest knows otherwise',
    'browser/entry-built.js',
    'x',
    'has no such file as its manifest names (entry-built.js)',
  ],
])('does not store a build with %s', async (_, file, text, sentence) => {
  const { store, dist, build } = await siteWithBuild()
  writeFileSync(join(dist, file), text)
  await expect(build()).rejects.toThrow(
    `media v2: the build ${sentence}, expected a whole one; npx college build media makes it.`,
  )
  expect(await versionsOf(store)).not.toContain('v2')
})

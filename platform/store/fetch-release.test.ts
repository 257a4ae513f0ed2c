import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { releaseWith } from '../release/explain'
import { putLive } from '../release/put-live'
import { damagedAssets } from '../site/intact'
import { variations } from '../testing/at-night'
import { faultsIn, firstSite } from '../testing/machines'
import { s3InMemory } from '../testing/s3-in-memory'
import { writeSampleSite } from '../testing/sample-site'
import { ownPages, storeTiny } from '../testing/tiny-release'
import { liveVersion } from './channel'
import { sha256 } from './hash'
import { readChannel } from './log'
import { checkSealed, sealKey } from './seal'
import { type Store, storeAt } from './site-store'

const service = await s3InMemory()
beforeEach(() => service.objects.clear())

/** Machines that share a bucket, with a first site live and a release `v2` of media stored. */
async function machines() {
  const folder = mkdtempSync(join(tmpdir(), 'machines-'))
  const site = writeSampleSite(join(folder, 'site.yaml'))
  const machine = (name: string) => ({ ...storeAt('s3://college/site', join(folder, name)), site })
  const one = machine('one')
  await firstSite(one)
  await storeTiny(one, 'media', 'v2', ownPages('media', 'v2'))
  return { one, other: machine('other') }
}

test('another machine downloads the release and makes it live', async () => {
  const { one, other } = await machines()
  await putLive(other, { media: 'v2' })
  expect(faultsIn(other.public)).toEqual([])
  expect(liveVersion(await readChannel(one), 'media')).toBe('v2')
})

test('a locally altered file is downloaded again before its release goes live', async () => {
  const { one } = await machines()
  for (const file of ['browser/entry-v2.js', 'server/server.cjs']) {
    const copy = join(one.releases, 'media/v2', file)
    writeFileSync(copy, readFileSync(copy, 'utf8').replace('v2', 'v3'))
  }
  writeFileSync(join(one.releases, 'media/v2/browser/more.js'), '')
  await putLive(one, { media: 'v2' })
  expect(faultsIn(one.public)).toEqual([])
})

test('a release that was repaired elsewhere, in another compression, is whole here after the next compose', async () => {
  const { other } = await machines()
  await putLive(other, { media: 'v2' })
  const key = 'releases/media/v2/browser/entry-v2.js.br'
  const bytes = Buffer.from('compressed by another Node')
  const seal = await checkSealed(other.driver, 'media', 'v2')
  seal.files['browser/entry-v2.js.br'] = sha256(bytes)
  await other.driver.remove([key, sealKey('media', 'v2')])
  await other.driver.writeOnce(key, bytes)
  await other.driver.writeOnce(sealKey('media', 'v2'), Buffer.from(JSON.stringify(seal)))
  // A disk's fault, or the repair would not concern this machine.
  writeFileSync(join(other.local.place, key), '')
  expect(await damagedAssets(other)).toHaveLength(1)
  await putLive(other, {})
  expect(await damagedAssets(other)).toEqual([])
})

test('a release that is only on this machine, no longer in the store, does not go live', async () => {
  const { one } = await machines()
  await one.driver.remove([sealKey('media', 'v2')])
  await expect(putLive(one, { media: 'v2' })).rejects.toThrow(/^media v2: is not stored whole; /)
  expect(liveVersion(await readChannel(one), 'media')).toBe('v1')
})

const damages: [file: string, text: string | undefined][] = [
  ['media/v1/release.json', '{'],
  ['media/v1/release.json', undefined],
  ['media/v1/server/server.cjs', undefined],
  ['seals/media/v1.json', '{'],
  ['seals/media/v1.json', '{"files":{}}'],
  ['seals/media/v1.json', undefined],
]
test.each(variations(damages, 3))(
  'an earlier release with %s damaged (%j) hinders no change of a machine that lacks it',
  async (file, text) => {
    const { one, other } = await machines()
    await putLive(one, { media: 'v2' })
    const damage = async (key: string) => {
      await one.driver.remove([key])
      if (text !== undefined) await one.driver.writeOnce(key, Buffer.from(text))
    }
    await damage(`releases/${file}`)
    await storeTiny(other, 'about', 'v2', ownPages('about', 'v2'))
    await putLive(other, { about: 'v2' })
    expect(faultsIn(other.public)).toEqual([])
    // It never goes live itself.
    await expect(putLive(other, { media: 'v1' })).rejects.toThrow(
      /media(\/| )v1[^\n]+ npx college release media\.$/,
    )
    expect(liveVersion(await readChannel(other), 'media')).toBe('v2')
  },
)

const unanswered: [what: string, key: string, act: (other: Store, one: Store) => Promise<unknown>][] = [
  ['stops a change', 'seals/media/v1.json', (other) => putLive(other, { about: 'v2' })],
  [
    'is not taken for another release',
    'media/v2/release.json',
    (_, { driver }) => releaseWith(driver, 'media', 'entry-v1.js'),
  ],
  [
    'is not released again',
    'media/v2/server/server.cjs',
    (_, one) => storeTiny(one, 'media', 'v2', ownPages('media', 'v2')),
  ],
]
test.each(unanswered)('a release that the service says nothing of %s', async (_, key, act) => {
  const { one, other } = await machines()
  await putLive(one, { media: 'v2' })
  await storeTiny(one, 'about', 'v2', ownPages('about', 'v2'))
  const before = [...service.objects.keys()]
  vi.stubEnv('SITE_PATIENCE', '1')
  onTestFinished(() => {
    vi.stubEnv('SITE_PATIENCE', undefined)
    service.fault = () => undefined
  })
  service.fault = (line) => (line.startsWith('GET') && line.includes(key) ? 'hang' : undefined)
  await expect(act(other, one)).rejects.toThrow('the service did not answer')
  expect([...service.objects.keys()]).toEqual(before)
})

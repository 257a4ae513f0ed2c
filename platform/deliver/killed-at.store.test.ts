import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RouteManifest } from '@college/shared/contract/route-manifest'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { verify } from '../commands/verify'
import { pageFile } from '../compose/page-file'
import { putLive } from '../release/put-live'
import { liveVersion } from '../store/channel'
import { readChannel } from '../store/log'
import { everythingOwed } from '../store/owed'
import { type Store, storeAt, storeIn } from '../store/site-store'
import { atNight } from '../testing/at-night'
import { faultsIn, firstSite, machine } from '../testing/machines'
import { randomFrom } from '../testing/random'
import { startS3 } from '../testing/real-s3'
import { writeSampleSite } from '../testing/sample-site'
import { ownPages, storeTiny } from '../testing/tiny-release'
import { deliverLive } from './deliver-live'
import { targetAt } from './target'

const seed = Number(process.env.KILL_SEED ?? (atNight ? Math.floor(Math.random() * 1_000_000) : 4))
const moments = Number(process.env.KILL_MOMENTS ?? (atNight ? 50 : 1))

const folder = mkdtempSync(join(tmpdir(), 'killed-at-'))
await startS3()
beforeAll(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** A site with a folder and a bucket as delivery targets. */
async function deliveredSite(place: string) {
  const own = join(folder, randomUUID())
  const site = writeSampleSite(join(own, 'site.yaml'))
  const opened =
    place === 'a folder' ? storeIn(join(own, 'store')) : storeAt(`s3://college/${randomUUID()}`, own)
  const store: Store = { ...opened, site }
  await firstSite(store)
  mkdirSync(join(own, 'www'))
  const targets = [join(own, 'www'), `s3://college/www-${randomUUID()}`]
  const purged = join(own, 'purged')
  vi.stubEnv('SITE_PURGE', `cat >> ${purged}`)
  await deliverLive(store, targets)
  rmSync(purged)
  let stored = 0
  /** Stores another release of a section, with files that no target has. */
  const release = async () => {
    const version = `k${++stored}`
    await storeTiny(store, 'media', version, ownPages('media', version))
    return version
  }
  return { store, targets, purged, release }
}

type Site = Awaited<ReturnType<typeof deliveredSite>>

/** Makes a release live and delivers it, in a separate process. */
function change({ store, targets, purged }: Site, version: string, killAt?: string) {
  return machine(
    store,
    killAt ? 'testing/kill-at.ts' : 'college.js',
    ['rollback', 'media', version],
    {
      SITE_DELIVER: targets.join(' '),
      SITE_PURGE: `cat >> ${purged}`,
      SITE_CACHE: join(store.releases, '../..'),
      ...(killAt && { KILL_AT: killAt }),
    },
    [],
  )
}

/** What visitors of a target would miss: a page in its map, a file that a page names. */
async function faultsAt(place: string): Promise<string[]> {
  const target = targetAt(place)
  const { pages }: RouteManifest = JSON.parse((await target.read('routes.json')) ?? '{}')
  const faults: string[] = []
  for (const path of Object.keys(pages)) {
    const page: { files: [file: string, integrity: string][] } = JSON.parse(
      (await target.read(pageFile(path))) ?? '{"files":[["nothing",""]]}',
    )
    for (const [file, integrity] of page.files) {
      const text = await target.read(file)
      const hash = text !== undefined && createHash('sha256').update(text).digest('base64')
      if (integrity !== `sha256-${hash}`) faults.push(`${place}: ${path}: ${file}`)
    }
  }
  return faults
}

/**
 * After a kill, expects a whole served site, and the next command to do what is still owed.
 *
 * @returns whether the release was live
 */
async function expectWhole({ store, targets, purged }: Site, version: string, killed: string) {
  expect(faultsIn(store.public), killed).toEqual([])
  for (const target of targets) expect(await faultsAt(target), killed).toEqual([])
  const isLive = liveVersion(await readChannel(store), 'media') === version
  await deliverLive(store, targets)
  await verify.run({}, targets, { root: folder, store })
  for (const target of targets) {
    const isNew = (await targetAt(target).read('life.html'))?.includes(`media:${version} at`)
    expect(isNew, killed).toBe(isLive)
  }
  expect(await everythingOwed(store.driver), killed).toEqual([])
  const addresses = existsSync(purged) ? readFileSync(purged, 'utf8').split('\n') : []
  expect(addresses.includes('/life'), `${killed}: told the CDN`).toBe(isLive)
  await putLive(store, { media: 'v1' })
  expect(faultsIn(store.public), killed).toEqual([])
  await deliverLive(store, targets)
  rmSync(purged, { force: true })
  return isLive
}

const log = (place: string) =>
  place === 'a folder' ? 'link 1 channels/production/' : 'fetch 1 PUT .*/channels/production/'

test.each(atNight ? ['a folder', 'a bucket'] : ['a folder'])(
  'recovers from a kill at the log of %s, the switch, each step of a delivery, or the purge',
  { timeout: 60_000 + (atNight ? 1_200_000 : 60_000) },
  async (place) => {
    const site = await deliveredSite(place)
    const [www = '', bucket = ''] = site.targets
    const at = async (point: string) => {
      const version = await site.release()
      const { status, output } = await change(site, version, point).ended
      const isLive = await expectWhole(site, version, point)
      if (status !== null) expect(status, output).toBe(0)
      return status === null ? isLive : undefined
    }
    expect(await at(`before ${log(place)}`)).toBe(false)
    expect(await at(`after ${log(place)}`)).toBe(true)
    for (const point of [
      'before renameSync 1 /public',
      `after rename 1 ${www}/life\\.html$`,
      `after fetch 1 PUT .*${bucket.slice('s3:/'.length)}/life$`,
      'before spawnSync 1 sh',
    ])
      expect(await at(point), point).toBe(true)
    if (!atNight) return
    for (const point of [
      'after renameSync 1 /public',
      'before symlinkSync 1 /public',
      'before writeFileSync 1 \\.served',
      'after spawnSync 1 sh',
      place === 'a folder' ? 'before rm 1 channels/owed/' : 'before fetch 1 DELETE .*/channels/owed/',
    ])
      expect(await at(point), point).toBe(true)
    for (const [call, pattern] of [
      ['rename', `${www}/`],
      ['fetch', `PUT .*${bucket.slice('s3:/'.length)}/`],
    ])
      for (let nth = 1; await at(`before ${call} ${nth} ${pattern}`); nth++);
  },
)

test(`recovers from a kill at any moment after the log is written (${moments} moments, KILL_SEED=${seed})`, {
  timeout: 60_000 + moments * 30_000,
}, async () => {
  const random = randomFrom(seed)
  const site = await deliveredSite('a folder')
  /** Runs the change and kills it `wait` ms after its log is written. Returns how long it then ran. */
  const killedAfter = async (version: string, wait?: number) => {
    let written = 0
    const { ended, kill } = change(site, version)
    const watching = watch(join(site.store.channels, 'production'), () => {
      if (written) return
      written = performance.now()
      if (wait !== undefined) setTimeout(kill, wait)
    })
    const { status, output } = await ended
    watching.close()
    if (wait === undefined) expect(status, output).toBe(0)
    return performance.now() - written
  }
  const first = await site.release()
  const whole = await killedAfter(first)
  await expectWhole(site, first, 'not killed')
  for (let turn = 0; turn < moments; turn++) {
    const [version, wait] = [await site.release(), whole * random()]
    await killedAfter(version, wait)
    expect(await expectWhole(site, version, `${wait.toFixed()} of ${whole.toFixed()} ms`)).toBe(true)
  }
})

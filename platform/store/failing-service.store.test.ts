import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { promote } from '../release/promote'
import { putLive } from '../release/put-live'
import { rollBack } from '../release/rollback'
import { atNight } from '../testing/at-night'
import { faultsIn, firstSite, historyOf } from '../testing/machines'
import { s3InMemory } from '../testing/s3-in-memory'
import type { Fault } from '../testing/s3-service'
import { writeSampleSite } from '../testing/sample-site'
import { ownPages, storeTiny } from '../testing/tiny-release'
import { Refusal } from './refusal'
import { faultIn, storedReleases } from './seal'
import { type Store, storeAt } from './site-store'

const service = await s3InMemory()

/** Turns of four changes each: `STORE_ROUNDS=15 npx vitest run --project store failing`. */
const turns = Number(process.env.STORE_ROUNDS ?? (atNight ? 2 : 1))

async function releaseMedia(store: Store, version: string) {
  await storeTiny(store, 'media', version, ownPages('media', version))
  await putLive(store, { media: version }, 'production', version)
}

test.each<[Fault, share: number]>([
  ['error', 1 / 3],
  ['busy', 1 / 3],
  ['lost', 1 / 3],
  ['hang', 1 / 20],
])(
  'with requests failing by %s, each change succeeds or is refused, and the site stays whole',
  { timeout: 60_000 + turns * 60_000 },
  async (fault, share) => {
    const folder = mkdtempSync(join(tmpdir(), 'failing-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    service.fault = () => undefined
    const site = writeSampleSite(join(folder, 'site.yaml'))
    const open = (patience: string) => {
      vi.stubEnv('SITE_PATIENCE', patience)
      return { ...storeAt(`s3://college/${fault}`, folder), site }
    }
    await firstSite(open('60'))
    const store = open('1')
    let done = 0
    const failing = async (change: () => Promise<unknown>) => {
      // Some requests fail, or every request after the first few.
      let left = Math.random() < 0.5 ? Math.random() * 30 : Number.POSITIVE_INFINITY
      service.fault = () => (--left < 0 || Math.random() < share ? fault : undefined)
      const said = await change().catch((error) => error)
      service.fault = () => undefined
      if (said instanceof Error) expect(said).toBeInstanceOf(Refusal)
      else done++
      expect(faultsIn(store.public)).toEqual([])
      return said
    }
    const made: string[] = []
    for (let turn = 1; turn <= turns; turn++) {
      const said = await failing(() => releaseMedia(store, `t${turn}`))
      if (!(said instanceof Error)) made.push(`t${turn}`)
      await failing(() => putLive(store, { media: 'v1' }, 'preview'))
      await failing(() => promote(store, { media: 'v1' }))
      await failing(() => rollBack(store, 'media', 'v1'))
    }
    await releaseMedia(open('60'), 'last')
    expect(faultsIn(store.public)).toEqual([])
    const history = await historyOf(store)
    expect(history.map(({ number }) => number)).toEqual(history.map((_, place) => history.length - place))
    expect(history.map(({ why }) => why)).toEqual(expect.arrayContaining([...made, 'last']))
    for (const { version } of await storedReleases(store.driver, 'media'))
      expect(await faultIn(store.driver, 'media', version)).toBeUndefined()
    expect(done).toBeGreaterThan(0)
    console.log(`${fault}: ${done} of ${turns * 4} changes were made.`)
  },
)

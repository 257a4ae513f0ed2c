import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { deliverLive } from '../deliver/deliver-live'
import { putLive } from '../release/put-live'
import { atNight } from '../testing/at-night'
import { faultsIn, firstSite, historyOf, machine, missingIn } from '../testing/machines'
import { packages } from '../testing/packages'
import { startS3 } from '../testing/real-s3'
import { writeSampleSite } from '../testing/sample-site'
import { liveVersion } from './channel'
import { readChannel } from './log'
import { faultIn, storedReleases } from './seal'
import { type Store, storeAt, storeIn } from './site-store'

/** Fifty rounds of each take an hour: `STORE_ROUNDS=50 npx vitest run --project store many-machines`. */
const rounds = Number(process.env.STORE_ROUNDS ?? 1)

/** Milliseconds by which each machine's clock is off. */
const skews = [0, -3_600_000, 86_400_000, 40_000]

await startS3()
const folder = mkdtempSync(join(tmpdir(), 'many-machines-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A machine's own cache folder. */
const own = (place: number | string) => join(folder, `machine-${place}`)
const site = writeSampleSite(join(folder, 'site.yaml'))

/** Expects every machine to compose what is live, and every stored file to be whole. */
async function expectWhole(store: Store) {
  const numbers = (await historyOf(store)).map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, place) => numbers.length - place))
  const channel = await readChannel(store)
  for (const name of packages) {
    const stored = (await storedReleases(store.driver, name)).map(({ version }) => version)
    expect(stored).toContain(liveVersion(channel, name))
    for (const version of stored) expect(await faultIn(store.driver, name, version)).toBeUndefined()
  }
  if (store.driver !== store.local) await putLive(store, {})
  expect(faultsIn(store.public)).toEqual([])
}

describe.each([
  ['a folder', () => ({ ...storeIn(join(folder, randomUUID())), site })],
  ['a bucket', () => ({ ...storeAt(`s3://college/${randomUUID()}`, own('here')), site })],
])('with %s', (place, open) => {
  test(`twelve releases from four machines at once: nothing is lost, and the history has no gap (${rounds} rounds)`, {
    timeout: 90_000 * rounds,
  }, async () => {
    const store = open()
    await firstSite(store)
    for (let round = 1; round <= rounds; round++) {
      const before = await historyOf(store)
      const released = packages.flatMap((name) => [`${name}:r${round}a`, `${name}:r${round}b`])
      const said = await Promise.all(
        skews.map((skew, place) => {
          const ours = released.filter((_, index) => index % skews.length === place)
          const env = { CLOCK_SKEW: String(skew), SITE_CACHE: own(place) }
          return machine(store, 'testing/release-tiny.ts', ours, env).ended
        }),
      )
      expect(
        said.map(({ status }) => status),
        said.map(({ output }) => output).join(''),
      ).toEqual([0, 0, 0, 0])
      const entries = (await historyOf(store)).slice(0, -before.length)
      expect(entries.map(({ why }) => why).sort()).toEqual(released.map((name) => `release ${name}`).sort())
      const channel = await readChannel(store)
      for (const name of packages) expect(liveVersion(channel, name)).toMatch(new RegExp(`^r${round}[ab]$`))
      await expectWhole(store)
    }
  })

  // With every change, other tests kill changes of a folder.
  test.skipIf(place === 'a folder' && !atNight)(
    `a command killed at any moment leaves the site whole, and the next command works (${rounds * 6} moments)`,
    {
      timeout: 120_000 * rounds,
    },
    async () => {
      const store = open()
      await firstSite(store)
      const commands = (turn: number): [script: string, args: string[]][] => [
        ['testing/release-tiny.ts', [`media:k${turn}`]],
        ['promote', ['forms']],
        ['rollback', ['media', 'v1']],
        ['rollback', ['--site', '1']],
        ['compose', []],
        ['deliver', [delivered]],
      ]
      const env = { SITE_CACHE: own('killed') }
      const delivered = join(folder, randomUUID())
      mkdirSync(delivered)
      await deliverLive(store, [delivered])
      await machine(store, 'testing/release-tiny.ts', ['media:first', 'forms:next'], env).ended
      const begun = Date.now()
      await machine(store, 'testing/release-tiny.ts', ['media:second'], env).ended
      const whole = Date.now() - begun
      const served = store.driver === store.local ? store : storeAt(store.driver.place, own('killed'))
      for (let turn = 0; turn < rounds; turn++)
        for (const [script, args] of commands(turn)) {
          await putLive(store, { forms: 'next' }, 'preview')
          const { ended, kill } = script.endsWith('.ts')
            ? machine(store, script, args, env)
            : machine(store, 'college.js', [script, ...args], env)
          await pause(whole * (0.3 + 0.7 * Math.random()))
          kill()
          await ended
          expect(faultsIn(served.public), `${script} ${args.join(' ')}`).toEqual([])
          expect(missingIn(delivered), `${script} ${args.join(' ')}`).toEqual([])
        }
      expect((await machine(store, 'testing/release-tiny.ts', ['media:last'], env).ended).status).toBe(0)
      expect(liveVersion(await readChannel(store), 'media')).toBe('last')
      await deliverLive(store, [delivered])
      for (const site of [served.public, delivered]) expect(faultsIn(site)).toEqual([])
      await expectWhole(store)
    },
  )
})

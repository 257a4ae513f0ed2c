import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readChannel } from '../release/channel'
import { putLive } from '../release/put-live'
import { packages, type Store } from '../release/store'
import { faultsIn, historyOf, machine } from '../testing/machines'
import { tinySite } from '../testing/tiny-site'
import { faultIn, storedReleases } from './seal'

/** Fifty of each take minutes: `STORE_ROUNDS=50 npx vitest run --project store many-machines`. */
const rounds = Number(process.env.STORE_ROUNDS ?? 1)

/** Milliseconds by which the machines' clocks are wrong. */
const skews = [0, -3_600_000, 86_400_000, 40_000]

/** What is live is what is served, and everything that is stored is whole. */
async function expectWhole(store: Store) {
  expect(faultsIn(store.public)).toEqual([])
  const numbers = (await historyOf(store)).map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, place) => numbers.length - place))
  const channel = await readChannel(store)
  for (const name of packages) {
    const stored = (await storedReleases(store.driver, name)).map(({ version }) => version)
    expect(stored).toContain(channel[name]?.[0]?.version)
    for (const version of stored) expect(await faultIn(store.driver, name, version)).toBeUndefined()
  }
}

test(`twelve releases from four machines at once: nothing is lost, and the history has no gap (${rounds} rounds)`, {
  timeout: 60_000 * rounds,
}, async () => {
  const { store, live } = await tinySite()
  for (let round = 1; round <= rounds; round++) {
    const before = await historyOf(store)
    const released = packages.flatMap((name) => [`${name}:r${round}a`, `${name}:r${round}b`])
    const said = await Promise.all(
      skews.map((skew, place) => {
        const own = released.filter((_, index) => index % skews.length === place)
        return machine(store, 'testing/release-tiny.ts', own, { CLOCK_SKEW: String(skew) }).ended
      }),
    )
    expect(
      said.map(({ status }) => status),
      said.map(({ output }) => output).join(''),
    ).toEqual([0, 0, 0, 0])
    const entries = (await historyOf(store)).slice(0, -before.length)
    expect(entries.map(({ why }) => why).sort()).toEqual(released.map((name) => `release ${name}`).sort())
    for (const name of packages) expect(await live(name)).toMatch(new RegExp(`^r${round}[ab]$`))
    await expectWhole(store)
  }
})

test(`a command that is killed at any moment leaves a whole site, and the next command goes on (${rounds * 5} moments)`, {
  timeout: 60_000 * rounds,
}, async () => {
  const { store, release, live } = await tinySite()
  const commands = (turn: number): [script: string, args: string[]][] => [
    ['testing/release-tiny.ts', [`media:k${turn}`]],
    ['commands/promote.ts', ['forms']],
    ['commands/rollback.ts', ['media', 'v1']],
    ['commands/rollback.ts', ['--site', '1']],
    ['commands/compose.ts', []],
  ]
  await machine(store, 'testing/release-tiny.ts', ['media:first']).ended
  const begun = Date.now()
  await machine(store, 'testing/release-tiny.ts', ['media:second']).ended
  const whole = Date.now() - begun
  for (let turn = 0; turn < rounds; turn++)
    for (const [script, args] of commands(turn)) {
      await putLive(store, { forms: release('forms', 'v1') }, 'preview')
      const { ended, kill } = machine(store, script, args)
      await pause(whole * (0.3 + 0.7 * Math.random()))
      kill()
      await ended
      expect(faultsIn(store.public), `${script} ${args.join(' ')}`).toEqual([])
    }
  expect((await machine(store, 'testing/release-tiny.ts', ['media:last']).ended).status).toBe(0)
  expect(await live('media')).toBe('last')
  await expectWhole(store)
})

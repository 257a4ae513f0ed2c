import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractVersion } from '@college/shared/contract'
import { channelNames } from '@college/shared/contract/composition'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { liveVersion, packagesIn, packagesKept, versionsIn } from '../store/channel'
import { readEntry, readHead } from '../store/log'
import { sealsPrefix } from '../store/seal'
import { Refusal, type Store, storeAt, storeIn } from '../store/site-store'
import { atNight } from '../testing/at-night'
import { layOut, runIn } from '../testing/checkouts'
import { isClear, misfitsOf, unnamedChanges } from '../testing/history-checks'
import { firstSite } from '../testing/machines'
import { randomFrom } from '../testing/random'
import { randomStep, type Step } from '../testing/random-step'
import { startS3 } from '../testing/real-s3'
import { sharedStore } from '../testing/shared-store'
import { filesIn } from '../testing/tiny-site'
import { putLive } from './put-live'

vi.mock('@college/shared/contract', async (original) => {
  const { working } = await import('../testing/working-checkout')
  const contract = await original<typeof import('@college/shared/contract')>()
  return {
    ...contract,
    get contractVersion() {
      return working.getStore()?.age.contract ?? contract.contractVersion
    },
  }
})
vi.mock('./build', async (original) => ({
  ...(await original<typeof import('./build')>()),
  buildPackages: async (root: string, names: string[]) =>
    (await import('../testing/checkouts')).buildTiny(root, names),
}))

const seed = Number(process.env.HISTORY_SEED ?? (atNight ? Math.floor(Math.random() * 1_000_000) : 3))
const steps = Number(process.env.HISTORY_STEPS ?? (atNight ? 300 : 8))

const folder = mkdtempSync(join(tmpdir(), 'histories-'))
await startS3()
afterEach(() => void vi.restoreAllMocks())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const first = ['shell', 'about', 'academics', 'departments', 'forms', 'media']
/** Yesterday's: does not know two of the sections. */
const old = {
  packages: first,
  contract: contractVersion,
  react: '19.2.0',
  tokens: ['--leaf', '--moss'],
  button: 'march',
}
/** Has one more live section, one never released, and one more token. */
const ahead = {
  ...old,
  packages: [...first, 'alumni', 'library'],
  tokens: ['--leaf', '--moss', '--fern'],
  button: 'june',
}
/** Another React, and one token renamed; its contract is raised half-way. */
const newer = { ...ahead, react: '20.0.0', tokens: ['--leaf', '--bark', '--fern'] }

/** The three on one store; with a bucket each has its own cache. */
function checkoutsOn(place: string) {
  const shared = sharedStore()
  const [root, bucket] = [join(folder, randomUUID()), `s3://college/${randomUUID()}`]
  const lay = (name: string, age: typeof old) => {
    const here = join(folder, `${name}-${randomUUID()}`)
    const site = layOut(here, age)
    const { driver, local, ...opened } =
      place === 'a folder' ? storeIn(root) : storeAt(bucket, join(here, '.cache'))
    const watched = shared.watched(driver)
    const store = { ...opened, driver: watched, local: local === driver ? watched : local, site }
    return { name, root: here, age: { ...age }, store, source: { version: 'v2', changes: sameAgain } }
  }
  return { shared, old: lay('old', old), ahead: lay('ahead', ahead), newer: lay('newer', newer) }
}
const sameAgain: Step['source']['changes'] = (pages) => pages

type Laid = ReturnType<typeof checkoutsOn>['old']
type Choice = Step & { by: Laid }

/** Runs a step. Returns its refusal, and how often another change was quicker. */
async function run(step: Choice) {
  const { by, words, phone } = step
  by.source = step.source
  if (phone)
    writeFileSync(by.store.site, readFileSync(by.store.site, 'utf8').replace(/11111 \d{5}/, `11111 ${phone}`))
  const before = by.store.driver.lost
  const refusal = await runIn(by, words).then(
    () => undefined,
    (error) => {
      if (error instanceof Refusal) return error.message
      throw error
    },
  )
  return { step, refusal, lost: by.store.driver.lost - before }
}

test.each(atNight ? ['a folder', 'a bucket'] : ['a folder'])(
  `three checkouts of different age change the site in %s (HISTORY_SEED=${seed} HISTORY_STEPS=${steps})`,
  { timeout: 60_000 + steps * 20_000 },
  async (place) => {
    const random = randomFrom(seed)
    const { shared, ...named } = checkoutsOn(place)
    const checkouts = Object.values(named)
    const { store } = named.old
    await firstSite(store)
    vi.spyOn(console, 'log').mockImplementation(() => {})
    await runIn(named.ahead, ['release', ...first, 'alumni'])
    for (const checkout of checkouts) await putLive(checkout.store, {})
    const pages = new Map<string, string>()
    const counts = { landed: 0, refused: 0, lost: 0 }

    for (let turn = 1; turn <= steps; turn++) {
      if (turn === Math.ceil(steps / 2)) named.newer.age.contract++
      const before = await seen(store)
      const { production, preview } = before.heads
      const live = {
        packages: packagesIn(production.channel),
        previewed: packagesIn(preview.channel),
        newest: production.number,
      }
      const choose = (by: Laid, place = 0): Choice => ({
        ...randomStep(random, by, live, turn + place / 10),
        by,
      })
      // Every few turns all three change the site at once, and repeatedly.
      const isCrowded = turn % 4 === 0
      const by = checkouts[Math.floor(random() * checkouts.length)] ?? named.old
      const chosen = isCrowded ? [...checkouts, ...checkouts].map(choose) : [choose(by)]
      const told = `turn ${turn}: ${chosen.map(({ by, words }) => [by.name, ...words].join(' ')).join(' | ')}`
      // Ages count from production's last change, so the next change gives pruning something to do.
      if (turn % 3 === 1) await shared.passDays(store.driver, 40)
      const served = filesIn(by.store.public)

      const done = await Promise.all(
        (isCrowded ? checkouts : [by]).map(async (checkout) => {
          const own: Awaited<ReturnType<typeof run>>[] = []
          for (const step of chosen.filter(({ by }) => by === checkout)) own.push(await run(step))
          return own
        }),
      )
      const after = await seen(store)
      expect(await unnamedChangesIn(chosen, store, before, after), told).toEqual([])
      for (const { step, refusal, lost } of done.flat()) {
        expect(lost, `${told}: tries in vain`).toBeLessThan(3)
        counts.lost += lost
        counts[refusal ? 'refused' : 'landed']++
        if (refusal) expect(isClear(refusal), `${told}: ${refusal}`).toBe(true)
        else expect(step.isBroken, told).toBe(false)
        if (isCrowded || !refusal) continue
        expect(after.heads, told).toEqual(before.heads)
        expect(filesIn(by.store.public), told).toEqual(served)
      }
      const gone = before.stored.filter((release) => !after.stored.includes(release))
      // A release may be pruned while a rollback makes it needed again.
      const needed = isCrowded ? after.live : after.needed
      expect(
        gone.filter((release) => needed.includes(release)),
        told,
      ).toEqual([])
      const { channel } = after.heads.production
      if (!isCrowded && after.heads.production.number > production.number)
        expect(await misfitsOf(by.store, channel, pages), told).toEqual([])
      // Beside a bucket each serves its own site: whose changes were refused may be behind.
      for (const checkout of isCrowded ? checkouts : [by])
        expect(await runIn(checkout, ['verify']).catch(String), told).toSatisfy(
          (said?: string) => !said || (place === 'a bucket' && said.includes(', the newest of the log; ')),
        )
    }
    await runIn(named.old, ['check-store'])
    console.info(
      `${place}: ${counts.landed} landed, ${counts.refused} were refused, ${counts.lost} tries in vain.`,
    )
    expect(counts.landed).toBeGreaterThan(steps / 4)
  },
)

/** All that is live and stored, and what must not be pruned. */
async function seen({ driver }: Store) {
  const [production, preview] = await Promise.all(channelNames.map((name) => readHead(driver, name)))
  const none = { number: 0, channel: { releases: {} } }
  const heads = { production: production ?? none, preview: preview ?? none }
  const needed = Object.values(heads).flatMap(({ channel }) =>
    packagesKept(channel).flatMap((name) => versionsIn(channel, name).map((version) => `${name}/${version}`)),
  )
  const live = Object.values(heads).flatMap(({ channel }) =>
    packagesIn(channel).map((name) => `${name}/${liveVersion(channel, name)}`),
  )
  const seals = await driver.list(sealsPrefix)
  return {
    heads,
    live,
    needed,
    stored: seals.map(({ key }) => key.slice(sealsPrefix.length, -'.json'.length)),
  }
}

type Seen = Awaited<ReturnType<typeof seen>>

/** What the steps changed beyond what they named, by the compositions of the history. */
async function unnamedChangesIn(steps: Step[], store: Store, before: Seen, after: Seen) {
  const faults: string[] = []
  let { number, channel } = before.heads.production
  while (number < after.heads.production.number) {
    const entry = await readEntry(store.driver, 'production', ++number)
    const step = steps.find(({ why }) => why === entry?.why.split(' (')[0])
    if (!entry || !step) faults.push(`composition ${number} is nobody's`)
    else faults.push(...(await unnamedChanges(step, channel, entry, store)))
    if (entry) channel = entry
  }
  return faults
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { putLive } from '../release/put-live'
import { liveVersion } from '../store/channel'
import { readChannel } from '../store/log'
import type { Store } from '../store/site-store'
import { machine } from '../testing/machines'
import { tinySite } from '../testing/tiny-site'

/** Sets the number of pages, and how often a compose is killed: 2,000 and 30 with `KILLS=30`. */
const kills = Number(process.env.KILLS ?? 3)
const pages = kills > 3 ? 2_000 : 200

/** Makes a release live in a separate process, killed after `killed` ms; returns how long it ran. */
async function composeFor(store: Store, version: string, killed?: number): Promise<number> {
  const begun = performance.now()
  const line = ['rollback', 'academics', version]
  const { ended, kill } = machine(store, 'college.js', line, { SITE_WORKERS: '2' }, [])
  if (killed !== undefined) setTimeout(kill, killed)
  await ended
  return performance.now() - begun
}

const pagesWith = (word: string) => ({
  '/academics': {},
  ...Object.fromEntries(
    Array.from({ length: pages }, (_, index) => [`/list/${index}`, { text: `${word} of ${index}` }]),
  ),
})

test(`whenever a compose is killed, the site is whole: the old one or the new one`, {
  timeout: 120_000 + 60_000 * kills,
}, async () => {
  const { store, release, live } = await tinySite()
  const first = release('academics', 'first', pagesWith('First'))
  const whole = await composeFor(store, first)
  expect(await live('academics')).toBe(first)
  const words = () => wordsIn(store.public)
  const names = () => textsIn(store.public)
  const [before, outcomes] = [names(), new Set<string>()]
  let last = 'First'
  for (let turn = 0; turn < kills; turn++) {
    const word = `Word${turn}`
    const version = release('academics', `v${turn}`, pagesWith(word))
    // Spread the kills over the whole run, at odd moments.
    await composeFor(store, version, whole * ((turn + 0.37) / kills))
    const [now, ...others] = words()
    expect(others).toEqual([])
    expect([last, word]).toContain(now)
    expect(names()).toEqual(before)
    outcomes.add(now === word ? 'new' : 'old')
    // Whatever was left half done, the next compose completes what the channel says.
    await putLive(store, {})
    last = liveVersion(await readChannel(store), 'academics') === version ? word : last
    expect([...words()]).toEqual([last])
  }
  expect(outcomes).toContain('old')
})

/** The words that all pages of one release share, as a site's list pages show them. */
const wordsIn = (site: string) =>
  new Set(
    readdirSync(join(site, 'list'))
      .filter((name) => /^\d+\.html$/.test(name))
      .map((name) => /"html":"(\w+) of/.exec(readFileSync(join(site, 'list', name), 'utf8'))?.[1]),
  )

/** The names of all served files but the assets: there are ten thousands, and they show nothing. */
const textsIn = (site: string) =>
  ['.', 'list']
    .flatMap((folder) => readdirSync(join(site, folder)).map((name) => join(folder, name)))
    .filter((name) => !name.startsWith('.'))
    .sort()

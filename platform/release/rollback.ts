import type { PackageName } from '@college/shared/contract/release-manifest'
import {
  type Channel,
  liveVersion,
  packagesIn,
  takenBackTo,
  withoutPackage,
  withWayBack,
} from '../store/channel'
import { fetchRelease } from '../store/fetch-release'
import { channelOf, numbersOf, readChannel, readEntry } from '../store/log'
import { damageIn } from '../store/refusal'
import { storedReleases } from '../store/seal'
import { Refusal, type Store } from '../store/site-store'
import { compositionAt } from './history'
import { changeChannel, type Outcome } from './put-live'

/**
 * The version to roll a package back to: the one named, or the last one live before that is whole.
 *
 * @param say is told of each damaged one that is passed over
 * @throws Refusal when there is none
 */
export async function versionBefore(
  store: Store,
  name: PackageName,
  version?: string,
  say: (line: string) => void = console.log,
): Promise<string> {
  const [channel, releases] = await Promise.all([readChannel(store), storedReleases(store.driver, name)])
  const stored = releases.map((release) => release.version)
  const before = (channel.releases[name] ?? []).slice(1).map((placement) => placement.version)
  const wanted =
    version ??
    (await firstWhole(
      store,
      name,
      before.filter((other) => stored.includes(other)),
      say,
    ))
  if (!wanted) {
    const remedy = stored.some((other) => other !== liveVersion(channel, name))
      ? 'expected the version of a stored one: npx college status lists them'
      : name === 'shell'
        ? 'for it is the only one stored'
        : `for it is the only one stored; npx college remove ${name} takes it off the site`
    throw new Refusal(`${name}: there is no release before the live one to go back to, ${remedy}.`)
  }
  if (!stored.includes(wanted))
    throw new Refusal(`${name} ${wanted}: found no such release, expected one of ${stored.join(', ')}.`)
  return wanted
}

/** The first of these releases that is whole; else the first, whose refusal says what is wrong with it. */
async function firstWhole(store: Store, name: PackageName, versions: string[], say: (line: string) => void) {
  for (const version of versions) {
    const damage = await fetchRelease(store, name, version, true).then(() => undefined, damageIn)
    if (!damage) return version
    say(`Passed over: ${damage.message}`)
  }
  return versions[0]
}

/** Makes an earlier release live again. A second rollback goes further back, never forward to the one left. */
export const rollBack = (store: Store, name: PackageName, version: string, why?: string): Promise<Outcome> =>
  changeChannel(store, 'production', (channel) => takenBackTo(channel, name, version), why)

/**
 * Restores the site facts that were live before these; the releases stay.
 *
 * @param say is told of each damaged composition that is passed over
 * @throws Refusal when they have been the same since the first composition
 */
export async function rollBackFacts(
  store: Store,
  why?: string,
  say: (line: string) => void = console.log,
): Promise<Outcome> {
  const { facts: live } = await readChannel(store)
  for (const number of await numbersOf(store.driver, 'production')) {
    const then = await readEntry(store.driver, 'production', number).catch(damageIn)
    if (then instanceof Refusal) {
      say(`Passed over: ${then.message}`)
      continue
    }
    const facts = then?.facts
    if (facts && facts !== live)
      return changeChannel(store, 'production', (channel) => ({ ...channel, facts }), why)
  }
  throw new Refusal(
    'The site facts have been the same since the first composition: there are none to go back to.',
  )
}

/**
 * Restores a whole composition: its releases, its site facts, and its history of each package.
 *
 * @throws Refusal when the history has no such number
 */
export async function rollBackSite(store: Store, number: number, why?: string): Promise<Outcome> {
  const { canary: _, takenBack: __, ...then } = channelOf(await compositionAt(store.driver, number))
  return changeChannel(store, 'production', (channel) => siteAsThen(channel, then), why)
}

function siteAsThen({ canary: _, ...channel }: Channel, then: Channel): Channel {
  const since = packagesIn(channel).filter((name) => !then.releases[name])
  const without = since.reduce(withoutPackage, channel)
  const next = packagesIn(then).reduce(
    (next, name) => withWayBack(next, name, then.releases[name] ?? []),
    without,
  )
  return { ...next, ...(then.facts && { facts: then.facts }) }
}

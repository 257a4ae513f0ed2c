import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Channel } from '../release/channel'
import { packages, type Store } from '../release/store'

/** Beside the pages, but not served: the channel that a site was composed from. Written last, it makes a site whole. */
export const composedFromFile = '.composed-from.json'

/** Beside the pages, but not served: says that a site was switched to. */
export const servedMark = '.served'

/** Milliseconds after which a site that was never switched to belongs to a process that was killed. */
const abandoned = 3_600_000

/** The folder of a composed site, as `writeSite` names it. */
const siteFolder = /^[0-9a-z]+-[0-9a-f]{8}$/

/** Composed sites that stay on disk, the one that is served included, for readers that are in the middle of one. */
const keptSites = 3

/** Names of the composed sites that are on disk, newest first; one of them may have been left unfinished. */
export const composedSites = (store: Store) =>
  existsSync(store.composed)
    ? readdirSync(store.composed)
        .filter((name) => siteFolder.test(name))
        .sort()
        .reverse()
    : []

/** The name of the site that is served; none before the first compose, or where somebody took the link away. */
export function servedSite(store: Store): string | undefined {
  try {
    return basename(readlinkSync(store.public))
  } catch {
    return undefined
  }
}

/** The channel that a site was composed from, as text; none for one that was left unfinished. */
export function composedFrom(store: Store, name: string): string | undefined {
  try {
    return readFileSync(join(store.composed, name, composedFromFile), 'utf8')
  } catch {
    return undefined
  }
}

/** Where it is kept what is known of a site's pages. */
export const recordFolder = (store: Store, site: string) => join(store.composed, 'records', site)

/**
 * The whole sites that a compose of a channel has no more use for, oldest last. It keeps the newest, and for each
 * package the newest one with the release that a rollback leads to, because its pages need no rendering then.
 */
export function needlessSites(store: Store, channel: Channel): string[] {
  const whole = composedSites(store).flatMap((name) => {
    const from = composedFrom(store, name)
    return from ? [{ name, from: JSON.parse(from) as Channel }] : []
  })
  const needed = new Set(whole.slice(0, keptSites).map(({ name }) => name))
  const served = servedSite(store)
  if (served) needed.add(served)
  for (const owner of packages) {
    const before = channel[owner]?.[1]?.version
    const last = before && whole.find(({ from }) => from[owner]?.[0]?.version === before)
    if (last) needed.add(last.name)
  }
  return whole.map(({ name }) => name).filter((name) => !needed.has(name))
}

/**
 * Removes the sites that nobody reads any more. Another process may be writing a site, or be about to switch to one: only
 * what was served, or is old, is nobody's.
 *
 * @param current the site that was just switched to
 */
export function removeOldSites(store: Store, current: string) {
  const now = statSync(siteIn(store, current)).mtimeMs
  const channel: Channel = JSON.parse(composedFrom(store, current) ?? '{}')
  const needless = new Set(needlessSites(store, channel))
  // One of which a killed process has removed some files is whole no more.
  const wasServed = (name: string) =>
    existsSync(join(siteIn(store, name), servedMark)) && composedFrom(store, name) !== undefined
  const isAbandoned = (name: string) => {
    const site = statSync(siteIn(store, name), { throwIfNoEntry: false })
    return site !== undefined && now - site.mtimeMs > abandoned
  }
  const served = servedSite(store)
  for (const name of composedSites(store)) {
    if (name === current || name === served) continue
    if (wasServed(name) ? !needless.has(name) : !isAbandoned(name)) continue
    try {
      removeSite(store, name)
    } catch {
      // Another process removes it as well; what is left goes the next time.
    }
  }
}

/** Removes a site and what is known of it. */
export function removeSite(store: Store, name: string) {
  rmSync(join(store.composed, name), { recursive: true, force: true })
  rmSync(recordFolder(store, name), { recursive: true, force: true })
}

/** The folder that holds the sites of a store's channel beside each other. */
export const siteIn = (store: Store, name: string) => join(store.composed, name)

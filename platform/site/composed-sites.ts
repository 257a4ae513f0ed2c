import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Channel, channelContent, liveVersion, packagesIn } from '../store/channel'
import { orNothing } from '../store/or-nothing'
import type { Store } from '../store/site-store'

/** Beside the pages, but not served: the channel that a site was composed from. Written last, it makes a site whole. */
export const channelFile = '.composed-from.json'

/** Beside the pages, but not served: says that a site was switched to, and the number of its composition. */
export const servedMark = '.served'

/** The file with the record of a composed site, beside the sites: it is not served. */
export const recordFile = ({ composed }: Store, site: string) => join(composed, 'records', `${site}.json`)

/** Milliseconds after which a site that was never switched to belongs to a process that was killed. */
const abandoned = 3_600_000

/** The folder of a composed site, as `writeSite` names it. */
const siteFolder = /^[0-9a-z]+-[0-9a-f]{8}$/

/** Composed sites that stay on disk, the one that is served included, for readers that are in the middle of one. */
const keptSites = 3

/** Names of the composed sites on disk, newest first, unfinished ones included. */
export const composedSites = (store: Store) =>
  existsSync(store.composed)
    ? readdirSync(store.composed)
        .filter((name) => siteFolder.test(name))
        .sort()
        .reverse()
    : []

/** The name of the site that is served; none before the first compose, or where somebody took the link away. */
export const servedSite = (store: Store) => orNothing(() => basename(readlinkSync(store.public)))

/** The channel that a site was composed from, as text; none for one that was left unfinished. */
export const channelOfSite = (store: Store, name: string) =>
  orNothing(() => readFileSync(join(store.composed, name, channelFile), 'utf8'))

/** The same, read; none where another version of the tool has written it otherwise. */
export const readChannelOfSite = (store: Store, name: string): Channel | undefined =>
  orNothing(() => channelContent.parse(JSON.parse(channelOfSite(store, name) ?? '')))

/**
 * Removes old sites. Keeps the served one, the newest, and for each package the newest site with the release that a rollback
 * leads to, whose pages then need no rendering.
 *
 * Another process may be writing a site or about to switch to one: only sites that were served, or are old, may go.
 *
 * @param current the site that was just switched to
 */
export function removeOldSites(store: Store, current: string) {
  const sites = composedSites(store)
  const whole = sites.flatMap((name) => {
    const from = readChannelOfSite(store, name)
    return from ? [{ name, from }] : []
  })
  const needed = new Set([servedSite(store), ...whole.slice(0, keptSites).map(({ name }) => name)])
  const channel = whole.find(({ name }) => name === current)?.from
  for (const owner of channel ? packagesIn(channel) : []) {
    const before = channel?.releases[owner]?.[1]?.version
    const last = before && whole.find(({ from }) => liveVersion(from, owner) === before)
    if (last) needed.add(last.name)
  }
  // One of which a killed process has removed some files is whole no more.
  const wasServed = (site: string) =>
    existsSync(join(siteIn(store, site), servedMark)) && whole.some(({ name }) => name === site)
  const longAgo = statSync(siteIn(store, current)).mtimeMs - abandoned
  for (const name of sites.filter((name) => !needed.has(name))) {
    try {
      if (wasServed(name) || statSync(siteIn(store, name)).mtimeMs < longAgo) removeSite(store, name)
    } catch {
      // Another process removes it as well; what is left goes the next time.
    }
  }
}

export function removeSite(store: Store, name: string) {
  rmSync(recordFile(store, name), { force: true })
  rmSync(siteIn(store, name), { recursive: true, force: true })
}

/** Removes a site that was composed, unless it is the one that is served. */
export function removeUnserved(store: Store, folder: string) {
  if (basename(folder) !== servedSite(store)) removeSite(store, basename(folder))
}

export const siteIn = (store: Store, name: string) => join(store.composed, name)

import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Channel, channelContent, liveVersion, packagesIn } from '../store/channel'
import { orNothing } from '../store/or-nothing'
import type { Store } from '../store/site-store'

/** Beside the pages, not served: the channel that a site was composed from. Written last, it completes the site. */
export const channelFile = '.composed-from.json'

/** Beside the pages, not served: marks a site that was switched to, with the number of its composition. */
export const servedMark = '.served'

/** The file with the record of a composed site, beside the sites, so it is not served. */
export const recordFile = ({ composed }: Store, site: string) => join(composed, 'records', `${site}.json`)

/** Milliseconds after which a site never switched to can only be a killed process's. */
const abandoned = 3_600_000

/** The folder of a composed site, as `writeSite` names it. */
const siteFolder = /^[0-9a-z]+-[0-9a-f]{8}$/

/** Composed sites kept on disk, the served one included, for readers still using them. */
const keptSites = 3

/** Names of the composed sites on disk, newest first, unfinished ones included. */
export const composedSites = (store: Store) =>
  existsSync(store.composed)
    ? readdirSync(store.composed)
        .filter((name) => siteFolder.test(name))
        .sort()
        .reverse()
    : []

/** The name of the served site; undefined before the first compose, or if the link is missing. */
export const servedSite = (store: Store) => orNothing(() => basename(readlinkSync(store.public)))

/** The channel that a site was composed from, as text; undefined for an unfinished site. */
export const channelOfSite = (store: Store, name: string) =>
  orNothing(() => readFileSync(join(store.composed, name, channelFile), 'utf8'))

/** The parsed channel; undefined when another version of the tool wrote a different shape. */
export const readChannelOfSite = (store: Store, name: string): Channel | undefined =>
  orNothing(() => channelContent.parse(JSON.parse(channelOfSite(store, name) ?? '')))

/**
 * Removes old sites. Keeps the served one, the newest, and for each package the newest site with the release
 * that a rollback would restore, so that the rollback renders nothing.
 *
 * Another process may be writing a site or about to switch to one: remove only sites that were served, or are old.
 *
 * @param current the site just switched to
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
  // A site from which a killed process removed some files is no longer whole.
  const wasServed = (site: string) =>
    existsSync(join(siteIn(store, site), servedMark)) && whole.some(({ name }) => name === site)
  const longAgo = statSync(siteIn(store, current)).mtimeMs - abandoned
  for (const name of sites.filter((name) => !needed.has(name))) {
    try {
      if (wasServed(name) || statSync(siteIn(store, name)).mtimeMs < longAgo) removeSite(store, name)
    } catch {
      // Another process may be removing it too; leftovers go the next time.
    }
  }
}

export function removeSite(store: Store, name: string) {
  rmSync(recordFile(store, name), { force: true })
  rmSync(siteIn(store, name), { recursive: true, force: true })
}

/** Removes a composed site, unless it is the served one. */
export function removeUnserved(store: Store, folder: string) {
  if (basename(folder) !== servedSite(store)) removeSite(store, basename(folder))
}

export const siteIn = (store: Store, name: string) => join(store.composed, name)

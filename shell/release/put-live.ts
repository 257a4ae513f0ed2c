import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PackageName, ReleaseManifest } from '../../shared/contract/release-manifest'
import { compose } from '../compose/compose'
import { isServed, keptReleases, switchTo, writeSite } from '../compose/publish'
import { compressed, isText } from './compress'
import { withLock } from './lock'
import {
  type Channel,
  isPackage,
  packages,
  Refusal,
  readChannel,
  releaseFolder,
  type Store,
  storedVersions,
  writeChannel,
} from './store'

/** Copies a built package into the store under its version; a version that is there already is left alone. */
export function storeRelease(store: Store, dist: string, { name, version, files }: ReleaseManifest) {
  const folder = releaseFolder(store, name, version)
  if (existsSync(folder)) return
  // Made under another name first: an interrupted copy never looks like a release.
  const draft = join(dirname(folder), `.draft-${randomUUID()}`)
  mkdirSync(dirname(folder), { recursive: true })
  cpSync(dist, draft, { recursive: true })
  for (const file of Object.keys(files).filter(isText)) {
    const path = join(draft, 'browser', file)
    for (const [ending, bytes] of compressed(readFileSync(path), 'small')) writeFileSync(path + ending, bytes)
  }
  renameSync(draft, folder)
}

/** What a change of a channel has done. */
export type Outcome = { pages: number; changed: boolean }

/**
 * Makes releases live in a channel and composes the site with them.
 *
 * The order makes it safe to be interrupted anywhere: the site is composed and written beside the one that is
 * served, then the channel says what is live, then one rename serves it. Whatever is missing after an
 * interruption, the next command does.
 */
export function putLive(
  store: Store,
  releases: Partial<Record<PackageName, string>>,
  channelName = 'production',
): Promise<Outcome> {
  return withLock(store, async () => {
    const channel = readChannel(store, channelName)
    const next = placed(channel, releases)
    const changed = next !== channel
    const files = await compose(store, next)
    const pages = [...files.keys()].filter((file) => file.endsWith('.html')).length
    if (!changed && isServed(store, next) && !siteChanged(store, files)) return { pages, changed }
    const folder = writeSite(store, files, next)
    writeChannel(store, next, channelName)
    switchTo(store, folder)
    for (const name of packages) prune(store, name, next)
    return { pages, changed }
  })
}

/** The version that a rollback of a package leads to: the one named, or the one that was live before. */
export function versionBefore(store: Store, name: PackageName, version?: string): string {
  const history = readChannel(store)[name] ?? []
  const stored = storedVersions(store, name)
  const wanted = version ?? history.slice(1).find((placement) => stored.includes(placement.version))?.version
  if (!wanted) throw new Refusal(`${name}: there is no release before the live one to go back to.`)
  if (!stored.includes(wanted))
    throw new Refusal(`${name} ${wanted}: found no such release, expected one of ${stored.join(', ')}.`)
  return wanted
}

/** The channel with these releases at its head; the very same channel when they are there already. */
function placed(channel: Channel, releases: Partial<Record<PackageName, string>>): Channel {
  const since = new Date().toISOString()
  let next = channel
  for (const [name, version] of Object.entries(releases)) {
    if (!isPackage(name) || !version || channel[name]?.[0]?.version === version) continue
    // The history is the way back: a version that is live again leaves its old place in it.
    const before = (channel[name] ?? []).filter((placement) => placement.version !== version)
    next = { ...next, [name]: [{ version, since }, ...before].slice(0, keptReleases * 2) }
  }
  return next
}

/** Whether a page or the map would read otherwise than it does now: after a change of the site configuration. */
function siteChanged(store: Store, files: Map<string, string>): boolean {
  return [...files].some(([name, text]) => {
    const file = join(store.public, name)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
}

/** Removes releases that are neither recent nor in the channel: nobody can ask for them any more. */
function prune(store: Store, name: PackageName, channel: Channel) {
  const named = (channel[name] ?? []).map(({ version }) => version)
  for (const version of storedVersions(store, name).slice(keptReleases))
    if (!named.includes(version))
      rmSync(releaseFolder(store, name, version), { recursive: true, force: true })
}

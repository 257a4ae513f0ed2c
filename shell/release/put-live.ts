import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PackageName, ReleaseManifest } from '../../shared/contract/release-manifest'
import { compose } from '../compose/compose'
import { keptReleases } from '../compose/publish'
import {
  type Channel,
  Refusal,
  readChannel,
  releaseFolder,
  type Store,
  storedVersions,
  writeChannel,
} from './store'

/** Copies a built package into the store under its version; a version that is there already is left alone. */
export function storeRelease(store: Store, dist: string, { name, version }: ReleaseManifest) {
  const folder = releaseFolder(store, name, version)
  if (existsSync(folder)) return
  // Copied under another name first: an interrupted copy never looks like a release.
  const draft = join(dirname(folder), `.draft-${randomUUID()}`)
  mkdirSync(dirname(folder), { recursive: true })
  cpSync(dist, draft, { recursive: true })
  renameSync(draft, folder)
}

/**
 * Makes releases live in a channel and composes the site with them. The channel is written last, after the
 * site was composed: when compose refuses, channel and site stay as they were.
 */
export async function putLive(
  store: Store,
  releases: Partial<Record<PackageName, string>>,
  channelName = 'production',
) {
  const channel = readChannel(store, channelName)
  const since = new Date().toISOString()
  const next: Channel = { ...channel }
  for (const [name, version] of Object.entries(releases) as [PackageName, string][]) {
    const before = channel[name] ?? []
    if (before[0]?.version === version) continue
    next[name] = [{ version, since }, ...before].slice(0, keptReleases * 2)
  }
  const pages = await compose(store, next)
  mkdirSync(store.channels, { recursive: true })
  writeChannel(store, next, channelName)
  return pages
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

/** Removes what nobody can ask for any more: releases that are neither live, nor in a history, nor recent. */
export function prune(store: Store, name: PackageName) {
  const placed = (readChannel(store)[name] ?? []).map(({ version }) => version)
  for (const version of storedVersions(store, name).slice(keptReleases))
    if (!placed.includes(version))
      rmSync(releaseFolder(store, name, version), { recursive: true, force: true })
}

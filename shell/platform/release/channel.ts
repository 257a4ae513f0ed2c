import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChannelName, channelNames } from '../../../shared/contract/composition'
import type { Section } from '../../../shared/contract/contract'
import type { PackageName } from '../../../shared/contract/release-manifest'
import { isPackage, packages, Refusal, type Store } from './store'

/** A release that is or was live, newest first, and since when (ISO 8601). */
export type Placement = { version: string; since: string }

/** A release that a share of visitors (whole percents, 1 to 99) gets in place of the live one of its section. */
export type Canary = Placement & { section: Section; share: number }

/** A channel: per package the live release and those before it, and the canary, when there is one. */
export type Channel = Partial<Record<PackageName, Placement[]>> & { canary?: Canary }

/** Placements that a channel remembers for each package: the way back. */
const remembered = 10

const channelFile = (store: Store, channel: ChannelName) => join(store.channels, `${channel}.json`)

/** Reads a channel; one that was never written has nothing live. */
export function readChannel(store: Store, channel: ChannelName = 'production'): Channel {
  const file = channelFile(store, channel)
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Refusal(`${file}: found text that is not JSON, expected the channel as a release wrote it.`)
  }
}

/** Writes a channel in one step: a reader sees the old file or the new one. */
export function writeChannel(store: Store, content: Channel, channel: ChannelName = 'production') {
  const file = channelFile(store, channel)
  writeFileSync(`${file}.draft`, `${JSON.stringify(content, null, 2)}\n`)
  renameSync(`${file}.draft`, file)
}

/** The store as a channel uses it: releases are everybody's, the composed sites its own. */
export const storeOf = (store: Store, channel: ChannelName): Store =>
  channel === 'production'
    ? store
    : { ...store, public: `${store.public}-${channel}`, composed: `${store.composed}-${channel}` }

/**
 * What a channel's site is composed from. The preview names only what differs: everything else in it is what
 * is live in production, at the moment of its compose.
 */
export function composedFrom(store: Store, channel: Channel, name: ChannelName): Channel {
  if (name === 'production') return channel
  const { canary: _, ...production } = readChannel(store)
  return { ...production, ...channel }
}

/** The channel with these releases at its head; the very same channel when they are there already. */
export function placed(channel: Channel, releases: Partial<Record<PackageName, string>>): Channel {
  const since = new Date().toISOString()
  let next = channel
  for (const [name, version] of Object.entries(releases)) {
    if (!isPackage(name) || !version || channel[name]?.[0]?.version === version) continue
    // The history is the way back: a version that is live again leaves its old place in it.
    const before = (channel[name] ?? []).filter((placement) => placement.version !== version)
    next = { ...next, [name]: [{ version, since }, ...before].slice(0, remembered) }
  }
  // A release that has become live for everybody is no canary any more.
  const { canary, ...others } = next
  return canary && next[canary.section]?.[0]?.version === canary.version ? others : next
}

/** Every release of a package that some channel can still serve or go back to. */
export function namedVersions(store: Store, name: PackageName): Set<string> {
  const all = channelNames.map((channel) => readChannel(store, channel))
  return new Set(all.flatMap((channel) => versionsIn(channel, name)))
}

/** The releases of a package in a channel: live, canary, then those before. */
export function versionsIn(channel: Channel, name: PackageName): string[] {
  const [live, ...before] = (channel[name] ?? []).map(({ version }) => version)
  const canary = channel.canary?.section === name ? [channel.canary.version] : []
  return [...(live ? [live] : []), ...canary, ...before]
}

/** The packages of which a channel names a release. */
export const packagesIn = (channel: Channel) => packages.filter((name) => channel[name]?.length)

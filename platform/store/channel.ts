import type { Section } from '@college/shared/contract'
import type { ChannelName } from '@college/shared/contract/composition'
import type { PackageName } from '@college/shared/contract/release-manifest'
import { readHead } from './log'
import { isPackage, packages, type Store } from './store'

/** A release that is or was live, newest first, and since when (ISO 8601). */
export type Placement = { version: string; since: string }

/** A release that a share of visitors (whole percents, 1 to 99) gets in place of the live one of its section. */
export type Canary = Placement & { section: Section; share: number }

type Placements = Partial<Record<PackageName, Placement[]>>

/**
 * A channel: per package the live release and the way back; the canary, when there is one; the hash of the site's facts.
 * Releases that were taken back are on no way back, but tabs that were opened with them still ask for their files.
 */
export type Channel = Placements & { canary?: Canary; facts?: string; takenBack?: Placements }

/** Placements that a channel remembers for each package: the way back, and what was taken back. */
const remembered = 10

/** What is live in a channel; one that was never written has nothing. */
export const readChannel = async ({ driver }: Store, name: ChannelName = 'production'): Promise<Channel> =>
  (await readHead(driver, name)).channel

/** The store as a channel uses it: releases are everybody's, the composed sites its own. */
export const storeOf = (store: Store, channel: ChannelName): Store =>
  channel === 'production'
    ? store
    : { ...store, public: `${store.public}-${channel}`, composed: `${store.composed}-${channel}` }

/**
 * What a channel's site is composed from. The preview names only what differs: everything else in it is what
 * is live in production, at the moment of its compose.
 */
export async function effectiveChannel(store: Store, channel: Channel, name: ChannelName): Promise<Channel> {
  if (name === 'production') return channel
  const { canary: _, takenBack: __, ...production } = await readChannel(store)
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
  return withoutDoneCanary(next)
}

/** The channel a way back: what was live since then is on it no more, so that the next rollback goes further. */
export function takenBackTo(channel: Channel, name: PackageName, version: string): Channel {
  const history = channel[name] ?? []
  const place = history.findIndex((placement) => placement.version === version)
  if (place === 0) return channel
  if (place < 0) return placed(channel, { [name]: version })
  const since = new Date().toISOString()
  return withWayBack(channel, name, [{ version, since }, ...history.slice(place + 1)])
}

/** The channel with another way back for a package; what that leaves is live in open tabs for some time. */
export function withWayBack(channel: Channel, name: PackageName, wayBack: Placement[]): Channel {
  const left = [...(channel[name] ?? []), ...(channel.takenBack?.[name] ?? [])].filter(
    ({ version }) => !wayBack.some((placement) => placement.version === version),
  )
  const takenBack = { ...channel.takenBack, [name]: left.slice(0, remembered) }
  return withoutDoneCanary({ ...channel, [name]: wayBack, takenBack })
}

/** A release that has become live for everybody is no canary any more. */
function withoutDoneCanary(channel: Channel): Channel {
  const { canary, ...others } = channel
  return canary && channel[canary.section]?.[0]?.version === canary.version ? others : channel
}

/** The releases of a package in a channel: live, canary, those before, those that were taken back. */
export function versionsIn(channel: Channel, name: PackageName): string[] {
  const [live, ...before] = (channel[name] ?? []).map(({ version }) => version)
  const canary = channel.canary?.section === name ? [channel.canary.version] : []
  const takenBack = (channel.takenBack?.[name] ?? []).map(({ version }) => version)
  return [...new Set([...(live ? [live] : []), ...canary, ...before, ...takenBack])]
}

/** The packages of which a channel names a release. */
export const packagesIn = (channel: Channel) => packages.filter((name) => channel[name]?.length)

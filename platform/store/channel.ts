import { isPackage, isSection, type PackageName } from '@college/shared/contract'
import type { ChannelName } from '@college/shared/contract/composition'
import { releaseVersion } from '@college/shared/contract/release-manifest'
import { z } from 'zod'
import type { Store } from './site-store'

/** A release that is or was live, and since when (ISO 8601). */
export type Placement = z.infer<typeof placement>
const placement = z.strictObject({ version: releaseVersion, since: z.string() })

/** A release that `share` percent of visitors (1 to 99) get instead of the live one of its section. */
export type Canary = z.infer<typeof canary>
const canary = placement.extend({
  section: z.string().refine(isSection, 'expected a section'),
  share: z.int().min(1).max(99),
})

const placements = z.record(z.string().refine(isPackage, 'expected a package'), z.array(placement))

export type Channel = z.infer<typeof channelContent>
export const channelContent = z.strictObject({
  /** Per package: the live release, then those to roll back to. */
  releases: placements,
  /** Releases that were rolled back or removed; tabs opened with them still request their files. */
  takenBack: placements.exactOptional(),
  canary: canary.exactOptional(),
  /** The hash of the site configuration. */
  facts: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .exactOptional(),
  /** The day of the compose: anything valid until an earlier day has expired. */
  day: z.iso.date().exactOptional(),
})

/** The day in UTC, `YYYY-MM-DD`. */
export const today = () => new Date().toISOString().slice(0, 10)

/** How many placements a channel keeps for each package, in each of `releases` and `takenBack`. */
const remembered = 10

/** The store as one channel sees it: releases are shared, composed sites are per channel. */
export const storeOf = (store: Store, channel: ChannelName): Store =>
  channel === 'production'
    ? store
    : { ...store, public: `${store.public}-${channel}`, composed: `${store.composed}-${channel}` }

/** Puts these releases at the channel's head; returns the same object when they are there already. */
export function placed(channel: Channel, wanted: Partial<Record<PackageName, string>>): Channel {
  const since = new Date().toISOString()
  let next = channel
  for (const [name, version] of Object.entries(wanted)) {
    if (!version || liveVersion(channel, name) === version) continue
    // A version appears once in the history: placing it again removes its earlier entry.
    const before = (channel.releases[name] ?? []).filter((placement) => placement.version !== version)
    next = withReleases(next, name, [{ version, since }, ...before].slice(0, remembered))
  }
  return withoutDoneCanary(next)
}

const withReleases = (channel: Channel, name: PackageName, placements: Placement[]): Channel => ({
  ...channel,
  releases: { ...channel.releases, [name]: placements },
})

/** Removes a package from the channel; open tabs still request the files of its releases. */
export function withoutPackage(channel: Channel, name: PackageName): Channel {
  const { canary, ...next } = withWayBack(channel, name, [])
  const { [name]: _, ...releases } = next.releases
  return { ...next, ...(canary && canary.section !== name && { canary }), releases }
}

/** Rolls a package back and drops newer releases from its history: the next rollback goes further. */
export function takenBackTo(channel: Channel, name: PackageName, version: string): Channel {
  const history = channel.releases[name] ?? []
  const place = history.findIndex((placement) => placement.version === version)
  if (place === 0) return channel
  if (place < 0) return placed(channel, { [name]: version })
  const since = new Date().toISOString()
  return withWayBack(channel, name, [{ version, since }, ...history.slice(place + 1)])
}

/** Replaces a package's history; dropped releases move to `takenBack`, because open tabs still use them. */
export function withWayBack(channel: Channel, name: PackageName, wayBack: Placement[]): Channel {
  const left = [...(channel.releases[name] ?? []), ...(channel.takenBack?.[name] ?? [])].filter(
    ({ version }) => !wayBack.some((placement) => placement.version === version),
  )
  const takenBack = { ...channel.takenBack, [name]: left.slice(0, remembered) }
  return withoutDoneCanary({ ...withReleases(channel, name, wayBack), takenBack })
}

/** Ends a canary whose release is now live for everyone. */
function withoutDoneCanary(channel: Channel): Channel {
  const { canary, ...others } = channel
  return canary && liveVersion(channel, canary.section) === canary.version ? others : channel
}

export const liveVersion = (channel: Channel, name: PackageName): string | undefined =>
  channel.releases[name]?.[0]?.version

/** The releases of a package in a channel: live, canary, earlier ones, then `takenBack`. */
export function versionsIn(channel: Channel, name: PackageName): string[] {
  const [live, ...before] = (channel.releases[name] ?? []).map(({ version }) => version)
  const canary = channel.canary?.section === name ? [channel.canary.version] : []
  const takenBack = (channel.takenBack?.[name] ?? []).map(({ version }) => version)
  return [...new Set([...(live ? [live] : []), ...canary, ...before, ...takenBack])]
}

/** The packages whose files a channel keeps, removed ones included. */
export const packagesKept = ({ releases, takenBack }: Channel): PackageName[] =>
  Object.keys({ ...releases, ...takenBack })

/** The packages that are live in a channel: the shell, then the sections by name. */
export const packagesIn = ({ releases }: Channel): PackageName[] =>
  Object.keys(releases)
    .filter((name) => releases[name]?.length)
    .sort((one, other) => Number(other === 'shell') - Number(one === 'shell') || (one < other ? -1 : 1))

/** The live releases of a channel: the shell's, then those of the sections by name. */
export const liveIn = (channel: Channel): [name: PackageName, version: string][] =>
  packagesIn(channel).map((name) => [name, liveVersion(channel, name) ?? ''])

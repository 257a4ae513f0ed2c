import type { ChannelName } from '@college/shared/contract/composition'
import type { PackageName } from '@college/shared/contract/release-manifest'
import { removeUnserved } from '../site/composed-sites'
import { damagedAssets } from '../site/intact'
import { refuseLostHistory, switchTo } from '../site/switch-site'
import { type WrittenSite, writeSite } from '../site/write-site'
import {
  type Channel,
  liveIn,
  liveVersion,
  packagesIn,
  packagesKept,
  placed,
  storeOf,
  today,
  versionsIn,
} from '../store/channel'
import { eachLimited } from '../store/each-limited'
import { fetchRelease } from '../store/fetch-release'
import {
  append,
  channelOf,
  effectiveChannel,
  type Head,
  newerThan,
  readChannel,
  readHead,
  readNewer,
} from '../store/log'
import { oweDeliveries } from '../store/owed'
import { queueOf } from '../store/queue'
import { damageIn, oneLine } from '../store/refusal'
import { checkSealed } from '../store/seal'
import type { Store } from '../store/site-store'
import { reasonFor, whoever } from './authorship'
import { factsFile, storeFacts } from './site-facts'

/** How often to retry a compose after a file disappeared; more often is no coincidence. */
const mostAttempts = 5

export type Outcome = { pages: number; changed: boolean }

/** A site composed beside the served one, its channel, and the channel before. */
export type Candidate = { folder: string; channel: Channel; before: Channel }

/** Judges a site before it is served. @throws Refusal when it must not be */
export type Proof = (candidate: Candidate) => Promise<unknown>

/** Makes releases live in a channel and composes its site with them. */
export const putLive = (
  store: Store,
  releases: Partial<Record<PackageName, string>>,
  name: ChannelName = 'production',
  why?: string,
  prove?: Proof,
): Promise<Outcome> => changeChannel(store, name, (channel) => placed(channel, releases), why, prove)

/** Composes production with these releases and proves it. Nothing becomes live. */
export async function tryOut(store: Store, releases: Record<PackageName, string>, prove: Proof) {
  const before = await readChannel(store)
  const channel = await withFacts(store, 'production', before, placed(before, releases))
  const { folder } = await composeChannel(store, 'production', before, channel)
  try {
    return await prove({ folder, channel, before })
  } finally {
    removeUnserved(store, folder)
  }
}

/** Makes releases live and adopts this checkout's site configuration and the day. */
export async function takeFacts(
  store: Store,
  releases: Partial<Record<PackageName, string>> = {},
  name: ChannelName = 'production',
  why?: string,
): Promise<Outcome> {
  const facts = await storeFacts(store)
  const day = today()
  const change = (channel: Channel) =>
    channel.facts === facts && channel.day === day ? channel : { ...channel, facts, day }
  return changeChannel(store, name, (channel) => change(placed(channel, releases)), why)
}

/**
 * Changes a channel and composes its site.
 *
 * Nothing is locked. The site is written beside the served one; then the composition goes into the channel's
 * log under the next number; then one rename serves it. If another machine has taken the number, the change
 * is applied again on top of its composition, ahead of changes that begin later. The next command completes
 * whatever an interruption left undone.
 *
 * @param change returns the new channel; may be called several times
 * @param prove judges each site composed of a changed channel, so that only a judged site becomes live
 * @throws Refusal when the releases do not fit together; the channel and the served site are then unchanged
 */
export async function changeChannel(
  store: Store,
  name: ChannelName,
  change: (channel: Channel) => Channel,
  why = reasonFor(undefined),
  prove?: Proof,
): Promise<Outcome> {
  const own = storeOf(store, name)
  const { driver } = store
  const outcome: Outcome = { pages: 0, changed: false }
  let head = await readHead(driver, name)
  await refuseLostHistory(own, name, head)
  let attempts = 0
  /** A site composed in vain: the next attempt reuses its pages. */
  let overtaken: string | undefined
  const queue = queueOf(driver, name)
  try {
    for (let newest: Head | undefined = head; newest; ) {
      head = newest
      const next = await withFacts(store, name, head.channel, change(head.channel))
      const isChange = JSON.stringify(next) !== JSON.stringify(head.channel)
      if (isChange && (await queue.wait())) {
        newest = await newerThan(driver, name, head.number)
        if (newest) continue
      }
      const site = await composeChannel(own, name, head.channel, next).catch((error) => ({ error }))
      if ('error' in site) {
        // Another change may have removed a source of this compose.
        newest = await newerThan(driver, name, head.number)
        // Or another process switched to a newer site and removed one whose pages we were linking.
        if (!newest && isGone(site.error) && attempts++ < mostAttempts) newest = head
        if (newest) continue
        throw site.error
      }
      if (isChange) {
        try {
          await prove?.({ folder: site.folder, channel: next, before: head.channel })
          await checkStored(store, next, head.channel)
        } catch (error) {
          removeUnserved(own, site.folder)
          throw error
        }
        const mine = { number: head.number + 1, channel: next }
        const when = new Date().toISOString()
        const told = { who: whoever(), when, why: oneLine(why), replaced: replacedBy(next, head.channel) }
        if (name === 'production') await oweDeliveries(driver)
        if (!(await append(driver, name, mine, told))) {
          if (overtaken) removeUnserved(own, overtaken)
          overtaken = site.folder
          await queue.join()
          newest = await readNewer(driver, name, mine.number)
          continue
        }
        try {
          await checkStored(store, next, head.channel)
        } catch (error) {
          // A prune that read the log just before this entry removes the release that it names.
          const back = { number: mine.number + 1, channel: head.channel }
          const replaced = replacedBy(head.channel, next)
          await append(driver, name, back, { ...told, why: `taken back: ${told.why}`, replaced })
          removeUnserved(own, site.folder)
          throw error
        }
        outcome.changed = true
        head = mine
        await queue.leave()
      }
      // The change is applied. Do not reapply it over later changes.
      change = (channel) => channel
      switchTo(own, site.folder, head.number)
      outcome.pages = site.pages
      // Another process may have switched in between. The newest composition must be served last.
      newest = await newerThan(driver, name, head.number)
    }
  } finally {
    if (overtaken) removeUnserved(own, overtaken)
    await queue.leave()
  }
  return outcome
}

/** @throws Refusal when another command has pruned a release that is about to become live */
async function checkStored({ driver }: Store, next: Channel, before: Channel) {
  const { canary } = next
  if (canary && canary.version !== before.canary?.version)
    await checkSealed(driver, canary.section, canary.version)
  for (const [name, version] of liveIn(next))
    if (version !== liveVersion(before, name)) await checkSealed(driver, name, version)
}

/** Whether a file has disappeared meanwhile. */
const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Composes a channel and writes its site, unless it is the one being served.
 *
 * @param before the channel so far: its live releases have been checked
 * @throws Refusal when the releases do not fit together, or one was altered
 */
export async function composeChannel(
  own: Store,
  name: ChannelName,
  before: Channel,
  next: Channel,
): Promise<WrittenSite> {
  const from = await effectiveChannel(own, next, name)
  const site = from.facts ? await factsFile(own, from.facts) : own.site
  await fetchReleases(
    own,
    from,
    (owner, version) => isShown(from, owner, version) && version !== liveVersion(before, owner),
  )
  // Repair damage: download altered files of releases again. What the bucket lacks must not hinder another's change.
  if (own.driver !== own.local)
    for (const { owner, version, isMendable } of await damagedAssets(own))
      if (!isMendable)
        await fetchRelease(own, owner, version, true).catch((error) => {
          const damage = damageIn(error)
          if (next === before && version === liveVersion(from, owner)) throw damage
        })
  return writeSite({ ...own, site }, from, name)
}

/** Downloads what this machine lacks of the releases that a channel keeps. */
export async function fetchReleases(
  own: Store,
  channel: Channel,
  becomesLive: (owner: PackageName, version: string) => boolean = () => false,
) {
  const owners = packagesKept(channel)
  await eachLimited(owners, owners.length, async (owner) => {
    // One after another: releases of a package share most files, so each is downloaded once.
    for (const version of versionsIn(channel, owner))
      await fetchRelease(own, owner, version, becomesLive(owner, version)).catch((error) => {
        // One that is kept for open tabs only, and damaged in the bucket, must not hinder a change.
        const damage = damageIn(error)
        if (isShown(channel, owner, version)) throw damage
      })
  })
}

/** Whether some visitors get this release: it is live, or the canary. */
const isShown = (channel: Channel, owner: PackageName, version: string) =>
  version === liveVersion(channel, owner) ||
  (channel.canary?.section === owner && channel.canary.version === version)

/**
 * A changed channel with its other sources: the day, and in production the site facts, so that a release from
 * another checkout does not change them.
 */
async function withFacts(store: Store, name: ChannelName, before: Channel, next: Channel): Promise<Channel> {
  const facts = next.facts ?? (name === 'production' ? await storeFacts(store) : undefined)
  if (next === before && facts === before.facts) return before
  // A preview with no releases of its own mirrors production, day included.
  const day = name === 'production' || packagesIn(next).length ? { day: today() } : {}
  return channelOf({ ...next, ...(facts && { facts }), ...day })
}

/** The releases that a composition replaces. */
const replacedBy = (next: Channel, before: Channel) =>
  Object.fromEntries(liveIn(before).filter(([name, version]) => version !== liveVersion(next, name)))

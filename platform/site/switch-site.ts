import { randomUUID } from 'node:crypto'
import { lstatSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { ChannelName } from '@college/shared/contract/composition'
import type { Channel } from '../store/channel'
import { type Head, keyOf, readEntry, readHead } from '../store/log'
import { namesBelow } from '../store/names-below'
import { orNothing } from '../store/or-nothing'
import { Refusal, type Store } from '../store/site-store'
import { wholeNumber } from '../store/whole-number'
import { channelOfSite, removeOldSites, servedMark, servedSite, siteIn } from './composed-sites'
import { isPassedOver } from './intact'

/**
 * Serves a written site, unless it is served already, and removes old ones. rename() replaces a symbolic link
 * atomically: there is no moment without a site.
 *
 * @param number of its composition; undefined for a proposal, which has no log
 */
export function switchTo(store: Store, folder: string, number?: number) {
  if (basename(folder) === servedSite(store)) return noteServed(store, folder, number)
  const draft = `${store.public}.${randomUUID()}`
  symlinkSync(relative(dirname(store.public), folder), draft)
  // A real folder in the link's place, such as a copy that followed the link: never delete it, move it aside.
  if (lstatSync(store.public, { throwIfNoEntry: false })?.isSymbolicLink() === false)
    renameSync(store.public, `${store.public}.replaced-${randomUUID()}`)
  renameSync(draft, store.public)
  noteServed(store, folder, number)
  removeOldSites(store, basename(folder))
}

/** A composition that changes nothing, as on most days, is served in the folder of the one before. */
function noteServed(store: Store, folder: string, number?: number) {
  if (!number || servedNumber(store) !== number) writeFileSync(join(folder, servedMark), String(number ?? ''))
}

/** The number of the served composition; a crash may have kept it from being written. */
function servedNumber(store: Store): number | undefined {
  const site = servedSite(store)
  if (!site) return
  return orNothing(() => wholeNumber(readFileSync(join(siteIn(store, site), servedMark), 'utf8'), 1))
}

/** @throws Refusal when the log is newer than the site served here, as after a kill, or on a machine that is behind */
export function refuseBehind(store: Store, { number, channel }: Head) {
  const served = servedNumber(store)
  if (!number || served === number || isServed(store, channel)) return
  const found = servedSite(store) ? (served ? `composition ${served}` : 'an unknown composition') : 'no site'
  throw new Refusal(
    `${store.public}: found ${found}, expected composition ${number}, the newest of the log; npx college compose brings it forward.`,
  )
}

/** Whether the served site was composed from exactly this channel. */
export function isServed(store: Store, channel: Channel): boolean {
  const served = servedSite(store)
  return served !== undefined && channelOfSite(store, served) === JSON.stringify(channel)
}

/** Names of files that differ between a written site and the served one, apart from releases' files and compressed forms. */
export function differingFiles(store: Store, folder: string): string[] {
  const sites = [store.public, folder]
  const names = sites.flatMap((site) => namesBelow(site))
  const differs = (name: string) => {
    const [before, now] = sites.map((site) => orNothing(() => readFileSync(join(site, name))))
    return !before || !now?.equals(before)
  }
  const isOwn = (name: string) => !isPassedOver(name) && !/^assets\/(?!search)|\.(br|gz)$/.test(name)
  return [...new Set(names)].filter((name) => isOwn(name) && differs(name)).sort()
}

/**
 * A sync client or a bucket's lifecycle rule may remove the end of a log without a trace: only the site
 * composed from it still knows.
 *
 * @throws Refusal when the site served here is newer than the log
 */
export async function refuseLostHistory(own: Store, name: ChannelName, head?: Head) {
  const site = servedSite(own)
  const served = servedNumber(own)
  const { number } = head ?? (await readHead(own.driver, name))
  // Another process may have written and served it here since the head was read.
  if (!site || !served || served <= number || (await readEntry(own.driver, name, served))) return
  throw new Refusal(
    `${own.driver.place}/${keyOf(name, served)}: found nothing, expected composition ${served}, which is served here; put the file back, or remove ${join(siteIn(own, site), servedMark)} to go on from composition ${number}.`,
  )
}

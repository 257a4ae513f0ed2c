import { randomUUID } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { ChannelName } from '@college/shared/contract/composition'
import type { Channel } from '../store/channel'
import { type Head, keyOf, readEntry, readHead } from '../store/log'
import { orNothing } from '../store/or-nothing'
import { Refusal, type Store } from '../store/site-store'
import { wholeNumber } from '../store/whole-number'
import { channelOfSite, removeOldSites, servedMark, servedSite, siteIn } from './composed-sites'

/**
 * Serves a written site, if it is not served already, and removes old ones. rename() replaces a symbolic link atomically: there is no moment without a
 * site.
 *
 * @param number of the composition that it is; none of a proposal, which no log has
 */
export function switchTo(store: Store, folder: string, number?: number) {
  if (basename(folder) === servedSite(store)) return
  const draft = `${store.public}.${randomUUID()}`
  symlinkSync(relative(dirname(store.public), folder), draft)
  // Somebody else's, or a copy that followed the link: nobody's files are removed.
  if (lstatSync(store.public, { throwIfNoEntry: false })?.isSymbolicLink() === false)
    renameSync(store.public, `${store.public}.replaced-${randomUUID()}`)
  renameSync(draft, store.public)
  writeFileSync(join(folder, servedMark), String(number ?? ''))
  removeOldSites(store, basename(folder))
}

/** Whether the site that is served was composed from this very channel. */
export function isServed(store: Store, channel: Channel): boolean {
  const served = servedSite(store)
  return served !== undefined && channelOfSite(store, served) === JSON.stringify(channel)
}

/** Names of files that a written site has otherwise than the one that is served, releases' files and compressed forms aside. */
export function differingFiles(store: Store, folder: string): string[] {
  const [before, now] = [textsIn(store.public), textsIn(folder)]
  const differs = (name: string) =>
    !before.has(name) ||
    !now.has(name) ||
    !readFileSync(join(folder, name)).equals(readFileSync(join(store.public, name)))
  return [...new Set([...before, ...now])].filter(differs).sort()
}

const textsIn = (folder: string) =>
  new Set(
    (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((name) => !/^\.(?!well-known\/)|^assets\/(?!search)|\.(br|gz)$/.test(name)),
  )

/**
 * What a sync client or a bucket's lifecycle rule removes from the end of a log looks as if it had never been: only the site
 * that was composed of it still knows.
 *
 * @throws Refusal when the site served here is of a later composition than the log has
 */
export async function refuseLostHistory(own: Store, name: ChannelName, head?: Head) {
  const site = servedSite(own)
  const mark = site && join(siteIn(own, site), servedMark)
  // A tool before wrote none, and a crash may have kept it from being written.
  const served = mark && orNothing(() => wholeNumber(readFileSync(mark, 'utf8'), 1))
  const { number } = head ?? (await readHead(own.driver, name))
  // Somebody else may have written it, and served it here, after that.
  if (!served || served <= number || (await readEntry(own.driver, name, served))) return
  throw new Refusal(
    `${own.driver.place}/${keyOf(name, served)}: found nothing, expected composition ${served}, which is served here; put the file back, or remove ${mark} to go on from composition ${number}.`,
  )
}

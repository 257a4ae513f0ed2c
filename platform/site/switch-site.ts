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
import type { Channel } from '../store/channel'
import type { Store } from '../store/site-store'
import { channelOfSite, removeOldSites, servedMark, servedSite } from './composed-sites'

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

import { randomUUID } from 'node:crypto'
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { type Channel, versionsIn } from '../release/channel'
import { compressed, isText } from '../release/compress'
import { packages, releaseFolder, type Store } from '../release/store'
import type { ComposedSite } from './compose'
import { linkDrawnFiles } from './discovery/drawn-files'

/** Composed sites that stay on disk after they were replaced, for readers that are in the middle of one. */
const keptSites = 2

/** Beside the pages, but not served: the channel that a site was composed from. */
const composedFromFile = '.composed-from.json'

/**
 * Writes a composed site beside the one that is served. Nothing that visitors see changes before `switchTo`.
 *
 * @returns the folder of the site
 */
export function writeSite(store: Store, files: ComposedSite, channel: Channel): string {
  const folder = join(store.composed, `${Date.now().toString(36)}-${randomUUID().slice(0, 8)}`)
  for (const [name, text] of files) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    if (isText(name))
      for (const [ending, bytes] of compressed(Buffer.from(text), 'quick'))
        writeFileSync(file + ending, bytes)
  }
  linkAssets(store, folder, channel)
  linkDrawnFiles(store, folder)
  writeFileSync(join(folder, composedFromFile), JSON.stringify(channel))
  return folder
}

/**
 * Makes a written site the one that is served, in one step, and removes those that nobody reads any more.
 * rename() replaces a symbolic link at once: there is no moment without a site.
 */
export function switchTo(store: Store, folder: string) {
  const draft = `${store.public}.${randomUUID()}`
  symlinkSync(relative(dirname(store.public), folder), draft)
  if (existsSync(store.public) && !lstatSync(store.public).isSymbolicLink())
    rmSync(store.public, { recursive: true })
  renameSync(draft, store.public)
  const sites = readdirSync(store.composed)
    .filter((name) => name !== basename(folder) && existsSync(join(store.composed, name, composedFromFile)))
    .sort()
    .reverse()
  for (const name of sites.slice(keptSites))
    rmSync(join(store.composed, name), { recursive: true, force: true })
}

/** Whether the site that is served was composed from this very channel. */
export function isServed(store: Store, channel: Channel): boolean {
  try {
    const folder = join(dirname(store.public), readlinkSync(store.public))
    return readFileSync(join(folder, composedFromFile), 'utf8') === JSON.stringify(channel)
  } catch {
    return false
  }
}

/**
 * The files of the live releases and of those before, as links: no byte is copied. With the releases before, a
 * tab that was opened then still finds its scripts.
 */
function linkAssets(store: Store, folder: string, channel: Channel) {
  for (const name of packages) {
    const target = join(folder, 'assets', name)
    mkdirSync(target, { recursive: true })
    const there = new Set<string>()
    for (const version of versionsIn(channel, name)) {
      const source = join(releaseFolder(store, name, version), 'browser')
      // The history may name a release that has been removed from the store by hand.
      if (!existsSync(source)) continue
      for (const file of readdirSync(source)) {
        if (there.has(file) || file.startsWith('.')) continue
        there.add(file)
        linkSync(join(source, file), join(target, file))
      }
    }
  }
}

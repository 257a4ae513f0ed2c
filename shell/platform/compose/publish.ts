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

/** Composed sites that stay on disk after they were replaced, for readers that are in the middle of one. */
const keptSites = 2

/** Texts that are compressed at a time. */
const writtenAtOnce = 4

/** Beside the pages, but not served: the channel that a site was composed from. */
const composedFromFile = '.composed-from.json'

/** The folder of a composed site, as `writeSite` names it. */
const siteFolder = /^[0-9a-z]+-[0-9a-f]{8}$/

/**
 * Writes a composed site beside the one that is served. Nothing that visitors see changes before `switchTo`.
 *
 * @param fill hands over the site's texts, one by one
 * @returns the folder of the site
 */
export async function writeSite(
  store: Store,
  channel: Channel,
  fill: (files: ComposedSite) => Promise<unknown>,
): Promise<string> {
  const folder = join(store.composed, `${Date.now().toString(36)}-${randomUUID().slice(0, 8)}`)
  const others = composedSites(store).map((name) => join(store.composed, name))
  const texts = writerOf((name, text) => writeText(folder, others, name, text))
  try {
    await fill(texts)
    await texts.end()
    linkAssets(store, folder, channel)
  } catch (error) {
    // Until then, what is being written would make the folder anew.
    await texts.end().catch(() => {})
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  writeFileSync(join(folder, composedFromFile), JSON.stringify(channel))
  return folder
}

/**
 * Writes texts while the next ones are made, so many at a time that they take little memory: `set` settles when there
 * is place for another, `end` when all are written. Rejects then with the first error.
 */
function writerOf(write: (name: string, text: string) => Promise<void>) {
  const running = new Set<Promise<void>>()
  const errors: unknown[] = []
  return {
    async set(name: string, text: string) {
      while (running.size >= writtenAtOnce) await Promise.race(running)
      const one = write(name, text)
        .catch((error) => void errors.push(error))
        .finally(() => running.delete(one))
      running.add(one)
    },
    async end() {
      await Promise.all(running)
      if (errors.length) throw errors[0]
    },
  }
}

/**
 * Writes a text and its compressed forms; what reads as in another site that is still there is linked and costs
 * nothing: most pages after a release, and all of them after a rollback.
 */
async function writeText(folder: string, others: string[], name: string, text: string) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  const endings = isText(name) ? ['', '.br', '.gz'] : ['']
  const same = others
    .map((other) => endings.map((ending) => join(other, name) + ending))
    .find(([path = '', ...more]) => holds(path, text) && more.every((form) => existsSync(form)))
  if (same) {
    for (const [index, path] of same.entries()) linkSync(path, file + endings[index])
    return
  }
  writeFileSync(file, text)
  if (isText(name))
    for (const [ending, bytes] of await compressed(Buffer.from(text))) writeFileSync(file + ending, bytes)
}

/** Whether a file of the site that is served holds this very text. */
export const readsAsServed = (store: Store, name: string, text: string) =>
  holds(join(store.public, name), text)

const holds = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text

/** Names of the composed sites that are on disk, newest first; one of them may have been left unfinished. */
const composedSites = (store: Store) =>
  existsSync(store.composed)
    ? readdirSync(store.composed)
        .filter((name) => siteFolder.test(name))
        .sort()
        .reverse()
    : []

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
  const sites = composedSites(store).filter((name) => name !== basename(folder))
  const isWhole = (name: string) => existsSync(join(store.composed, name, composedFromFile))
  // One that an interrupted compose has left is nobody's.
  const left = sites.filter((name) => !isWhole(name))
  for (const name of [...sites.filter(isWhole).slice(keptSites), ...left])
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

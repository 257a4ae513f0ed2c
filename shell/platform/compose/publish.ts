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
  statSync,
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

/** Beside the pages, but not served: says that a site was switched to. */
const servedMark = '.served'

/** Milliseconds after which a site that was never switched to belongs to a process that was killed. */
const abandoned = 3_600_000

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
    try {
      for (const [index, path] of same.entries()) linkSync(path, file + endings[index])
      return
    } catch {
      // Another process has just removed that site. What was linked must go before it is written to.
      for (const ending of endings) rmSync(file + ending, { force: true })
    }
  }
  writeFileSync(file, text)
  if (isText(name))
    for (const [ending, bytes] of await compressed(Buffer.from(text))) writeFileSync(file + ending, bytes)
}

/** Whether a file of the site that is served holds this very text. */
export const readsAsServed = (store: Store, name: string, text: string) =>
  holds(join(store.public, name), text)

/** Another process may remove an old site while this one looks into it. */
function holds(file: string, text: string): boolean {
  try {
    return readFileSync(file, 'utf8') === text
  } catch {
    return false
  }
}

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
  writeFileSync(join(folder, servedMark), '')
  removeOldSites(store, folder)
}

/** Another process may be writing a site, or be about to switch to one: only what was served, or is old, is nobody's. */
function removeOldSites(store: Store, folder: string) {
  const now = statSync(folder).mtimeMs
  const served = basename(readlinkSync(store.public))
  const others = composedSites(store).filter((name) => name !== basename(folder) && name !== served)
  const wasServed = (name: string) => existsSync(join(store.composed, name, servedMark))
  const isAbandoned = (name: string) => {
    const site = statSync(join(store.composed, name), { throwIfNoEntry: false })
    return site && now - site.mtimeMs > abandoned && !wasServed(name)
  }
  for (const name of [...others.filter(wasServed).slice(keptSites), ...others.filter(isAbandoned)])
    try {
      rmSync(join(store.composed, name), { recursive: true, force: true })
    } catch {
      // Another process removes it as well; what is left goes the next time.
    }
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
      for (const entry of readdirSync(source, { withFileTypes: true })) {
        const file = entry.name
        // A link could lead anywhere.
        if (there.has(file) || file.startsWith('.') || !entry.isFile()) continue
        there.add(file)
        linkSync(join(source, file), join(target, file))
      }
    }
  }
}

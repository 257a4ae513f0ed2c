import { randomUUID } from 'node:crypto'
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { forms, pageFile } from '../compose/page-file'
import type { Channel } from '../store/channel'
import { compressed, type Effort, isText } from '../store/compress'
import { type Links, linkFiles } from '../store/file-thread'
import type { Store } from '../store/store'
import type { ComposedSite } from './compose'
import {
  composedFrom,
  composedFromFile,
  composedSites,
  recordFolder,
  removeOldSites,
  removeSite,
  servedMark,
  servedSite,
  siteIn,
} from './composed-sites'
import { type KnownPage, knownPages } from './known-pages'
import { linkAssets } from './link-assets'
import { linkRecords, writeRecords } from './page-record'
import { textsOnDisk } from './texts-on-disk'

/** Texts that are compressed at a time. */
const writtenAtOnce = 4

/** Bytes from which a text gets the quick compression. */
const large = 256_000

/** Beside what is known of a site's pages: the key of everything that it was composed of. */
const keyFile = 'key'

/**
 * Writes a composed site beside the one that is served. Nothing that visitors see changes before `switchTo`.
 *
 * @param fill hands over the site's texts, one by one
 * @returns the folder of the site: that of the one that is served, if it was composed of the very same
 */
export async function writeSite(
  store: Store,
  channel: Channel,
  fill: (files: ComposedSite) => Promise<unknown>,
): Promise<string> {
  const name = `${Date.now().toString(36)}-${randomUUID().slice(0, 8)}`
  const [folder, records] = [siteIn(store, name), recordFolder(store, name)]
  const others = composedSites(store)
  const folders = others.map((other) => siteIn(store, other))
  const texts = writerOf((file, text, effort) => writeText(folder, folders, file, text, effort))
  const links: Promise<void>[] = []
  const served = servedSite(store)
  let same = false
  const known = knownPages(store, others)
  const waiting = textsOnDisk(folder)
  try {
    mkdirSync(join(folder, 'assets'), { recursive: true })
    await fill({
      set: texts.set,
      keep: (pages) => {
        links.push(...linkAssets(store, folder, channel), ...linkPages(folder, pages))
        // Whoever waits for them hears of an error; until then it is nobody's.
        for (const link of links) link.catch(() => {})
      },
      takeOver: (file) => linkText(folder, folders, file, existsSync),
      threads: { folder, texts: waiting },
      known,
      holds: (key, pages) => {
        same = served !== undefined && keyOf(store, served) === key && pages.every(Boolean)
        return same
      },
      record: (owner, pages, kept) => {
        const [one] = kept
        const before = one ? known.of(one.site, owner) : []
        if (one && before.length === pages.length && before.every((page, index) => page === kept[index]))
          linkRecords(records, recordFolder(store, one.site), owner)
        else writeRecords(records, owner, pages)
      },
      end: (key) => writeFileSync(join(records, keyFile), key),
    })
    if (served && same) {
      removeSite(store, name)
      return siteIn(store, served)
    }
    await texts.end()
    await Promise.all(links)
  } catch (error) {
    // Until then, what is being written would make the folder anew.
    await Promise.allSettled([texts.end(), ...links])
    removeSite(store, name)
    throw error
  } finally {
    waiting.close()
  }
  writeFileSync(join(folder, composedFromFile), JSON.stringify(channel))
  return folder
}

/**
 * Writes texts while the next ones are made, so many at a time that they take little memory: `set` settles when there
 * is place for another, `end` when all are written. Rejects then with the first error.
 */
function writerOf(write: (name: string, text: string, effort: Effort) => Promise<void>) {
  const running = new Set<Promise<void>>()
  const errors: unknown[] = []
  return {
    async set(name: string, text: string, effort: Effort = 'best') {
      while (running.size >= writtenAtOnce) await Promise.race(running)
      const one = write(name, text, effort)
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

/** Links a text and its compressed forms to those of the first other site that has it; false where none has. */
function linkText(folder: string, others: string[], name: string, isSame: (file: string) => boolean) {
  const endings = isText(name) ? forms : ([''] as const)
  const same = others
    .map((other) => endings.map((ending) => join(other, name) + ending))
    .find(([path = '', ...more]) => isSame(path) && more.every((form) => existsSync(form)))
  if (!same) return false
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  try {
    for (const [index, path] of same.entries()) linkSync(path, file + endings[index])
    return true
  } catch {
    // Another process has just removed that site. What was linked must go before it is written to.
    for (const ending of endings) rmSync(file + ending, { force: true })
    return false
  }
}

/** Writes a text and its compressed forms; one that reads as in another site is linked and costs nothing. */
async function writeText(folder: string, others: string[], name: string, text: string, effort: Effort) {
  if (linkText(folder, others, name, (path) => holds(path, text))) return
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  if (!isText(name)) return
  const bytes = Buffer.from(text)
  for (const [ending, form] of await compressed(bytes, bytes.length > large ? 'quick' : effort))
    writeFileSync(file + ending, form)
}

/** Links pages of other sites, in all their forms, a folder at a time. */
function linkPages(folder: string, pages: KnownPage[]) {
  const folders = new Map<string, Required<Links>>()
  for (const { record, folder: other } of pages) {
    const file = pageFile(record.path)
    const [from, to] = [dirname(join(other, file)), dirname(join(folder, file))]
    const links = folders.get(from) ?? { from, to, names: [] }
    folders.set(from, links)
    for (const form of forms) links.names.push(basename(file) + form)
  }
  return [...folders.values()].map(linkFiles)
}

/** Another process may remove an old site while this one looks into it. */
function holds(file: string, text: string): boolean {
  try {
    return readFileSync(file, 'utf8') === text
  } catch {
    return false
  }
}

/** The key of everything that a site was composed of. */
function keyOf(store: Store, site: string): string | undefined {
  const file = join(recordFolder(store, site), keyFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * Compares what is composed with what is served, and writes nothing.
 *
 * @returns where compose hands its texts, and the names of files that read otherwise
 */
export function comparisonWithServed(store: Store): { files: ComposedSite; differing: Set<string> } {
  const served = servedSite(store)
  const known = knownPages(store, served ? [served] : [])
  const differing = new Set<string>()
  const files: ComposedSite = {
    known,
    threads: {},
    holds: (key, pages) => served !== undefined && keyOf(store, served) === key && pages.every(Boolean),
    set: (name, text) => holds(join(store.public, name), text) || differing.add(name),
    record: (name, pages) => {
      if (name === 'canary') return
      const before = new Map(
        served ? known.of(served, name).map(({ record: { path, hash } }) => [path, hash]) : [],
      )
      for (const { record } of pages)
        if (before.get(record.path) !== record.hash) differing.add(pageFile(record.path))
    },
  }
  return { files, differing }
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
  writeFileSync(join(folder, servedMark), '')
  removeOldSites(store, basename(folder))
}

/** Whether the site that is served was composed from this very channel. */
export function isServed(store: Store, channel: Channel): boolean {
  const served = servedSite(store)
  return served !== undefined && composedFrom(store, served) === JSON.stringify(channel)
}

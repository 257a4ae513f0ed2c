import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isListed } from '../../../shared/contract/page-data'
import { packages, type Store } from '../release/store'
import { composedFrom, recordFolder, siteIn } from './composed-sites'
import { forms, pageFile } from './page-file'
import {
  type RecordedPage,
  type RecordName,
  readEntries,
  readFrames,
  readKeptWords,
  readRecords,
} from './page-record'
import type { KeptWords } from './search-words'

/** A page of a site that is on disk. */
export type KnownPage = RecordedPage & {
  /** The name of the site that has it, and its folder. */
  site: string
  folder: string
}

/** Finds pages in the sites that are on disk. */
export type KnownPages = {
  /** The very page, all forms of it lying there. */
  same: (name: RecordName, key: string) => KnownPage | undefined
  /** A page with the same markup in another document. */
  sameMarkup: (name: RecordName, rendering: string) => KnownPage | undefined
  /** All pages of a site that are recorded under a name, in their order. */
  of: (site: string, name: RecordName) => KnownPage[]
  /** What the search index of the newest site kept. */
  words: () => KeptWords | undefined
}

/**
 * The pages of these sites. One site after another is read, the first one first, and only until all are found: after
 * most composes that is one.
 */
export function knownPages(store: Store, sites: string[]): KnownPages {
  const whole = sites.filter((site) => composedFrom(store, site))
  const read = new Map<string, KnownPage[]>()
  const of = (site: string, name: RecordName) => {
    const pages = read.get(`${site} ${name}`) ?? pagesOf(store, site, name)
    read.set(`${site} ${name}`, pages)
    return pages
  }
  const lists = new Map<RecordName, ReturnType<typeof listOf>>()
  const list = (name: RecordName) => {
    const known = lists.get(name) ?? listOf(whole.map((site) => () => of(site, name)))
    lists.set(name, known)
    return known
  }
  const names = namesIn()
  const lies = ({ record, folder }: KnownPage) =>
    forms.every((form) => names.has(join(folder, pageFile(record.path)) + form))
  return {
    same: (name, key) => list(name).find('key', key, name === 'canary' ? () => true : lies),
    sameMarkup: (name, rendering) => list(name).find('rendering', rendering, () => true),
    of,
    words() {
      const [site] = whole
      const files = site && readKeptWords(recordFolder(store, site))
      if (!files) return
      const pages = packages.flatMap((name) => of(site, name))
      return {
        files,
        entries: pages.filter(({ record }) => isListed(record.path)),
      }
    },
  }
}

function pagesOf(store: Store, site: string, name: RecordName): KnownPage[] {
  const [records, folder] = [recordFolder(store, site), siteIn(store, site)]
  let frames: string[] | undefined
  let entries: string[] | undefined
  return readRecords(records, name).map((read, index) => ({
    ...read,
    site,
    folder,
    get frame() {
      frames ??= readFrames(records, name)
      return frames[index] ?? ''
    },
    get entry() {
      entries ??= readEntries(records, name)
      return entries[index] ?? ''
    },
  }))
}

/** The pages of several sites, read one site after another. */
function listOf(left: (() => KnownPage[])[]) {
  const found = { key: new Map<string, KnownPage>(), rendering: new Map<string, KnownPage>() }
  return {
    find(by: 'key' | 'rendering', value: string, isThere: (page: KnownPage) => boolean) {
      for (;;) {
        const page = found[by].get(value)
        if (page && isThere(page)) return page
        const readNext = left.shift()
        if (!readNext) return
        for (const page of readNext()) {
          const { key, rendering } = page.record
          if (!found.key.has(key)) found.key.set(key, page)
          if (!found.rendering.has(rendering)) found.rendering.set(rendering, page)
        }
      }
    },
  }
}

/** Says whether files are there; a folder is read once, not each of its files. */
function namesIn() {
  const folders = new Map<string, Set<string>>()
  return {
    has(file: string) {
      const folder = dirname(file)
      let names = folders.get(folder)
      if (!names) {
        try {
          names = new Set(readdirSync(folder))
        } catch {
          names = new Set()
        }
        folders.set(folder, names)
      }
      return names.has(file.slice(folder.length + 1))
    },
  }
}

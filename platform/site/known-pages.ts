import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { forms, pageFile } from '../compose/page-file'
import type { Store } from '../store/store'
import { composedFrom, recordFolder, siteIn } from './composed-sites'
import {
  keyIn,
  type RecordedPage,
  type RecordName,
  readEntries,
  readFrames,
  readRows,
  recordIn,
  renderingIn,
} from './page-record'

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
}

/**
 * The pages of these sites. One site after another is read, the first one first, and only until all are found: after
 * most composes that is one.
 */
export function knownPages(store: Store, sites: string[]): KnownPages {
  const whole = sites.filter((site) => composedFrom(store, site))
  const read = new Map<string, ReturnType<typeof pagesOf>>()
  const pagesIn = (site: string, name: RecordName) => {
    const pages = read.get(`${site} ${name}`) ?? pagesOf(store, site, name)
    read.set(`${site} ${name}`, pages)
    return pages
  }
  const find = (
    name: RecordName,
    by: 'key' | 'rendering',
    value: string,
    isFit: (page: KnownPage) => boolean,
  ) => {
    for (const site of whole) {
      const page = pagesIn(site, name).find(by, value)
      if (page && isFit(page)) return page
    }
  }
  const names = namesIn()
  const lies = ({ record, folder }: KnownPage) =>
    forms.every((form) => names.has(join(folder, pageFile(record.path)) + form))
  return {
    same: (name, key) => find(name, 'key', key, name === 'canary' ? () => true : lies),
    sameMarkup: (name, rendering) => find(name, 'rendering', rendering, () => true),
    of: (site, name) => pagesIn(site, name).all(),
  }
}

/** The pages of a site under a name. A page is an object from when it is found: most sites are only looked through. */
function pagesOf(store: Store, site: string, name: RecordName) {
  const [records, folder] = [recordFolder(store, site), siteIn(store, site)]
  const { rows, names } = readRows(records, name)
  const places = { key: placesBy(rows, keyIn), rendering: placesBy(rows, renderingIn) }
  const pages: KnownPage[] = []
  let frameAt: ((index: number) => string) | undefined
  let entryAt: ((index: number) => string) | undefined
  const at = (index: number): KnownPage => {
    const row = { text: rows[index] ?? '', names }
    pages[index] ??= {
      record: recordIn(row),
      row,
      site,
      folder,
      get frame() {
        frameAt ??= readFrames(records, name)
        return frameAt(index)
      },
      get entry() {
        entryAt ??= readEntries(records, name)
        return entryAt(index)
      },
    }
    return pages[index]
  }
  return {
    find(by: 'key' | 'rendering', value: string) {
      const index = places[by].get(value)
      return index === undefined ? undefined : at(index)
    },
    all: () => rows.map((_, index) => at(index)),
  }
}

const placesBy = (rows: string[], valueIn: (row: string) => string) =>
  new Map(rows.map((row, index) => [valueIn(row), index]))

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

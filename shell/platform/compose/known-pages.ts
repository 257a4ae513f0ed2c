import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Store } from '../release/store'
import { composedFrom, recordFolder, siteIn } from './composed-sites'
import { forms, pageFile } from './page-file'
import {
  type PageFrame,
  type RecordedPage,
  type RecordName,
  readEntries,
  readFrames,
  readRecords,
} from './page-record'

/** A page of a site that is on disk. */
export type KnownPage = RecordedPage & {
  /** The name of the site that has it, and its folder. */
  site: string
  folder: string
}

/** Finds pages by their keys in the sites that are on disk. */
export type KnownPages = {
  /** The very page, all forms of it lying there. */
  same: (name: RecordName, key: string) => KnownPage | undefined
  /** A page with the same markup in another document. */
  sameMarkup: (name: RecordName, rendering: string) => KnownPage | undefined
}

/**
 * The pages of these sites. One site after another is read, the first one first, and only until all are found: after
 * most composes that is one.
 */
export function knownPages(store: Store, sites: string[]): KnownPages {
  const lists = new Map<RecordName, ReturnType<typeof listOf>>()
  const list = (name: RecordName) => {
    const known = lists.get(name) ?? listOf(store, sites, name)
    lists.set(name, known)
    return known
  }
  const names = namesIn()
  const lies = ({ record, folder }: KnownPage) =>
    forms.every((form) => names.has(join(folder, pageFile(record.path)) + form))
  return {
    same: (name, key) => list(name).find('key', key, name === 'canary' ? () => true : lies),
    sameMarkup: (name, rendering) => list(name).find('rendering', rendering, () => true),
  }
}

/** The pages that are recorded under a name, read site by site. */
function listOf(store: Store, sites: string[], name: RecordName) {
  const left = sites.filter((site) => composedFrom(store, site))
  const found = { key: new Map<string, KnownPage>(), rendering: new Map<string, KnownPage>() }
  const readNext = (site: string) => {
    const records = recordFolder(store, site)
    let frames: PageFrame[] | undefined
    let entries: string[] | undefined
    for (const [index, record] of readRecords(records, name).entries()) {
      const page: KnownPage = {
        record,
        site,
        folder: siteIn(store, site),
        get frame() {
          frames ??= readFrames(records, name)
          return frames[index] as PageFrame
        },
        get entry() {
          entries ??= readEntries(records, name)
          return entries[index] ?? ''
        },
      }
      if (!found.key.has(record.key)) found.key.set(record.key, page)
      if (!found.rendering.has(record.rendering)) found.rendering.set(record.rendering, page)
    }
  }
  return {
    find(by: 'key' | 'rendering', value: string, isThere: (page: KnownPage) => boolean) {
      for (;;) {
        const page = found[by].get(value)
        if (page && isThere(page)) return page
        const site = left.shift()
        if (!site) return
        readNext(site)
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

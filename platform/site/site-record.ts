import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pageFile } from '../compose/page-file'
import { sha256 } from '../store/hash'
import { orNothing } from '../store/or-nothing'
import type { Store } from '../store/site-store'
import { channelOfSite, recordFile, siteIn } from './composed-sites'
import { isIntact } from './site-files'

/** What is recorded of a composed page, so that the next compose need not read or render it. */
export type PageRecord = {
  path: string
  key: string
  hash: string
  /** Hashes of the page's files: the document and its compressed forms. None of a canary's page, which has no file. */
  forms?: string[]
  ids: string[]
  links: string[]
  /** Its entry in the search index, as JSON; empty for a page that search leaves out. */
  entry: string
}

export type SiteRecord = {
  key: string
  pages: PageRecord[]
  canary: PageRecord[]
  /** Hashes of the forms of its other texts, such as maps and the search index, by name. */
  texts: Record<string, string[]>
}

export function writeRecord(store: Store, site: string, record: SiteRecord) {
  const file = recordFile(store, site)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(record))
}

/** What is recorded of a site. None is one of an older tool, which has no hashes of texts, or one that a crash has cut off. */
export const readRecord = (store: Store, site: string) =>
  orNothing(() => {
    const record: SiteRecord = JSON.parse(readFileSync(recordFile(store, site), 'utf8'))
    const { pages, canary, texts } = record
    return [pages, canary, Object.values(texts)].every(Array.isArray) ? record : undefined
  })

export type KnownPage = { record: PageRecord; folder: string }

/** Finds pages in composed sites. A site's record is read only when the sites before it lack a page. */
export function knownPages(store: Store, sites: string[]) {
  const indexes = new Map<string, ReturnType<typeof indexOf>>()
  const indexed = (site: string) => {
    const index = indexes.get(site) ?? indexOf(store, site)
    indexes.set(site, index)
    return index
  }
  return {
    /** The very page, all forms of it on disk. */
    same(key: string): KnownPage | undefined {
      for (const site of sites) {
        const record = indexed(site)?.byKey.get(key)
        const folder = siteIn(store, site)
        if (record && isIntact(join(folder, pageFile(record.path)), record.forms ?? []))
          return { record, folder }
      }
    },
    /** The same page of a canary. Its document was never written. */
    sameInCanary(key: string): PageRecord | undefined {
      for (const site of sites) {
        const record = indexed(site)?.byKey.get(key)
        if (record) return record
      }
    },
    /** The folder of a site with this very text, all forms of it on disk, and their hashes. */
    sameText(name: string, text: string) {
      const hash = sha256(Buffer.from(text))
      for (const site of sites) {
        const hashes = indexed(site)?.texts[name] ?? []
        const folder = siteIn(store, site)
        if (hashes[0] === hash && isIntact(join(folder, name), hashes)) return { folder, hashes }
      }
    },
    /** The key of everything that a site was composed of. */
    keyOf: (site: string) => indexed(site)?.key,
  }
}

export type KnownPages = ReturnType<typeof knownPages>

/** The pages of a site by their keys; undefined for a site that is not whole. */
function indexOf(store: Store, site: string) {
  const record = channelOfSite(store, site) ? readRecord(store, site) : undefined
  if (!record) return
  const { key, texts, pages, canary } = record
  return { key, texts, byKey: new Map([...canary, ...pages].map((page) => [page.key, page])) }
}

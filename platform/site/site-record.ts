import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pageFile } from '../compose/page-file'
import { sha256 } from '../store/hash'
import { orNothing } from '../store/or-nothing'
import type { Store } from '../store/site-store'
import { channelOfSite, recordFile, siteIn } from './composed-sites'
import { isIntact } from './site-files'

/** The record of a composed page, which saves the next compose reading or rendering it. */
export type PageRecord = {
  path: string
  key: string
  hash: string
  /** Hashes of the page's files: the document and its compressed forms. A canary's page has no file. */
  forms?: string[]
  ids: string[]
  links: string[]
  /** Its entry in the search index, as JSON; empty for an unlisted page. */
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

/** The record of a site; undefined for one by an older tool, which has no hashes of texts, or cut off by a crash. */
export const readRecord = (store: Store, site: string) =>
  orNothing(() => {
    const record: SiteRecord = JSON.parse(readFileSync(recordFile(store, site), 'utf8'))
    const { pages, canary, texts } = record
    return [pages, canary, Object.values(texts)].every(Array.isArray) ? record : undefined
  })

export type KnownPage = { record: PageRecord; folder: string }

/** Finds pages in composed sites. Reads a site's record only when the sites before it lack a page. */
export function knownPages(store: Store, sites: string[]) {
  const indexes = new Map<string, ReturnType<typeof indexOf>>()
  const indexed = (site: string) => {
    const index = indexes.get(site) ?? indexOf(store, site)
    indexes.set(site, index)
    return index
  }
  return {
    /** The same page with all its forms intact on disk. */
    same(key: string): KnownPage | undefined {
      for (const site of sites) {
        const record = indexed(site)?.byKey.get(key)
        const folder = siteIn(store, site)
        if (record && isIntact(join(folder, pageFile(record.path)), record.forms ?? []))
          return { record, folder }
      }
    },
    /** The same page of a canary, whose document was never written. */
    sameInCanary(key: string): PageRecord | undefined {
      for (const site of sites) {
        const record = indexed(site)?.byKey.get(key)
        if (record) return record
      }
    },
    /** The folder of a site with the same text, all its forms intact on disk, and their hashes. */
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

import { join } from 'node:path'
import { pageFile } from '../compose/page-file'
import type { Store } from '../store/site-store'
import { channelOfSite, siteIn } from './composed-sites'
import { isIntact } from './intact'
import { type PageRecord, readRecord } from './site-record'

/** A page of a site that is on disk, and the folder of that site. */
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
        const record = indexed(site)?.pages.get(key)
        const folder = siteIn(store, site)
        if (record && isIntact(join(folder, pageFile(record.path)), record.forms ?? []))
          return { record, folder }
      }
    },
    /** The same page of a canary. Its document was never written. */
    sameInCanary(key: string): PageRecord | undefined {
      for (const site of sites) {
        const record = indexed(site)?.canary.get(key)
        if (record) return record
      }
    },
    /** The key of everything that a site was composed of. */
    keyOf: (site: string) => indexed(site)?.siteKey,
  }
}

export type KnownPages = ReturnType<typeof knownPages>

/** The pages of a site by their keys; undefined for a site that is not whole. */
function indexOf(store: Store, site: string) {
  const record = channelOfSite(store, site) ? readRecord(store, site) : undefined
  if (!record) return
  const byKey = (pages: PageRecord[]) => new Map(pages.map((page) => [page.key, page]))
  return { siteKey: record.key, pages: byKey(record.pages), canary: byKey(record.canary) }
}

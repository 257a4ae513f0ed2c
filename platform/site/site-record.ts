import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Store } from '../store/site-store'

/** What is recorded of a composed page, so that the next compose need not read or render it. */
export type PageRecord = {
  path: string
  /** The page's key in the plan. */
  key: string
  /** Hash of the document. */
  hash: string
  /** Hashes of the page's files: the document and its compressed forms. None of a canary's page, which has no file. */
  forms?: string[]
  ids: string[]
  links: string[]
  /** Its entry in the search index, as JSON; empty for a page that search leaves out. */
  entry: string
}

/** What is recorded of a composed site. */
export type SiteRecord = {
  /** The key of its plan. */
  key: string
  pages: PageRecord[]
  /** Pages that only a canary has. */
  canary: PageRecord[]
  /** Hashes of the forms of its other texts, such as maps and the search index, by name. */
  texts: Record<string, string[]>
}

/** The file with the record of a composed site, beside the sites: it is not served. */
export const recordFile = ({ composed }: Store, site: string) => join(composed, 'records', `${site}.json`)

export function writeRecord(store: Store, site: string, record: SiteRecord) {
  const file = recordFile(store, site)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(record))
}

/** What is recorded of a site. None is one of an older tool, which has no hashes of texts, or one that a crash has cut off. */
export function readRecord(store: Store, site: string): SiteRecord | undefined {
  try {
    const record: SiteRecord = JSON.parse(readFileSync(recordFile(store, site), 'utf8'))
    const { pages, canary, texts } = record
    return [pages, canary, Object.values(texts)].every(Array.isArray) ? record : undefined
  } catch {
    return undefined
  }
}

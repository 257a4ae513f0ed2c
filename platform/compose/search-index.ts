import { createHash } from 'node:crypto'
import type { SearchPage } from '@college/shared/contract/route-manifest'

/** The file that search fetches: its address and integrity, its name below the site's root, and what it says. */
export type SearchIndex = { url: string; integrity: string; name: string; text: string }

/**
 * Beyond this many pages the index holds titles, headings and descriptions only. All words take about 1 kB a page, too
 * much to download before the first result.
 */
const pagesInFull = 1_500

/** The index of all pages for search in the browser. The same pages give the same file under the same name. */
export function searchIndexOf(pages: { readonly entry: string }[]): SearchIndex {
  const entries = pages.map(({ entry }) => entry).filter(Boolean)
  const text = `[${(entries.length > pagesInFull ? entries.map(withoutText) : entries).join(',')}]`
  const hash = createHash('sha256').update(text)
  const integrity = `sha256-${hash.copy().digest('base64')}`
  const name = `assets/search/pages-${hash.digest('hex').slice(0, 8)}.json`
  return { url: `/${name}`, integrity, name, text }
}

function withoutText(entry: string): string {
  const page: SearchPage = JSON.parse(entry)
  return JSON.stringify({ ...page, text: '' } satisfies SearchPage)
}

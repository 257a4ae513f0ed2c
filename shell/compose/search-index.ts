import { createHash } from 'node:crypto'
import { isListed } from '../src/page-data'
import type { SearchPage } from '../src/search/search-page'
import type { ComposedPage } from './composition'
import { mainTextOf } from './main-text'
import type { Rendered } from './render'

/** The file that search reads: its name below the site's root, its text, and how the browser checks it. */
export type SearchIndex = { file: string; text: string; integrity: string }

/** The words of a page; none for those that nobody looks for: not found, and search itself. */
export function searchPageOf({ path, owner }: ComposedPage, { html, description }: Rendered): SearchPage[] {
  if (!isListed(path)) return []
  return [{ path, owner, description, ...mainTextOf(html) }]
}

/**
 * The words of all pages, for search in the browser. It follows from the finished pages alone: a compose that
 * changes no words gives the same file under the same name.
 */
export function searchIndexOf(pages: SearchPage[]): SearchIndex {
  const text = JSON.stringify(pages)
  const hash = createHash('sha256').update(text)
  const integrity = `sha256-${hash.copy().digest('base64')}`
  return { file: `assets/search/pages-${hash.digest('hex').slice(0, 8)}.json`, text, integrity }
}

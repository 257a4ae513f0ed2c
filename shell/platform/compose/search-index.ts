import { createHash } from 'node:crypto'
import type { ComposedPage } from '../../../shared/contract/composition'
import { isListed } from '../../../shared/contract/page-data'
import type { SearchPage } from '../../../shared/contract/route-manifest'
import type { RenderedPage } from '../../../shared/contract/shell-server'

/** The file that search reads: its name below the site's root, its text, and how the browser checks it. */
export type SearchIndex = { file: string; text: string; integrity: string }

/** What search knows of a page; nothing of those that nobody looks for: not found, and search itself. */
export const searchPageOf = (
  { path, owner }: ComposedPage,
  { description, words }: Pick<RenderedPage, 'description' | 'words'>,
): SearchPage[] => (isListed(path) ? [{ path, owner, description, ...words }] : [])

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

import type { ComposedPage } from '@college/shared/contract/composition'
import { isListed } from '@college/shared/contract/page-data'
import type { SearchPage } from '@college/shared/contract/route-manifest'
import type { RenderedPage } from '@college/shared/contract/shell-server'
import { integrityOf, sha256 } from '../store/hash'

/** The file that search fetches: address, integrity, name below the site's root, and text. */
export type SearchIndex = { url: string; integrity: string; name: string; text: string }

/**
 * Above this many pages the index omits the body text: at about 1 kB a page it is too much to download before
 * the first result.
 */
const pagesInFull = 1_500

/** A page's entry in the search index, as JSON because most composes only copy it. Empty for unlisted pages. */
export function searchEntryOf(
  { path, owner }: Pick<ComposedPage, 'path' | 'owner'>,
  { description, words }: Pick<RenderedPage, 'description' | 'words'>,
): string {
  if (!isListed(path)) return ''
  return JSON.stringify({ path, owner, description, ...words } satisfies SearchPage)
}

/** The search index of all pages. Equal pages give an equal file with an equal name. */
export function searchIndexOf(pages: { readonly entry: string }[]): SearchIndex {
  const entries = pages.map(({ entry }) => entry).filter(Boolean)
  const text = `[${(entries.length > pagesInFull ? entries.map(withoutText) : entries).join(',')}]`
  const hash = sha256(Buffer.from(text))
  const name = `assets/search/pages-${hash.slice(0, 8)}.json`
  return { url: `/${name}`, integrity: integrityOf(hash), name, text }
}

function withoutText(entry: string): string {
  const page: SearchPage = JSON.parse(entry)
  return JSON.stringify({ ...page, text: '' } satisfies SearchPage)
}

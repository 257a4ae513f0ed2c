import { createHash } from 'node:crypto'
import { isListed } from '../../../shared/contract/page-data'
import { dataUrl, type SearchCard, type SearchParts } from '../../../shared/contract/search-index'
import { type KeptWords, wordFiles } from './search-words'

/** A page in the index: what a result shows, and its entry. */
export type IndexedPage = SearchCard & { entry: string }

/** The files of search by name below the site's root, and the one to fetch first with its integrity. */
export type SearchIndex = {
  url: string
  integrity: string
  files: [name: string, text: () => string][]
  /** What each file of words keeps for the next compose. */
  kept: string[]
}

/**
 * The words of all pages, for search in the browser. It follows from the finished pages alone: a compose that
 * changes no words gives the same files under the same names.
 *
 * @param before what was kept of the site before: it saves time and changes nothing
 */
export function searchIndexOf(all: IndexedPage[], many: boolean, before?: KeptWords): SearchIndex {
  const pages = all.filter(({ path }) => isListed(path))
  if (many) return partsOf(pages, before)
  const text = `[${pages.map(({ entry }) => entry).join(',')}]`
  const hash = createHash('sha256').update(text)
  const integrity = `sha256-${hash.copy().digest('base64')}`
  const url = `/assets/search/pages-${hash.digest('hex').slice(0, 8)}.json`
  return { url, integrity, files: [[url.slice(1), () => text]], kept: [] }
}

/** The index of many pages: files of words, files of cards, and the list of both. */
function partsOf(pages: IndexedPage[], before: KeptWords | undefined): SearchIndex {
  // Two files may hold the same, such as no words at all.
  const files = new Map<string, () => string>()
  const fileOf = (integrity: string) => dataUrl('search', integrity).slice(1)
  const write = (data: SearchCard[] | SearchParts) => {
    const text = JSON.stringify(data)
    const integrity = `sha256-${createHash('sha256').update(text).digest('base64')}`
    files.set(fileOf(integrity), () => text)
    return integrity
  }
  const words = wordFiles(
    pages.map(({ entry }) => entry),
    before,
  )
  for (const { integrity, text } of words) files.set(fileOf(integrity), text)
  // As many that the list and the files for one page of results weigh about the same.
  const cardSize = Math.ceil(Math.sqrt(pages.length / 20))
  const cards: SearchCard[][] = []
  for (const [index, { path, owner, title, description }] of pages.entries()) {
    const place = Math.floor(index / cardSize)
    cards[place] ??= []
    cards[place].push({ path, owner, title, description })
  }
  const parts: SearchParts = {
    count: pages.length,
    words: words.map(({ integrity }) => integrity),
    cards: cards.map(write),
    cardSize,
  }
  const integrity = write(parts)
  return {
    url: dataUrl('search', integrity),
    integrity,
    files: [...files],
    kept: words.map(({ kept }) => kept),
  }
}

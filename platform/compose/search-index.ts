import { createHash } from 'node:crypto'
import { isListed } from '@college/shared/contract/page-data'
import { dataUrl, type SearchCard, type SearchParts } from '@college/shared/contract/search-index'
import { type Entry, type KeptWords, wordFiles } from './search-words'

/** A page in the index: what a result shows, and its words. */
export type IndexedPage = { card: SearchCard; words: Entry }

/** Where a site's search begins: the file to fetch first, and its integrity. */
export type SearchIndex = { url: string; integrity: string }

/** Where the files of search go, one after another, because all are too much for memory. */
export type SearchFiles = {
  /** Takes a file by its name below the site's root. */
  write: (name: string, text: () => string) => unknown
  /** Takes what a file of words keeps for the next compose. */
  keep?: ((kept: string) => void) | undefined
}

/**
 * The words of all pages, for search in the browser. It follows from the finished pages alone: a compose that
 * changes no words gives the same files under the same names.
 *
 * @param before what was kept of the site before: it saves time and changes nothing
 */
export async function writeSearchIndex(
  all: IndexedPage[],
  many: boolean,
  files: SearchFiles,
  before?: KeptWords,
): Promise<SearchIndex> {
  const pages = all.filter(({ card }) => isListed(card.path))
  if (many) return writeParts(pages, files, before)
  const text = `[${pages.map(({ words }) => words.entry).join(',')}]`
  const hash = createHash('sha256').update(text)
  const integrity = `sha256-${hash.copy().digest('base64')}`
  const url = `/assets/search/pages-${hash.digest('hex').slice(0, 8)}.json`
  await files.write(url.slice(1), () => text)
  return { url, integrity }
}

/** The index of many pages: files of words, files of cards, and the list of both. */
async function writeParts(
  pages: IndexedPage[],
  { write, keep }: SearchFiles,
  before?: KeptWords,
): Promise<SearchIndex> {
  // Two files may hold the same, such as no words at all.
  const written = new Set<string>()
  const writeOnce = async (integrity: string, text: () => string) => {
    if (written.has(integrity)) return
    written.add(integrity)
    await write(dataUrl('search', integrity).slice(1), text)
  }
  const writeData = async (data: SearchCard[] | SearchParts) => {
    const text = JSON.stringify(data)
    const integrity = `sha256-${createHash('sha256').update(text).digest('base64')}`
    await writeOnce(integrity, () => text)
    return integrity
  }
  const entries = pages.map(({ words }) => words)
  // As many that the list and the files for one page of results weigh about the same.
  const cardSize = Math.ceil(Math.sqrt(pages.length / 20))
  const parts: SearchParts = { count: pages.length, words: [], cards: [], cardSize }
  for (const { integrity, text, kept } of wordFiles(entries, before)) {
    parts.words.push(integrity)
    keep?.(kept)
    await writeOnce(integrity, text)
  }
  for (let first = 0; first < pages.length; first += cardSize) {
    const cards = pages.slice(first, first + cardSize).map(({ card }) => card)
    parts.cards.push(await writeData(cards))
  }
  const integrity = await writeData(parts)
  return { url: dataUrl('search', integrity), integrity }
}

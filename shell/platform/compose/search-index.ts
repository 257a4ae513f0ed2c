import { createHash } from 'node:crypto'
import { isListed } from '../../../shared/contract/page-data'
import {
  dataUrl,
  fileOfWord,
  type SearchCard,
  type SearchParts,
  type SearchWords,
} from '../../../shared/contract/search-index'

/** A page in the index: what a result shows, and its entry. */
export type IndexedPage = SearchCard & { entry: string }

/** The files of search by name below the site's root, and the one to fetch first with its integrity. */
export type SearchIndex = { url: string; integrity: string; files: [name: string, text: string][] }

/** Pages that are listed for a word: the best, and for a word that more of them have, no others. */
const listed = 30

/**
 * The words of all pages, for search in the browser. It follows from the finished pages alone: a compose that
 * changes no words gives the same files under the same names.
 */
export function searchIndexOf(all: IndexedPage[], many: boolean): SearchIndex {
  const pages = all.filter(({ path }) => isListed(path))
  if (many) return partsOf(pages)
  const text = `[${pages.map(({ entry }) => entry).join(',')}]`
  const hash = createHash('sha256').update(text)
  const integrity = `sha256-${hash.copy().digest('base64')}`
  const url = `/assets/search/pages-${hash.digest('hex').slice(0, 8)}.json`
  return { url, integrity, files: [[url.slice(1), text]] }
}

/** The index of many pages: files of words, files of cards, and the list of both. */
function partsOf(pages: IndexedPage[]): SearchIndex {
  // Two files may hold the same, such as no words at all.
  const files = new Map<string, string>()
  const write = (data: unknown) => {
    const text = JSON.stringify(data)
    const integrity = `sha256-${createHash('sha256').update(text).digest('base64')}`
    files.set(dataUrl('search', integrity).slice(1), text)
    return integrity
  }
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
    words: wordFiles(pages).map(write),
    cards: cards.map(write),
    cardSize,
  }
  const integrity = write(parts)
  return { url: dataUrl('search', integrity), integrity, files: [...files] }
}

/** Every word with the pages that it weighs most in, spread over files by the beginning of the word. */
function wordFiles(pages: IndexedPage[]): SearchWords[] {
  const found = new Map<string, number[]>()
  for (const [page, { entry }] of pages.entries()) {
    const fields = entry.split(' ')
    for (let index = 0; index + 1 < fields.length; index += 2) {
      const word = fields[index] ?? ''
      const places = found.get(word)
      if (places) places.push(page, Number(fields[index + 1]))
      else found.set(word, [page, Number(fields[index + 1])])
    }
  }
  const files = Array.from({ length: 2 ** Math.ceil(Math.log2(pages.length / 20)) }, (): SearchWords => ({}))
  for (const word of [...found.keys()].sort()) {
    const file = files[fileOfWord(word, files.length)]
    if (file) file[word] = bestOf(found.get(word) ?? [])
  }
  return files
}

/** How many pages a word is on, and the best of them. */
function bestOf(places: number[]): number[] {
  const count = places.length / 2
  if (count <= listed) return [count, ...places]
  const order = Array.from({ length: count }, (_, index) => index).sort(
    (a, b) => (places[2 * b + 1] ?? 0) - (places[2 * a + 1] ?? 0) || a - b,
  )
  const best = order.slice(0, listed).sort((a, b) => a - b)
  return [count, ...best.flatMap((index) => [places[2 * index] ?? 0, places[2 * index + 1] ?? 0])]
}

import { createHash } from 'node:crypto'
import { fileOfWord, type SearchWords } from '../../../shared/contract/search-index'

/** A file of words as visitors fetch it. */
export type WordFile = {
  integrity: string
  text: () => string
  /** Integrity, and all places of its words: what the next compose needs to change some of them. */
  kept: string
}

/** What is kept of the words of a site: the entries of its pages, and what each file of words kept. */
export type KeptWords = { entries: string[]; files: string[] }

/** Every word with its places: by turns a page's number, ascending, and what the word weighs there. */
type Places = Map<string, number[]>

/** Pages that are listed for a word: the best, and for a word that more of them have, no others. */
const listed = 30

/** Beyond this share of changed pages a new index takes no longer than changes of the one before. */
const mostChanged = 0.1

/**
 * Every word with the pages that it weighs most in, spread over files by the beginning of the word. Where few pages have
 * other words than before, only the files with those words are made.
 */
export function wordFiles(entries: string[], before?: KeptWords): WordFile[] {
  const changed = before?.entries.length === entries.length ? differing(entries, before.entries) : undefined
  if (before && changed && changed.length <= mostChanged * entries.length)
    return changedFiles(entries, before, changed)
  const files = Array.from(
    { length: 2 ** Math.ceil(Math.log2(entries.length / 20)) },
    (): Places => new Map(),
  )
  const found: Places = new Map()
  for (const [page, entry] of entries.entries())
    for (const [word, weight] of weightsIn(entry)) {
      const places = found.get(word)
      if (places) places.push(page, weight)
      else found.set(word, [page, weight])
    }
  for (const [word, places] of found) files[fileOfWord(word, files.length)]?.set(word, places)
  return files.map(fileOf)
}

const differing = (entries: string[], others: string[]) =>
  entries.flatMap((entry, page) => (entry === others[page] ? [] : [page]))

function changedFiles(entries: string[], before: KeptWords, changed: number[]): WordFile[] {
  const touched = new Map<number, Places>()
  const placesIn = (index: number) => {
    const places = touched.get(index) ?? placesKept(before.files[index])
    touched.set(index, places)
    return places
  }
  for (const page of changed) {
    const [old, now] = [before.entries[page], entries[page]].map((entry) => new Map(weightsIn(entry)))
    for (const word of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
      const weight = now?.get(word)
      if (weight === old?.get(word)) continue
      const places = placesIn(fileOfWord(word, before.files.length))
      const others = withPlace(places.get(word) ?? [], page, weight)
      if (others.length) places.set(word, others)
      else places.delete(word)
    }
  }
  return before.files.map((kept, index) => {
    const places = touched.get(index)
    if (places) return fileOf(places)
    const [integrity = ''] = kept.split(' ', 1)
    return { integrity, text: () => textOf(placesKept(kept)), kept }
  })
}

/** The places of a word with another weight on a page, or without the page. */
function withPlace(places: number[], page: number, weight: number | undefined): number[] {
  const pairs = Array.from({ length: places.length / 2 }, (_, index) =>
    places.slice(2 * index, 2 * index + 2),
  )
  const others = pairs.filter(([other]) => other !== page)
  if (weight !== undefined) others.push([page, weight])
  return others.sort(([a = 0], [b = 0]) => a - b).flat()
}

function* weightsIn(entry = ''): Generator<[word: string, weight: number]> {
  const fields = entry.split(' ')
  for (let index = 0; index + 1 < fields.length; index += 2)
    yield [fields[index] ?? '', Number(fields[index + 1])]
}

function fileOf(places: Places): WordFile {
  const sorted: Places = new Map([...places].sort(([a], [b]) => (a < b ? -1 : 1)))
  const text = textOf(sorted)
  const integrity = `sha256-${createHash('sha256').update(text).digest('base64')}`
  return { integrity, text: () => text, kept: `${integrity} ${JSON.stringify(Object.fromEntries(sorted))}` }
}

const placesKept = (kept = '{}'): Places =>
  new Map(Object.entries<number[]>(JSON.parse(kept.slice(kept.indexOf('{')))))

const textOf = (places: Places) =>
  JSON.stringify(Object.fromEntries([...places].map(([word, all]) => [word, bestOf(all)])) as SearchWords)

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

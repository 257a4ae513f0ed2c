import { createHash } from 'node:crypto'
import { fileOfWord, type SearchWords } from '@college/shared/contract/search-index'

/** A file of words as visitors fetch it. */
export type WordFile = {
  integrity: string
  text: () => string
  /** Integrity, and all places of its words: what the next compose needs to change some of them. */
  kept: string
}

/** A page's words, each with its weight; they may lie on disk until they are read. */
export type Entry = { readonly entry: string }

/** What is kept of the words of a site: the entries of its pages, and what each file of words kept, in their order. */
export type KeptWords = { entries: Entry[]; files: Iterable<string> }

/** Every word with its places: by turns a page's number, ascending, and what the word weighs there. */
type Places = Map<string, number[]>

/** Pages that are listed for a word: the best, and for a word that more of them have, no others. */
const listed = 30

/** Beyond this share of changed pages a new index takes no longer than changes of the one before. */
const mostChanged = 0.1

/**
 * Every word with the pages that it weighs most in, spread over files by the beginning of the word. Where few pages have
 * other words than before, only the files with those words are made. One file at a time: all are too much for memory.
 */
export function wordFiles(entries: Entry[], before?: KeptWords): Iterable<WordFile> {
  const changed = before?.entries.length === entries.length ? differing(entries, before.entries) : undefined
  if (before && changed && changed.length <= mostChanged * entries.length)
    return changedFiles(entries, before, changed)
  return allFiles(entries)
}

/** Words by number and places in three arrays of numbers: objects for millions of places are ten times as large. */
function* allFiles(entries: Entry[]): Generator<WordFile> {
  const numbers = new Map<string, number>()
  const counts: number[] = []
  for (const { entry } of entries)
    for (const [word] of weightsIn(entry)) {
      const number = numbers.get(word) ?? counts.length
      if (number === counts.length) numbers.set(word, number)
      counts[number] = (counts[number] ?? 0) + 1
    }
  // Where the places of each word begin, and, once they are filled in, where they end.
  const ends = new Uint32Array(counts.length)
  let total = 0
  for (const [number, count] of counts.entries()) {
    ends[number] = total
    total += count
  }
  const [pages, weights] = [new Uint32Array(total), new Uint16Array(total)]
  for (const [page, { entry }] of entries.entries())
    for (const [word, weight] of weightsIn(entry)) {
      const number = numbers.get(word) ?? 0
      const place = ends[number] ?? 0
      ends[number] = place + 1
      pages[place] = page
      weights[place] = weight
    }
  const placesOf = (word: string) => {
    const number = numbers.get(word) ?? 0
    const [count = 0, end = 0] = [counts[number], ends[number]]
    return Array.from({ length: 2 * count }, (_, index) => {
      const place = end - count + (index >> 1)
      return (index % 2 ? weights[place] : pages[place]) ?? 0
    })
  }
  const files = Array.from({ length: filesFor(entries) }, (): string[] => [])
  for (const word of numbers.keys()) files[fileOfWord(word, files.length)]?.push(word)
  for (const words of files) yield fileOf(new Map(words.map((word) => [word, placesOf(word)])))
}

/** As many files that each holds about the words of twenty pages. */
const filesFor = (entries: Entry[]) => 2 ** Math.ceil(Math.log2(entries.length / 20))

const differing = (entries: Entry[], others: Entry[]) =>
  entries.flatMap((one, page) => {
    const other = others[page]
    return one === other || one.entry === other?.entry ? [] : [page]
  })

function* changedFiles(entries: Entry[], before: KeptWords, changed: number[]): Generator<WordFile> {
  const changes = new Map<string, Weights>()
  for (const page of changed) {
    const [old, now] = [before.entries[page], entries[page]].map((page) => new Map(weightsIn(page?.entry)))
    for (const word of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
      const weight = now?.get(word)
      if (weight === old?.get(word)) continue
      const weights: Weights = changes.get(word) ?? new Map()
      changes.set(word, weights.set(page, weight))
    }
  }
  const touched = new Map<number, [word: string, weights: Weights][]>()
  for (const change of changes) {
    const file = fileOfWord(change[0], filesFor(entries))
    touched.set(file, [...(touched.get(file) ?? []), change])
  }
  let index = 0
  for (const kept of before.files) {
    const changed = touched.get(index++)
    const [integrity = ''] = kept.split(' ', 1)
    if (changed) yield fileOf(withChanges(placesKept(kept), changed))
    else yield { integrity, text: () => textOf(placesKept(kept)), kept }
  }
}

/** What a word weighs on some pages; undefined on those that no longer have it. */
type Weights = Map<number, number | undefined>

function withChanges(places: Places, changes: [word: string, weights: Weights][]): Places {
  for (const [word, weights] of changes) {
    const others = withWeights(places.get(word) ?? [], weights)
    if (others.length) places.set(word, others)
    else places.delete(word)
  }
  return places
}

/** The places of a word with other weights on some pages. */
function withWeights(places: number[], changes: Weights): number[] {
  const weights: Weights = new Map()
  for (let index = 0; index < places.length; index += 2) weights.set(places[index] ?? 0, places[index + 1])
  for (const [page, weight] of changes) weights.set(page, weight)
  return [...weights]
    .sort(([a], [b]) => a - b)
    .flatMap(([page, weight]) => (weight === undefined ? [] : [page, weight]))
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

const placesKept = (kept: string): Places =>
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

import { expect, test } from 'vitest'
import { type Entry, type KeptWords, type WordFile, wordFiles } from './search-words'

/** Numbers from 0 to below a limit, the same ones in every run. */
function dice(seed: number) {
  return (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % limit
  }
}

const roll = dice(41)
const vocabulary = [...'abcdefghijklmnopqrst'].flatMap((letter) => [`${letter}oga`, `${letter}ane`, letter])
// Names that every object has, and one that objects put first.
const words = [...vocabulary, 'constructor', 'tostring', '2026', '7']

/** A page's words with their weights; some words are on more pages than a word lists. */
const entry = (): Entry => ({
  entry: words
    .filter((_, index) => roll(index % 5 ? 8 : 2) === 0)
    .map((word) => `${word} ${1 + roll(90)}`)
    .join(' '),
})

const all = (...args: Parameters<typeof wordFiles>) => [...wordFiles(...args)]
const read = (files: WordFile[]) =>
  files.map(({ integrity, text, kept }) => ({ integrity, text: text(), kept }))
const keptOf = (entries: Entry[], files: WordFile[]): KeptWords => ({
  entries,
  files: files.map(({ kept }) => kept),
})

test('an index that is changed a page at a time is the one that is made of all pages', () => {
  let entries = Array.from({ length: 200 }, entry)
  let files = all(entries)
  for (let turn = 0; turn < 30; turn++) {
    const next = [...entries]
    for (let count = roll(4); count >= 0; count--) next[roll(next.length)] = roll(5) ? entry() : { entry: '' }
    files = all(next, keptOf(entries, files))
    expect(read(files)).toEqual(read(all(next)))
    entries = next
  }
})

test('files without a changed word are not read: what was kept of them is passed on', () => {
  const entries = Array.from({ length: 200 }, (_, page) => ({ entry: `word${page} 10 yoga 5` }))
  const kept = all(entries).map((file) => `kept-${file.kept}`)
  const marked = { entries, files: kept }
  const files = all([...entries.slice(0, -1), { entry: 'word199 10 zen 5' }], marked)
  const passedOn = files.filter(({ integrity }) => integrity.startsWith('kept-'))
  expect(files.length - passedOn.length).toBe(2)
})

test('with another number of pages, or other words on most, the index is made of all pages', () => {
  const entries = Array.from({ length: 200 }, entry)
  const before = keptOf(entries, all(entries))
  for (const next of [[...entries, entry()], entries.slice(1), entries.map(() => entry())])
    expect(read(all(next, before))).toEqual(read(all(next)))
})

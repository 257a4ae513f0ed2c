import { createHash } from 'node:crypto'
import { fileOfWord } from '@college/shared/contract/search-index'
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

test('a word names its thirty best pages in their order, and how many have it', () => {
  const weightOn = (page: number) => 1 + ((page * 5) % 7)
  const pages = Array.from({ length: 70 }, (_, page) => page)
  const files = all(pages.map((page) => ({ entry: `yoga ${weightOn(page)} only${page} 20` })))
  const best = pages
    .toSorted((a, b) => weightOn(b) - weightOn(a) || a - b)
    .slice(0, 30)
    .sort((a, b) => a - b)
  const index = Object.assign({}, ...files.map(({ text }) => JSON.parse(text())))
  expect(index.yoga).toEqual([70, ...best.flatMap((page) => [page, weightOn(page)])])
  expect(index.only69).toEqual([1, 69, 20])
  expect(files.length).toBe(4)
  for (const { integrity, text, kept } of files) {
    expect(integrity).toBe(`sha256-${createHash('sha256').update(text()).digest('base64')}`)
    expect(kept.startsWith(`${integrity} {`)).toBe(true)
    const words = Object.keys(JSON.parse(text()))
    expect(words).toEqual(words.toSorted())
    expect(words.map((word) => files[fileOfWord(word, files.length)]?.integrity)).toEqual(
      words.map(() => integrity),
    )
  }
})

test('a word that thirty pages have names them all', () => {
  const [file] = all(Array.from({ length: 30 }, (_, page) => ({ entry: `yoga ${90 - page}` })))
  const places = Array.from({ length: 30 }, (_, page) => [page, 90 - page])
  expect(JSON.parse(file?.text() ?? '').yoga).toEqual([30, ...places.flat()])
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

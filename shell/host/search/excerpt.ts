import { plainWord } from './query-words'

type Piece = { text: string; hit: boolean }

/** Length of an excerpt in characters: about three lines on a phone. */
const length = 170

/** Characters before the first matching word, for context. */
const before = 50

/** Splits a text at the matching words. */
export function marked(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  for (const part of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    const hit = words.has(plainWord(part))
    const last = pieces.at(-1)
    if (last?.hit === hit) last.text += part
    else if (part) pieces.push({ text: part, hit })
  }
  return pieces
}

/** The passage that contains most of the matching words; the beginning if none does. */
export function excerptOf(text: string, words: ReadonlySet<string>): string {
  const places = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
    .map(({ 0: word, index }) => ({ word: plainWord(word), index }))
    .filter(({ word }) => words.has(word))
  let best = { start: 0, count: 0 }
  for (const { index } of places) {
    const near = places.filter((other) => other.index >= index && other.index < index + length - before)
    const count = new Set(near.map(({ word }) => word)).size
    if (count > best.count) best = { start: index, count }
  }
  const from = best.start <= before ? 0 : text.indexOf(' ', best.start - before) + 1
  const to = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length)
  return `${from ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}

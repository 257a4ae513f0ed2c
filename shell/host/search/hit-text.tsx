import type { Hit } from './engine'
import styles from './hit-text.module.css'
import { formsOf, written } from './query-words'

/** A hit's title and best passage, with the matching words marked; its description where the index holds no passages. */
export function HitText({ hit: { page, words } }: { hit: Hit }) {
  // Other words are other elements: a browser that translates moves texts, and React could not remove one that was moved.
  const key = [...words].join(' ')
  return (
    <>
      <span key={`title ${key}`} className={styles.title}>
        <Marked text={page.title} words={words} />
      </span>
      <span key={`excerpt ${key}`} className={styles.excerpt}>
        <Marked text={excerptOf(page.text || page.description, words)} words={words} />
      </span>
    </>
  )
}

const Marked = ({ text, words }: { text: string; words: ReadonlySet<string> }) =>
  marked(text, words).map(({ text, hit }, index) =>
    hit ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )

type Piece = { text: string; hit: boolean }

/** Length of an excerpt in characters: about three lines on a phone. */
const length = 170

/** Characters before the first matching word, for context. */
const before = 50

const betweenWords = new RegExp(`(${written.source})`, 'u')

export function marked(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  for (const part of text.split(betweenWords)) {
    const hit = formsOf(part).some((form) => words.has(form))
    const last = pieces.at(-1)
    if (last?.hit === hit) last.text += part
    else if (part) pieces.push({ text: part, hit })
  }
  return pieces
}

/** The passage that contains most of the matching words; the beginning if none does. */
export function excerptOf(text: string, words: ReadonlySet<string>): string {
  const places = [...text.matchAll(written)].flatMap(({ 0: word, index }) =>
    formsOf(word)
      .filter((form) => words.has(form))
      .map((form) => ({ word: form, index })),
  )
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

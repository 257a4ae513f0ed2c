import type { SearchPage } from '@college/shared/contract/route-manifest'
import {
  dataUrl,
  fileOfWord,
  isStem,
  type SearchCard,
  type SearchParts,
  type SearchWords,
  wordsIn,
} from '@college/shared/contract/search-index'
import type { Hit } from './engine'
import { stopWords, translator } from './query-words'

/** Results at most: whoever looks further adds a word. */
const most = 20

/** What a longer word counts that begins with the typed one, and a word that differs by a letter or two. */
const likeness = { prefix: 0.5, misspelt: 0.2 }

/** Fetches a file of the index. */
export type FetchPart = <T>(url: string, integrity: string) => Promise<T>

/** Searches a site of many pages: fetches only the words that begin as those that were typed. */
export function searchParts(
  parts: SearchParts,
  synonyms: Record<string, string[]>,
  fetchPart: FetchPart,
): (query: string) => Promise<Hit[]> {
  const fetched = new Map<string, Promise<unknown>>()
  /** Fetches a file once; a failed attempt is not remembered. */
  const part = <T>(integrity = ''): Promise<T> => {
    const known = fetched.get(integrity) ?? fetchPart<T>(dataUrl('search', integrity), integrity)
    fetched.set(integrity, known)
    known.catch(() => fetched.delete(integrity))
    return known as Promise<T>
  }
  const inOurWords = translator(synonyms)

  /** The pages that have a word, each with what it weighs there, and the words that matched. */
  const lookUp = async (word: string) => {
    const known = await part<SearchWords>(parts.words[fileOfWord(word, parts.words.length)])
    const longer = !isStem(word) ? [] : Object.keys(known).filter((other) => other.startsWith(word))
    const exact = Object.hasOwn(known, word)
    const near = exact || longer.length ? [] : Object.keys(known).filter((other) => isMisspelt(word, other))
    const weights = new Map<number, number>()
    // Where the very word is found, longer ones (yoga, Yogananda) count and are not marked.
    const matches = exact ? [word] : [...longer, ...near]
    for (const match of new Set([...matches, ...longer])) {
      const [count = 0, ...places] = known[match] ?? []
      const like =
        match === word ? 1 : near.length ? likeness.misspelt : (likeness.prefix * word.length) / match.length
      const rarity = Math.log(1 + (parts.count - count + 0.5) / (count + 0.5))
      for (let index = 0; index < places.length; index += 2) {
        const [page = 0, weight = 0] = places.slice(index, index + 2)
        weights.set(page, Math.max(weights.get(page) ?? 0, weight * like * rarity))
      }
    }
    return { weights, matches }
  }

  return async (query) => {
    const queries = [...new Set([query, inOurWords(query)].map((text) => wordsIn(text).join(' ')))]
    const scores = new Map<number, number>()
    const marks = new Set<string>()
    for (const text of queries) {
      const words = [...new Set(text.split(' '))].filter((word) => word && !stopWords.has(word))
      const found = await Promise.all(words.map(lookUp))
      const own = new Map<number, { score: number; words: number }>()
      for (const { weights, matches } of found) {
        for (const word of matches) marks.add(word)
        for (const [page, weight] of weights) {
          const { score, words } = own.get(page) ?? { score: 0, words: 0 }
          own.set(page, { score: score + weight, words: words + 1 })
        }
      }
      // A page with all of the words answers better than one with the same words more often.
      for (const [page, { score, words: count }] of own)
        scores.set(page, Math.max(scores.get(page) ?? 0, (score * count) / words.length))
    }
    const best = [...scores].sort(([a, one], [b, other]) => other - one || a - b).slice(0, most)
    const cards = await Promise.all(
      best.map(async ([page]) => {
        const file = await part<SearchCard[]>(parts.cards[Math.floor(page / parts.cardSize)])
        return file[page % parts.cardSize]
      }),
    )
    return cards.flatMap((card) => (card ? [{ page: pageOf(card), words: marks }] : []))
  }
}

const pageOf = (card: SearchCard): SearchPage => ({ ...card, headings: [], text: card.description })

/** Whether one letter of a word is wrong, missing or too many; of a long one, two. */
function isMisspelt(word: string, other: string): boolean {
  const allowed = Math.round(word.length * 0.25)
  if (word.length < 4 || Math.abs(word.length - other.length) > allowed) return false
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= word.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (word[i - 1] === other[j - 1] ? 0 : 1),
      )
    row = next
  }
  return (row.at(-1) ?? allowed + 1) <= allowed
}

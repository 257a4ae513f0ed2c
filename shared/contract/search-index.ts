import type { SearchPage } from './route-manifest'

/**
 * What `RouteManifest.search` names on a site of many pages, whose words nobody would fetch whole: the integrity of the
 * files that hold the words, by the beginnings of words, and of those that say what a page is called.
 */
export type SearchParts = {
  /** How many pages can be found. */
  count: number
  words: string[]
  cards: string[]
  /** Pages in a file of `cards`. */
  cardSize: number
}

/** Some words: how many pages have each, then the best of them, each by its number and what the word weighs there. */
export type SearchWords = Record<string, number[]>

/** What a result shows. */
export type SearchCard = Pick<SearchPage, 'path' | 'owner' | 'title' | 'description'>

/** Normalises a word for comparison: lower case, Latin letters without accents. */
export const plainWord = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')

/** The words of a text. */
export const wordsIn = (text: string): string[] => plainWord(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * The beginning that words in the same file have in common: whoever has typed it can be answered. Letters that are doubled
 * or not are the commonest mistake (accupuncture), so they count once.
 */
const stemOf = (word: string) => word.replace(/(.)\1+/gu, '$1').slice(0, stemLength)

const stemLength = 3

/** Whether longer words that begin like this one are in the same file. */
export const isStem = (word: string) => stemOf(word).length === stemLength

/** Which of so many files holds a word. */
export const fileOfWord = (word: string, files: number) => placeOf(stemOf(word), files)

/** Spreads names evenly over so many places; the same name always has the same one. */
export function placeOf(name: string, places: number): number {
  let sum = 7
  for (let index = 0; index < name.length; index++) sum = (sum * 31 + name.charCodeAt(index)) % 1_000_003
  return sum % places
}

/** Where a data file of the site lies, by its integrity (SRI, sha256). */
export const dataUrl = (kind: 'routes' | 'search', integrity: string) =>
  `/assets/${kind}/${integrity.slice(7, 19).replaceAll('/', '-').replaceAll('+', '_')}.json`

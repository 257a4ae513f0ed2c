import { editDistance } from '@college/shared/content/edit-distance'
import { plainWord, type Synonyms, stopWords, wordsIn } from './query-words'

/** One thing that a query asks for, in any of its spellings: each is one word or several. */
export type Clause = {
  spellings: string[][]
  /** Longer words that begin with the spelling are meant too: it is not a word of any page. */
  begins?: boolean
  /** The spellings are only similar to what was typed. */
  guessed?: boolean
}

/** What the words of the pages tell about a word. */
export type Vocabulary = {
  words: ReadonlySet<string>
  /** Those that say what a page is about. */
  names: ReadonlySet<string>
  hasTogether: (first: string, second: string) => boolean
}

/** Words that are taken together at most, as in `b n y s` or `previous year question papers`. */
const longest = 5

/**
 * Reads what a query asks for. A space, hyphen or dot between letters makes no difference, in synonyms either; of
 * several readings the longest wins, `how to reach` before `reach`.
 */
export function clauseReader(synonyms: Synonyms, vocabulary: Vocabulary) {
  const telling = (words: string) => wordsIn(words).filter((word) => !stopWords.has(word))
  const ours = new Map<string, string[][]>()
  for (const [word, sayings] of Object.entries(synonyms))
    for (const saying of new Set(sayings.map((saying) => wordsIn(saying).join(''))))
      ours.set(saying, [...(ours.get(saying) ?? []), telling(word)])
  /** What a misspelt word may have been: with any word of a text, many others would only look alike. */
  const meant = new Set([...vocabulary.names, ...ours.keys()])

  /** Spellings of words that mean something when they are taken together. */
  function together(words: string[]): string[][] {
    const joined = words.join('')
    const one = plainWord(joined)
    const found = [...(vocabulary.words.has(one) ? [[one]] : []), ...(ours.get(joined) ?? [])]
    const typed = words.filter((word) => !stopWords.has(word))
    return words.length > 1 && found.length > 0 && typed.every((word) => vocabulary.words.has(word))
      ? [typed, ...found]
      : found
  }

  function alone(word: string, isLast: boolean): Clause {
    const halves = splits(word).filter(([first, second]) => vocabulary.hasTogether(first, second))
    if (halves.length > 0) return { spellings: halves }
    // The last word may still be being typed.
    if (word.length > (isLast ? 2 : 3) && [...vocabulary.words].some((longer) => longer.startsWith(word)))
      return { spellings: [[word]], begins: true }
    return { spellings: similarTo(word, meant).flatMap((similar) => together([similar])), guessed: true }
  }

  return (query: string): Clause[] => {
    const words = wordsIn(query)
    const clauses: Clause[] = []
    let at = 0
    while (at < words.length) {
      let end = Math.min(at + longest, words.length)
      let spellings = together(words.slice(at, end))
      while (spellings.length === 0 && --end > at) spellings = together(words.slice(at, end))
      const word = words[at] ?? ''
      if (spellings.length > 0) clauses.push({ spellings })
      else if (!stopWords.has(word)) clauses.push(alone(word, at === words.length - 1))
      at = Math.max(end, at + 1)
    }
    return clauses
  }
}

/** All ways to split a word into two, each of three letters or more. */
const splits = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, index): [string, string] => [
    plainWord(word.slice(0, index + 3)),
    word.slice(index + 3),
  ])

/** Mistakes that a word of this length may have. A short word with another letter is another word. */
const mistakesIn = ({ length }: string) => (length < 6 ? 0 : length < 10 ? 1 : 2)

/** Of some words those that begin as a word does and are most like it. */
function similarTo(word: string, words: Set<string>): string[] {
  const most = mistakesIn(word)
  const near = [...words]
    .filter((other) => other[0] === word[0] && Math.abs(other.length - word.length) <= most)
    .map((other) => ({ other, mistakes: editDistance(word, other) }))
    .filter(({ mistakes }) => mistakes <= most)
  const least = Math.min(...near.map(({ mistakes }) => mistakes))
  return near.filter(({ mistakes }) => mistakes === least).map(({ other }) => other)
}

import { plainWord, type Synonyms, stopWords, wordsIn } from './query-words'
import { isSimilar, similarAmong } from './similar-words'

/** One thing that a query asks for, in any of its spellings: each is one word or several. */
export type Clause = {
  spellings: string[][]
  /** Words that begin with this are meant too: it may still be being typed. */
  begins?: string
  /** Those of them that we have noted for what was typed. */
  noted?: string[][]
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

/** Letters from which the beginning of a word tells what it may become. */
const aBeginning = 3

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
  const sayings = Object.values(synonyms).flat().map(wordsIn)
  /** What a misspelt word may have been: with any word of a text, many others would only look alike. */
  const similarTo = similarAmong(new Set([...vocabulary.names, ...ours.keys()]))
  const similarInTexts = similarAmong(vocabulary.words)

  /** The saying that words are: `hostel for girls` is `girls hostel`. */
  function sayingOf(words: string[]): string {
    const joined = words.join('')
    const telling = words.filter((word) => !stopWords.has(word))
    const isInside = telling[0] === words[0] && telling.at(-1) === words.at(-1)
    if (ours.has(joined) || telling.length === words.length || !isInside) return joined
    const turned = [telling, [...telling].reverse()].map((words) => words.join(''))
    return turned.find((saying) => ours.has(saying)) ?? joined
  }

  /** Spellings of words that mean something when they are taken together. */
  function together(words: string[]): string[][] {
    const joined = sayingOf(words)
    const typed = words.filter((word) => !stopWords.has(word))
    // Stop words together are no other word: `so on` is not soon.
    if (words.length > 1 && typed.length === 0) return ours.get(joined) ?? []
    const one = plainWord(joined)
    const found = [...(vocabulary.words.has(one) ? [[one]] : []), ...(ours.get(joined) ?? [])]
    return words.length > 1 && found.length > 0 && typed.every((word) => vocabulary.words.has(word))
      ? [typed, ...found]
      : found
  }

  /** Spellings of what visitors type, of which these words are the beginning: the last may still be being typed. */
  function begun(words: string[], share = 0): string[][] {
    const last = words.at(-1) ?? ''
    if (last.length < aBeginning || stopWords.has(last)) return []
    const typed = words.join('')
    return [...ours].flatMap(([saying, spellings]) =>
      saying.startsWith(typed) && typed.length > share * saying.length ? spellings : [],
    )
  }

  const isMeant = (word: string) => vocabulary.names.has(word) || ours.has(word)
  const isKnown = (word: string) => stopWords.has(word) || together([word]).length > 0

  /** Spellings of a saying of several words, some of them misspelt. */
  const misspelt = (words: string[]) =>
    sayings
      .filter(({ length }) => length === words.length)
      .filter((saying) =>
        words.every(
          (word, at) => word === saying[at] || (!isKnown(word) && isSimilar(word, saying[at] ?? '')),
        ),
      )
      .flatMap(together)

  /** What several words mean together. */
  function readTogether(words: string[], isEnd: boolean): Clause {
    const whole = together(words)
    if (whole.length > 0) return { spellings: whole }
    const beginning = isEnd ? begun(words) : []
    if (beginning.length > 0 || words.every(isKnown)) return { spellings: beginning }
    const sayings = misspelt(words)
    if (sayings.length > 0 || words.length > 2) return { spellings: sayings, guessed: true }
    // One word, split and misspelt.
    const names = similarTo(words.join('')).filter((similar) => vocabulary.names.has(similar))
    return { spellings: names.map((name) => [name]), guessed: true }
  }

  function readAlone(word: string, before: string, after: string | undefined): Clause {
    const isLast = after === undefined
    const whole = together([word])
    // The last word may go on, but a word of a title is meant as it is.
    if (whole.length > 0)
      return isLast && !isMeant(word) && word.length >= aBeginning
        ? { spellings: whole, begins: word }
        : { spellings: whole }
    const halves = splits(word).filter(([first, second]) => vocabulary.hasTogether(first, second))
    if (halves.length > 0) return { spellings: halves }
    const goesOn = [...vocabulary.words].some((longer) => longer.startsWith(word))
    // Of what visitors type only that which is almost there: the words of the pages begin so as well.
    if (goesOn && word.length >= (isLast ? aBeginning : aBeginning + 1))
      return { spellings: isLast ? begun([word], 0.5) : [], begins: word }
    const beginning = isLast ? begun([word]) : []
    if (beginning.length > 0) return { spellings: beginning }
    // A name of which one half is right.
    const beside = similarInTexts(word).filter(
      (other) => vocabulary.hasTogether(before, other) || vocabulary.hasTogether(other, after ?? ''),
    )
    if (beside.length > 0) return { spellings: beside.map((other) => [other]), guessed: true }
    return { spellings: similarTo(word).flatMap((similar) => together([similar])), guessed: true }
  }

  /** The words of a query, without a last one of which too little is typed to tell what it becomes. */
  function told(query: string): string[] {
    const words = wordsIn(query)
    const last = words.at(-1) ?? ''
    const isTold =
      last.length >= aBeginning ||
      (last.length > 1 && isKnown(last)) ||
      words.slice(0, -1).some((_, at) => together(words.slice(at)).length > 0)
    return isTold || words.length === 1 ? words : words.slice(0, -1)
  }

  /** Words without short numbers, which say nothing beside others: `how 2 apply`, but `10+2` is a saying. */
  function withoutCounts(words: string[]): string[] {
    const isCount = (word: string) => /^\d{1,2}$/.test(word) && !ours.has(word)
    if (words.every((word) => isCount(word) || stopWords.has(word))) return words
    const isSaid = (pair: string[]) => pair.length > 1 && together(pair).length > 0
    return words.filter(
      (word, at) =>
        !isCount(word) || isSaid(words.slice(at, at + 2)) || (at > 0 && isSaid(words.slice(at - 1, at + 1))),
    )
  }

  return (query: string): Clause[] => {
    const words = withoutCounts(told(query))
    const clauses: Clause[] = []
    let at = 0
    while (at < words.length) {
      const [word = '', after] = words.slice(at)
      let end = Math.min(at + longest, words.length)
      let clause = readTogether(words.slice(at, end), end === words.length)
      while (clause.spellings.length === 0 && --end > at + 1)
        clause = readTogether(words.slice(at, end), end === words.length)
      const isAlone = end <= at + 1
      if (isAlone && !stopWords.has(word)) clause = readAlone(word, words[at - 1] ?? '', after)
      const noted = ours.get(sayingOf(words.slice(at, Math.max(end, at + 1))))
      if (!isAlone || !stopWords.has(word)) clauses.push(noted ? { ...clause, noted } : clause)
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

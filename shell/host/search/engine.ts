import type { SearchPage } from '@college/shared/contract/route-manifest'
import { type Clause, clauseReader } from './clauses'
import { indexOf, names } from './page-index'
import type { Synonyms } from './query-words'

/** A page that matches, and its matching words as `plainWord` writes them. */
export type Hit = {
  page: SearchPage
  words: ReadonlySet<string>
  /** Some of its words are only similar to what was typed. */
  guessed: boolean
}

/** Returns the pages that match a query, the best first. */
export type Search = (query: string) => Hit[]

type Match = {
  score: number
  words: string[]
  /** Its title, the end of its path or a heading has a word. */
  isAbout: boolean
  /** Its title or the end of its path has. */
  isNamed: boolean
  /** It is about what we have noted for what was typed. */
  isNoted: boolean
  guessed: boolean
}

export async function searchIn(pages: SearchPage[], synonyms: Synonyms): Promise<Search> {
  const index = await indexOf(pages)
  const clausesOf = clauseReader(synonyms, index)
  const byPath = new Map(pages.map((page) => [page.path, page]))

  /** Pages that match a clause, each as the spelling does that matches it best. */
  function matchesOf({ spellings, begins, noted = [], guessed = false }: Clause) {
    const matches = new Map<string, Match>()
    const searches = [...spellings.map((spelling) => ({ spelling, begins: false }))]
    if (begins) searches.push({ spelling: [begins], begins: true })
    for (const { spelling, begins } of searches)
      for (const { id, score, match } of index.pagesWith(spelling, begins)) {
        const fields = Object.values(match).flat()
        const isAbout = fields.some((field) => names.includes(field))
        const isNamed = fields.some((field) => field === 'title' || field === 'name')
        const isNoted = isAbout && !begins && noted.includes(spelling)
        const own = {
          // MiniSearch adds up the words, and multiplies by their number.
          score: ((isNoted ? 2 : 1) * score) / spelling.length ** 2,
          words: Object.keys(match),
          isAbout,
          isNamed,
          isNoted,
          guessed,
        }
        matches.set(id, both(own, matches.get(id), Math.max))
      }
    // What is on few pages tells more: 1 for none, almost 0 for all.
    const telling = Math.log(1 + pages.length / (1 + matches.size)) / Math.log(1 + pages.length)
    return { matches, telling }
  }

  return (query) => {
    const ranked = new Map<string, Match & { telling: number }>()
    let asked = 0
    for (const { matches, telling } of clausesOf(query).map(matchesOf)) {
      asked += telling
      for (const [path, match] of matches) {
        const before = ranked.get(path)
        const own = { ...match, score: match.score * telling ** 2 }
        ranked.set(path, { ...both(own, before, sum), telling: sum(telling, before?.telling) })
      }
    }
    if (![...ranked.values()].some((match) => answers(match, asked))) return []
    const inOrder = [...ranked]
      // A page has to match most of what was asked, or to be about what it matches.
      .filter(([, { telling, isAbout }]) => isAbout || telling > asked / 2)
      .sort(([, a], [, b]) => b.score * b.telling - a.score * a.telling)
    // What tells much less than the best is noise.
    const enough = 0.6 * (inOrder[0]?.[1].telling ?? 0)
    return inOrder.flatMap(([path, { telling, words, isNoted, guessed }]) => {
      const page = byPath.get(path)
      return page && (isNoted || telling > enough) ? [{ page, words: new Set(words), guessed }] : []
    })
  }
}

/** Whether a page is more than one with a stray word of the question. Where none is, whom to ask helps more. */
const answers = (
  {
    telling,
    isAbout,
    isNamed,
    isNoted,
  }: Pick<Match, 'isAbout' | 'isNamed' | 'isNoted'> & { telling: number },
  asked: number,
) => isNamed || isNoted || telling > (isAbout ? 0.33 : 0.7) * asked

const sum = (one: number, other = 0) => one + other

/** Two matches of a page as one. */
const both = (
  one: Match,
  other: Match | undefined,
  scoreOf: (one: number, other: number) => number,
): Match =>
  other
    ? {
        score: scoreOf(one.score, other.score),
        words: [...other.words, ...one.words],
        isAbout: one.isAbout || other.isAbout,
        isNamed: one.isNamed || other.isNamed,
        isNoted: one.isNoted || other.isNoted,
        guessed: one.guessed || other.guessed,
      }
    : one

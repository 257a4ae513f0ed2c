import type { SearchPage } from '@college/shared/route-manifest'
import MiniSearch, { type SearchResult } from 'minisearch'
import { plainWord } from './excerpt'

/** A page that matches, and its matching words (lower case, without accents). */
export type Hit = { page: SearchPage; words: ReadonlySet<string> }

/** Returns the pages that match a query, the best first. */
export type Search = (query: string) => Hit[]

/** Words of the pages, each with what visitors type for it: words of letters and digits, one or several together. */
type Synonyms = Record<string, string[]>

/** Words that say nothing about a page. */
const stopWords = new Set(
  'a an and are at be by can do does for from how i in is it me my of on or our the to what when where which who with you your'.split(
    ' ',
  ),
)

/** Wrong letters in a misspelt word at most, as a share of its length. */
const fuzziness = 0.25

/** Indexes the pages. A title weighs more than a heading, a heading more than text; the beginning of a word matches. */
export async function searchIn(pages: SearchPage[], synonyms: Synonyms): Promise<Search> {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const index = new MiniSearch<SearchPage>({
    idField: 'path',
    fields: ['title', 'name', 'headings', 'description', 'text'],
    extractField: (page, field) => (field === 'name' ? nameIn(page.path) : fieldOf(page, field)),
    processTerm: (term) => {
      const word = plainWord(term)
      return stopWords.has(word) ? null : word
    },
    searchOptions: {
      boost: { title: 8, name: 6, headings: 3, description: 2 },
      prefix: (term) => term.length > 1,
      weights: { prefix: 0.5, fuzzy: 0.2 },
      bm25: { k: 1.2, b: 0.4, d: 0.5 },
    },
  })
  // In small chunks, so that a phone stays responsive.
  await index.addAllAsync(pages, { chunkSize: 8 })

  const inOurWords = translator(synonyms)
  // Only a word that no page contains is misspelt.
  const fuzzy = (term: string) => term.length > 3 && index.search(term).length === 0 && fuzziness

  return (query) => {
    const queries = [query, inOurWords(query)]
    const find = (combineWith: 'AND' | 'OR') =>
      index.search({
        combineWith: 'OR',
        queries: queries.map((words) => ({ combineWith, fuzzy, queries: [words] })),
      })
    const any = find('OR')
    const all = find('AND')
    // The best page may lack a word (`internship government hospital`), which must not hide it.
    const found = all.some(({ id }) => id === any[0]?.id) ? all : any
    return found.flatMap((result) => {
      const page = byPath.get(result.id)
      return page ? [{ page, words: wordsOf(result) }] : []
    })
  }
}

/** The end of a path is a name too: `apply` finds `/apply`, whatever its title. */
const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')

function fieldOf(page: SearchPage, field: string): string {
  if (field === 'headings') return page.headings.join(' ')
  return field === 'path' || field === 'title' || field === 'description' ? page[field] : page.text
}

/** The words to mark. If a whole word was found, longer ones that begin with it (yoga, Yogananda) are left out. */
const wordsOf = ({ terms, queryTerms }: SearchResult) => {
  const whole = queryTerms.filter((word) => terms.includes(word))
  return new Set(terms.filter((term) => whole.every((word) => term === word || !term.startsWith(word))))
}

/** Translates a query into the words of the pages. The longest synonym wins: `how to reach` before `reach`. */
function translator(synonyms: Synonyms): (query: string) => string {
  const ours = new Map(
    Object.entries(synonyms).flatMap(([word, typed]) => typed.map((words) => [plainWord(words), word])),
  )
  const typed = [...ours.keys()].sort((a, b) => b.length - a.length)
  const anyOfThem = new RegExp(`\\b(?:${typed.join('|')})\\b`, 'g')
  return (query) => plainWord(query).replace(anyOfThem, (words) => ours.get(words) ?? words)
}

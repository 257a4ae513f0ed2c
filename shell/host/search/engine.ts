import type { SearchPage } from '@college/shared/contract/route-manifest'
import MiniSearch, { type SearchResult } from 'minisearch'
import { plainWord, type Synonyms, stopWords, translator } from './query-words'

/** A page that matches, and its matching words (lower case, without accents). */
export type Hit = { page: SearchPage; words: ReadonlySet<string> }

/** Returns the pages that match a query, the best first. */
export type Search = (query: string) => Hit[]

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

import type { SearchPage } from '@college/shared/contract/route-manifest'
import MiniSearch, { type SearchResult } from 'minisearch'
import type { Vocabulary } from './clauses'
import { formsOf, stopWords, written } from './query-words'

/** The words of all pages. */
export type PageIndex = Vocabulary & {
  /** Pages with all words of a spelling beside each other; with longer words too that begin with it. */
  pagesWith: (spelling: string[], begins?: boolean) => SearchResult[]
}

/** The fields that say what a page is about, beside its description and text. */
export const names = ['title', 'name', 'headings']

/** Indexes the pages. A title comes before a heading, a heading before text. */
export async function indexOf(pages: SearchPage[]): Promise<PageIndex> {
  const words = new Set<string>()
  const inNames = new Set<string>()
  const index = new MiniSearch<SearchPage>({
    idField: 'path',
    fields: [...names, 'description', 'text'],
    extractField: (page, field) => (field === 'path' ? page.path : fieldOf(page, field)),
    tokenize: tellingWords,
    processTerm: (word, field = '') => {
      words.add(word)
      if (names.includes(field)) inNames.add(word)
      return word
    },
    searchOptions: {
      // What is looked for are words as the index has them.
      tokenize: (word) => [word],
      processTerm: (word) => word,
      boost: { title: 20, name: 20, headings: 4, description: 2 },
      bm25: { k: 1.2, b: 0.75, d: 0.5 },
    },
  })
  // In small chunks, so that a phone stays responsive.
  await index.addAllAsync(pages, { chunkSize: 8 })
  const byPath = new Map(pages.map((page) => [page.path, page]))

  const pagesWith = (spelling: string[], begins = false) =>
    index.search(
      { combineWith: 'AND', queries: spelling },
      {
        prefix: begins,
        filter: ({ id }) => spelling.length === 1 || standTogether(spelling, byPath.get(id)),
      },
    )

  return {
    pagesWith,
    words,
    names: inNames,
    hasTogether: (...spelling) => spelling.every((word) => words.has(word)) && pagesWith(spelling).length > 0,
  }
}

function fieldOf({ path, title, headings, description, text }: SearchPage, field: string): string {
  // The end of a path is a name too: `apply` finds `/apply`, whatever its title.
  const name = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')
  const fields: Record<string, string> = { title, name, headings: headings.join(' '), description, text }
  return fields[field] ?? ''
}

const tellingWords = (text: string) =>
  (text.match(written) ?? []).flatMap(formsOf).filter((word) => !stopWords.has(word))

/** Whether words follow each other somewhere in a page. */
function standTogether(words: string[], page: SearchPage | undefined) {
  const texts = page ? [page.title, ...page.headings, page.description, page.text] : []
  return texts.some((text) => ` ${tellingWords(text).join(' ')} `.includes(` ${words.join(' ')} `))
}

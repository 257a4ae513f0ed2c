import type { ComposedPage } from '@college/shared/contract/composition'
import { isListed } from '@college/shared/contract/page-data'
import type { SearchPage } from '@college/shared/contract/route-manifest'
import { wordsIn } from '@college/shared/contract/search-index'
import type { RenderedPage } from '@college/shared/contract/shell-server'

/**
 * Up to so many pages, search fetches the words of all pages at once, about 1 kB a page; beyond, only of the pages that
 * have the words which were typed.
 */
export const fewPages = 150

/** What a word weighs by where it is: in the title, at the end of the path, in a heading, in the description, in the text. */
const weights = [80, 60, 30, 20, 10]

/** A page as search takes it in: as text, because most composes only pass it on. Empty for pages that nobody looks for. */
export function searchEntryOf(
  { path, owner }: Pick<ComposedPage, 'path' | 'owner'>,
  { description, words }: Pick<RenderedPage, 'description' | 'words'>,
  many: boolean,
): string {
  if (!isListed(path)) return ''
  if (!many) return JSON.stringify({ path, owner, description, ...words } satisfies SearchPage)
  const name = path.slice(path.lastIndexOf('/') + 1)
  const fields = [words.title, name, words.headings.join(' '), description, words.text]
  const found = new Map<string, number>()
  // Twice says more than once, ten times little more than five times.
  for (const [field, text] of fields.entries())
    for (const [word, times] of timesIn(text))
      found.set(
        word,
        (found.get(word) ?? 0) + Math.round(((weights[field] ?? 0) * 2.2 * times) / (times + 1.2)),
      )
  return [...found].flat().join(' ')
}

function timesIn(text: string) {
  const times = new Map<string, number>()
  for (const word of wordsIn(text)) times.set(word, (times.get(word) ?? 0) + 1)
  return times
}

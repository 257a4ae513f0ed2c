import type { PackageName } from '@college/shared/contract'
import { fillIn } from '@college/shared/contract/fill-in'
import type { SearchPage } from '@college/shared/contract/route-manifest'
import { useEffect, useMemo, useState } from 'react'
import words from '../../content/search.yaml'
import { clearRouteManifest, routeManifest } from '../sections/route-manifest'
import type { Hit, Search } from './engine'
import { stopWords, wordsIn } from './query-words'

/**
 * Searches as the query changes. Nothing is fetched while the query is undefined.
 *
 * @param enough letters of a telling word from which a query without a hit is a dead end: fewer may still become one
 * @returns hits, a status sentence, whether the query led nowhere, and `retry` if search could not be loaded
 */
export function useSearch(query: string | undefined, enough = 0) {
  const [search, setSearch] = useState<Search>()
  const [failed, setFailed] = useState(false)
  const wanted = query !== undefined

  useEffect(() => {
    if (!wanted || search || failed) return
    let here = true
    loadSearch().then(
      (loaded) => here && setSearch(() => loaded),
      () => here && setFailed(true),
    )
    return () => {
      here = false
    }
  }, [wanted, search, failed])

  const hits = useMemo(() => (query && search ? search(query) : []), [query, search])
  const asked = query?.trim() ?? ''
  const { hint, status } = words
  if (failed)
    return { hits, status: status.unavailable, deadEnd: asked !== '', retry: () => setFailed(false) }
  if (!asked || (hits.length === 0 && search && longestTelling(asked) < enough))
    return { hits, status: hint, deadEnd: false }
  if (!search) return { hits, status: status.coming, deadEnd: false }
  return { hits, status: statusOf(asked, hits), deadEnd: hits.length === 0 }
}

/** Letters of the longest word that says something: `how to` may still become a question. */
const longestTelling = (query: string) =>
  Math.max(0, ...wordsIn(query).map((word) => (stopWords.has(word) ? 0 : word.length)))

function statusOf(query: string, hits: Hit[]): string {
  const { none, similar, one, many } = words.status
  if (hits.length === 0) return fillIn(none, { query })
  if (hits[0]?.guessed) return fillIn(similar, { query })
  return hits.length === 1 ? one : fillIn(many, { count: hits.length })
}

/** What a section is called whose team has released it by itself, so that `search.yaml` does not name it. */
const titleOf = (name: PackageName) => name.charAt(0).toUpperCase() + name.slice(1)

/** Groups hits by section; the group with the best hit comes first, and in each group the best hit. */
export function grouped(hits: Hit[]) {
  const groups = new Map<PackageName, Hit[]>()
  for (const hit of hits) groups.set(hit.page.owner, [...(groups.get(hit.page.owner) ?? []), hit])
  return [...groups].map(([owner, hits]) => ({ owner, name: words.groups[owner] ?? titleOf(owner), hits }))
}

let search: Promise<Search> | undefined

/** Fetches the words of all pages, once. A failed attempt is not remembered. */
function loadSearch(): Promise<Search> {
  search ??= fetchIndex().catch(() => {
    // A release made since has moved the file.
    clearRouteManifest()
    return fetchIndex()
  })
  search.catch(() => {
    search = undefined
  })
  return search
}

async function fetchIndex(): Promise<Search> {
  const pages = routeManifest().then(({ search }) => fetchPages(...search))
  const [{ searchIn }, found] = await Promise.all([import('./engine'), pages])
  return searchIn(found, words.synonyms)
}

async function fetchPages(url: string, integrity: string): Promise<SearchPage[]> {
  const response = await fetch(url, { integrity })
  if (!response.ok) throw new Error(`${url}: status ${response.status}`)
  return response.json()
}

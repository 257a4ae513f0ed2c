import type { PackageName } from '@college/shared/contract'
import { fillIn } from '@college/shared/contract/fill-in'
import type { SearchPage } from '@college/shared/contract/route-manifest'
import type { SearchParts } from '@college/shared/contract/search-index'
import { useEffect, useMemo, useState } from 'react'
import words from '../../content/search.yaml'
import { clearRouteManifest, routeManifest } from '../sections/route-manifest'
import type { Hit } from './engine'

/**
 * Searches as the query changes. Nothing is fetched while the query is undefined.
 *
 * @returns hits, a status sentence, and `retry` if search could not be loaded
 */
export function useSearch(query: string | undefined) {
  const [search, setSearch] = useState<AnySearch>()
  const [failed, setFailed] = useState(false)
  const [fetched, setFetched] = useState<{ for: unknown; hits: Hit[] }>({ for: undefined, hits: [] })
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

  const found = useMemo(() => (query && search ? search(query) : []), [query, search])
  useEffect(() => {
    if (Array.isArray(found)) return
    let here = true
    found.then(
      (hits) => here && setFetched({ for: found, hits }),
      () => {
        forgetSearch()
        if (!here) return
        setSearch(undefined)
        setFailed(true)
      },
    )
    return () => {
      here = false
    }
  }, [found])

  // While the words of another query are fetched, the hits of the one before stay.
  const hits = Array.isArray(found) ? found : fetched.hits
  if (failed) return { hits, status: words.status.unavailable, retry: () => setFailed(false) }
  const ready = search && (Array.isArray(found) || fetched.for === found)
  return { hits, status: statusOf(query?.trim() ?? '', hits.length, Boolean(ready)) }
}

function statusOf(query: string, count: number, ready: boolean): string {
  const { coming, none, one, many } = words.status
  if (!query) return words.hint
  if (!ready) return coming
  if (count === 0) return fillIn(none, { query })
  return count === 1 ? one : fillIn(many, { count })
}

/** Groups hits by section; the group with the best hit comes first, and in each group the best hit. */
export function grouped(hits: Hit[]) {
  const groups = new Map<PackageName, Hit[]>()
  for (const hit of hits) groups.set(hit.page.owner, [...(groups.get(hit.page.owner) ?? []), hit])
  return [...groups].map(([owner, hits]) => ({ owner, name: words.groups[owner], hits }))
}

/** Finds at once where all words are there, and later where those that begin as the query are fetched first. */
type AnySearch = (query: string) => Hit[] | Promise<Hit[]>

let search: Promise<AnySearch> | undefined

/** A release made since has moved the files: the next attempt begins with the route manifest. */
function forgetSearch() {
  search = undefined
  clearRouteManifest()
}

/** Fetches what search needs first, once: the words of all pages, or a list of files. A failed attempt is not remembered. */
function loadSearch(): Promise<AnySearch> {
  search ??= fetchIndex().catch(() => {
    clearRouteManifest()
    return fetchIndex()
  })
  search.catch(() => {
    search = undefined
  })
  return search
}

async function fetchIndex(): Promise<AnySearch> {
  const index: Promise<SearchPage[] | SearchParts> = routeManifest().then(({ search }) =>
    fetchData(...search),
  )
  const [{ searchIn, searchParts }, data] = await Promise.all([import('./engine'), index])
  return Array.isArray(data) ? searchIn(data, words.synonyms) : searchParts(data, words.synonyms, fetchData)
}

async function fetchData<T>(url: string, integrity: string): Promise<T> {
  const response = await fetch(url, { integrity })
  if (!response.ok) throw new Error(`${url}: status ${response.status}`)
  return response.json()
}

import { fillIn } from '@college/shared/fill-in'
import { useEffect, useMemo, useState } from 'react'
import words from '../../content/search.yaml'
import type { Hit, Search } from './engine'
import { loadSearch } from './load-search'

/** Hits, a status sentence, and `retry` if search could not be loaded. */
export type Found = { hits: Hit[]; status: string; retry?: (() => void) | undefined }

/** Searches as the query changes. Nothing is fetched while the query is undefined. */
export function useSearch(query: string | undefined): Found {
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
  if (failed) return { hits, status: words.status.away, retry: () => setFailed(false) }
  return { hits, status: statusOf(query?.trim() ?? '', hits.length, Boolean(search)) }
}

function statusOf(query: string, count: number, ready: boolean): string {
  const { coming, none, one, many } = words.status
  if (!query) return words.hint
  if (!ready) return coming
  if (count === 0) return fillIn(none, { query })
  return count === 1 ? one : fillIn(many, { count })
}

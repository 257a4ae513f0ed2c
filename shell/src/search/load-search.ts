import words from '../../content/search.yaml'
import { forgetRouteMap, routeMap } from '../sections/route-map'
import type { Search } from './engine'
import type { SearchPage } from './search-page'

let search: Promise<Search> | undefined

/** Fetches the words of all pages and makes them searchable: once in a visit, at the first need. */
export function loadSearch(): Promise<Search> {
  search ??= (async () => {
    const [{ searchIn }, pages] = await Promise.all([import('./engine'), fetchPages()])
    return searchIn(pages, words.synonyms)
  })()
  // A failed attempt is not remembered: the next need asks again.
  search.catch(() => {
    search = undefined
  })
  return search
}

/** A release made since the map came has given the words another address: then the map is asked again. */
const fetchPages = () =>
  fetchIndex().catch(() => {
    forgetRouteMap()
    return fetchIndex()
  })

async function fetchIndex(): Promise<SearchPage[]> {
  const [url, integrity] = (await routeMap()).search
  const response = await fetch(url, { integrity })
  if (!response.ok) throw new Error(`${url}: status ${response.status}`)
  return response.json()
}

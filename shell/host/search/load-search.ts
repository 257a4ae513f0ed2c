import type { SearchPage } from '@college/shared/route-manifest'
import words from '../../content/search.yaml'
import { clearRouteManifest, routeManifest } from '../sections/route-manifest'
import type { Search } from './engine'

let search: Promise<Search> | undefined

/** Fetches and indexes the words of all pages, once. A failed attempt is not remembered. */
export function loadSearch(): Promise<Search> {
  search ??= (async () => {
    const [{ searchIn }, pages] = await Promise.all([import('./engine'), fetchPages()])
    return searchIn(pages, words.synonyms)
  })()
  search.catch(() => {
    search = undefined
  })
  return search
}

/** A release made since the manifest was fetched has moved the index: fetch the manifest again and retry once. */
const fetchPages = () =>
  fetchIndex().catch(() => {
    clearRouteManifest()
    return fetchIndex()
  })

async function fetchIndex(): Promise<SearchPage[]> {
  const [url, integrity] = (await routeManifest()).search
  const response = await fetch(url, { integrity })
  if (!response.ok) throw new Error(`${url}: status ${response.status}`)
  return response.json()
}

import type { PackageName } from '@college/shared/contract'
import { noteVersions } from './versions'

/** Where sections are, and what their pages need. */
export type RoutePart = {
  entries: Record<string, string>
  /** Which release of each package is live. */
  versions?: Partial<Record<PackageName, string>>
  /** All scripts and styles: address and integrity. */
  files: [url: string, integrity: string][]
  /** Owner of a path, and the places in `files` of what the page needs. */
  pages: Record<string, [owner: PackageName, ...files: number[]]>
  /** The places of what a page may fetch when a visitor comes to need it. */
  later: Record<string, number[]>
}

/** `/routes.json`, written by compose: who owns which path, and the files to fetch for it, with integrity. */
export type RouteMap = RoutePart & {
  /** The words of all pages, for search: address and integrity. */
  search: [url: string, integrity: string]
  /** What is another for the visitors who get the canary. */
  canary?: RoutePart & { share: number; version: string }
}

/** The map as this visitor gets it. */
type OwnMap = RoutePart & Pick<RouteMap, 'search'>

let map: Promise<OwnMap> | undefined

let overridable = false

/** Says that this site lets a maintainer's development servers in. */
export function allowOverrides() {
  overridable = true
}

/** Forgets the map, so that the next need sees what has been released since. */
export function forgetRouteMap() {
  map = undefined
}

/** Fetches the map of the site once; it is asked for when the page has come to rest, or at the first need. */
export function routeMap(): Promise<OwnMap> {
  map ??= fetch('/routes.json').then(async (response) => {
    if (!response.ok) throw new Error(`/routes.json: status ${response.status}`)
    const all: RouteMap = await response.json()
    noteVersions(all)
    if (all.canary) noteVersions(all.canary)
    if (!all.canary && !overridable) return all
    const { forThisVisitor } = await import('./for-this-visitor')
    return { ...forThisVisitor(all, overridable), search: all.search }
  })
  // A failed request is not remembered: the next need asks again.
  map.catch(() => {
    map = undefined
  })
  return map
}

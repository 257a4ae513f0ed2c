import type { PackageName } from '@college/shared/contract'

/** `/routes.json`, written by compose: who owns which path, and the files to fetch for it, with integrity. */
export type RouteMap = {
  entries: Record<string, string>
  /** All scripts and styles: address and integrity. */
  files: [url: string, integrity: string][]
  /** Owner of a path, and the places in `files` of what the page needs. */
  pages: Record<string, [owner: PackageName, ...files: number[]]>
}

let map: Promise<RouteMap> | undefined

/** Forgets the map, so that the next need sees what has been released since. */
export function forgetRouteMap() {
  map = undefined
}

/** Fetches the map of the site once; it is asked for when the page has come to rest, or at the first need. */
export function routeMap(): Promise<RouteMap> {
  map ??= fetch('/routes.json').then((response) => {
    if (!response.ok) throw new Error(`/routes.json: status ${response.status}`)
    return response.json() as Promise<RouteMap>
  })
  // A failed request is not remembered: the next need asks again.
  map.catch(() => {
    map = undefined
  })
  return map
}

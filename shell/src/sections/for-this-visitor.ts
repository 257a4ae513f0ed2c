import { overriddenEntry } from '../panel/overrides'
import { canaryPages } from './canary'
import type { RouteMap, RoutePart } from './route-map'
import { takesCanary } from './take-canary'

/** The map with the canary's part, for a visitor who gets it, and with a maintainer's development servers. */
export const forThisVisitor = (map: RouteMap, overridable: boolean): RoutePart =>
  overridable ? withOverrides(withCanary(map)) : withCanary(map)

function withCanary({ canary, ...map }: RouteMap): RoutePart {
  if (!canary || !takesCanary(canary)) return map
  canaryPages(canary, Object.keys(canary.pages))
  const first = map.files.length
  const pages = Object.entries(canary.pages).map(([path, [owner, ...files]]) => [
    path,
    [owner, ...files.map((file) => file + first)],
  ])
  return {
    entries: { ...map.entries, ...canary.entries },
    ...(map.versions && { versions: { ...map.versions, ...canary.versions } }),
    files: [...map.files, ...canary.files],
    pages: { ...map.pages, ...Object.fromEntries(pages) },
    later: { ...map.later, ...moved(canary.later, first) },
  }
}

const moved = (places: Record<string, number[]>, by: number) =>
  Object.fromEntries(Object.entries(places).map(([path, files]) => [path, files.map((file) => file + by)]))

/** A development server has no list of files: what a page needs comes as its modules ask for it. */
function withOverrides(map: RoutePart): RoutePart {
  const entries = Object.entries(map.entries).map(([name, entry]) => [name, overriddenEntry(name) ?? entry])
  const pages = Object.entries(map.pages).map(([path, page]) => [
    path,
    overriddenEntry(page[0]) ? [page[0]] : page,
  ])
  const others = (places: Record<string, number[]>) =>
    Object.fromEntries(
      Object.entries(places).filter(([path]) => !overriddenEntry(map.pages[path]?.[0] ?? '')),
    )
  return {
    ...map,
    entries: Object.fromEntries(entries),
    pages: Object.fromEntries(pages),
    later: others(map.later),
  }
}

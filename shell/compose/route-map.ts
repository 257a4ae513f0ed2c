import type { RouteMap } from '../src/sections/route-map'
import { assetsOfPage, assetUrl } from './assets'
import type { Composition } from './composition'

/** The map of the site that browsers fetch before the first navigation. */
export function routeMapOf(composition: Composition): RouteMap {
  const places = new Map<string, number>()
  const files: RouteMap['files'] = []
  const place = (url: string, integrity: string) => {
    const known = places.get(url)
    if (known !== undefined) return known
    places.set(url, files.length)
    return files.push([url, integrity]) - 1
  }
  const pages = Object.fromEntries(
    composition.pages.map((page): [string, RouteMap['pages'][string]] => {
      const { scripts, styles } = assetsOfPage(composition, page)
      return [
        page.path,
        [page.owner, ...[...scripts, ...styles].map(({ url, integrity }) => place(url, integrity))],
      ]
    }),
  )
  const remotes = Object.values(composition.releases).filter(({ name }) => name !== 'shell')
  return {
    entries: Object.fromEntries(remotes.map(({ name, entry }) => [name, assetUrl(name, entry)])),
    files,
    pages,
  }
}

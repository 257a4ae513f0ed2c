import { type Asset, assetsOfPage, assetUrl, lazyOfPage } from '../../../shared/contract/assets'
import type { ComposedPage, Composition } from '../../../shared/contract/composition'
import type { RouteManifest, Routes } from '../../../shared/contract/route-manifest'
import type { CanaryPart } from './canary'
import type { SearchIndex } from './search-index'

/** The map of the site that browsers fetch before the first navigation. */
export const routeMapOf = (
  composition: Composition,
  search: SearchIndex,
  canary?: CanaryPart,
): RouteManifest => ({
  ...mapOf(composition, composition.pages),
  search: [search.url, search.integrity],
  ...(canary && { canary: canaryMapOf(canary) }),
})

/** What is another for the visitors who get the canary: its pages and where its entry is. */
const canaryMapOf = ({ section, share, version, composition }: CanaryPart) => ({
  share,
  version,
  ...mapOf(
    composition,
    composition.pages.filter(({ owner }) => owner === section),
  ),
})

function mapOf(composition: Composition, pages: ComposedPage[]): Routes {
  const places = new Map<string, number>()
  const files: RouteManifest['files'] = []
  const place = ({ url, integrity }: Asset) => {
    const known = places.get(url)
    if (known !== undefined) return known
    places.set(url, files.length)
    return files.push([url, integrity]) - 1
  }
  const owners = new Set(pages.map(({ owner }) => owner))
  const releases = Object.values(composition.releases).filter(({ name }) => owners.has(name))
  return {
    entries: Object.fromEntries(
      releases.map(({ name, entry }) => [name, assetUrl(composition.site, name, entry)]),
    ),
    versions: Object.fromEntries(
      Object.values(composition.releases).map(({ name, version }) => [name, version]),
    ),
    files,
    pages: Object.fromEntries(
      pages.map((page): [string, RouteManifest['pages'][string]] => {
        const { scripts, styles } = assetsOfPage(composition, page)
        return [page.path, [page.owner, ...[...scripts, ...styles].map(place)]]
      }),
    ),
    lazy: Object.fromEntries(
      pages
        .map((page) => [page.path, lazyOfPage(composition, page).map(place)] as const)
        .filter(([, lazy]) => lazy.length),
    ),
  }
}

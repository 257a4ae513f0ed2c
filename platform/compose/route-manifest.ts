import { type Asset, assetOf, assetsOfPage, assetUrl, lazyOfPage } from '@college/shared/contract/assets'
import type { ComposedPage, Composition } from '@college/shared/contract/composition'
import type { ReleaseList, RouteManifest, Routes } from '@college/shared/contract/route-manifest'
import type { Channel } from '../store/channel'
import type { CanaryPart } from './plan'
import type { SearchIndex } from './search-index'

/** The route manifest that browsers fetch before the first navigation. */
export const routeManifestOf = (
  composition: Composition,
  search: SearchIndex,
  canary?: CanaryPart,
): RouteManifest => ({
  ...mapOf(composition, composition.pages),
  search: [search.url, search.integrity],
  ...(canary && { canary: canaryMapOf(canary) }),
})

/** What differs for visitors who get the canary: its pages and its entry. */
function canaryMapOf({ section, share, version, composition }: CanaryPart) {
  const pages = composition.pages.filter(({ owner }) => owner === section)
  return { share, version, ...mapOf(composition, pages) }
}

function mapOf(composition: Composition, pages: ComposedPage[]): Routes {
  const owners = new Set(pages.map(({ owner }) => owner))
  const releases = Object.values(composition.releases)
  return {
    entries: Object.fromEntries(
      releases
        .filter(({ name }) => owners.has(name))
        .map(({ name, entry }) => [name, assetUrl(composition.site, name, entry)]),
    ),
    versions: Object.fromEntries(releases.map(({ name, version }) => [name, version])),
    ...filesOf(composition, pages),
  }
}

function filesOf(composition: Composition, pages: ComposedPage[]): Pick<Routes, 'files' | 'pages' | 'lazy'> {
  const places = new Map<Asset, number>()
  const files: Routes['files'] = []
  const place = (asset: Asset) => {
    const known = places.get(asset)
    if (known !== undefined) return known
    places.set(asset, files.length)
    return files.push([asset.url, asset.integrity]) - 1
  }
  return {
    files,
    pages: Object.fromEntries(
      pages.map((page): [string, Routes['pages'][string]] => {
        const { scripts, styles } = assetsOfPage(composition, page)
        const { modules = [] } = page.page
        const first = modules.map((file) => assetOf(composition, page.owner, file))
        const files = new Set([...first, ...scripts, ...styles])
        return [page.path, [page.owner, modules.length, ...[...files].map(place)]]
      }),
    ),
    lazy: Object.fromEntries(
      pages
        .map((page) => [page.path, lazyOfPage(composition, page).map(place)] as const)
        .filter(([, lazy]) => lazy.length),
    ),
  }
}

/** `releases.json`: the live releases, for the maintainers' panel and monitoring. */
export const releaseListOf = (channel: Channel, { channel: name, releases }: Composition): ReleaseList => ({
  channel: name,
  releases: Object.fromEntries(
    Object.values(releases).map(({ name, version }) => [
      name,
      { version, since: channel.releases[name]?.[0]?.since ?? '' },
    ]),
  ),
})

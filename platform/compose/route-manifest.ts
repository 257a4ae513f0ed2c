import { createHash } from 'node:crypto'
import { type Asset, assetOf, assetsOfPage, assetUrl, lazyOfPage } from '@college/shared/contract/assets'
import type { ComposedPage, Composition } from '@college/shared/contract/composition'
import type { RouteManifest, RoutePart, Routes } from '@college/shared/contract/route-manifest'
import { dataUrl, placeOf } from '@college/shared/contract/search-index'
import type { CanaryPart } from './canary'
import type { SearchIndex } from './search-index'

/** The map of the site that browsers fetch before the first navigation, and its parts, by name below the site's root. */
export type RouteMap = { manifest: RouteManifest; files: [name: string, text: string][] }

/** Pages of a folder that the map itself lists; those of a larger one are in parts of about so many. */
const listed = 64

/** Parts that the map names at most. */
const parts = 100

export function routeMapOf(composition: Composition, search: SearchIndex, canary?: CanaryPart): RouteMap {
  const files = new Map<string, string>()
  return {
    manifest: {
      ...mapOf(composition, composition.pages, files),
      search: [search.url, search.integrity],
      ...(canary && { canary: canaryMapOf(canary, files) }),
    },
    files: [...files],
  }
}

/** What is another for the visitors who get the canary: its pages and where its entry is. */
function canaryMapOf({ section, share, version, composition }: CanaryPart, files: Map<string, string>) {
  const large = largeFolders(composition.pages)
  const own = new Set(composition.pages.filter(({ owner }) => owner === section).map(folderOf))
  // A part holds all pages of its folder, whoever owns them.
  const pages = composition.pages.filter(
    (page) => page.owner === section || (large.has(folderOf(page)) && own.has(folderOf(page))),
  )
  const { entries, ...map } = mapOf(composition, pages, files)
  const entry = entries[section] ?? ''
  return { share, version, entries: { [section]: entry }, ...map }
}

const folderOf = ({ path }: Pick<ComposedPage, 'path'>) => path.slice(0, path.lastIndexOf('/') + 1)

/** Folders of more pages than the map lists, each with the number of its parts. */
function largeFolders(pages: ComposedPage[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const page of pages) counts.set(folderOf(page), (counts.get(folderOf(page)) ?? 0) + 1)
  const size = Math.max(listed, Math.ceil(pages.length / parts))
  return new Map(
    [...counts]
      .filter(([, count]) => count > listed)
      .map(([folder, count]) => [folder, Math.ceil(count / size)]),
  )
}

function mapOf(composition: Composition, pages: ComposedPage[], written: Map<string, string>): Routes {
  const owners = new Set(pages.map(({ owner }) => owner))
  const releases = Object.values(composition.releases).filter(({ name }) => owners.has(name))
  const large = largeFolders(composition.pages)
  const apart = new Map<string, ComposedPage[][]>()
  const here = pages.filter((page) => {
    const folder = folderOf(page)
    const count = large.get(folder)
    if (!count) return true
    const places = apart.get(folder) ?? Array.from({ length: count }, () => [])
    apart.set(folder, places)
    places[placeOf(page.path, count)]?.push(page)
    return false
  })
  const write = (part: ComposedPage[]) => {
    const text = JSON.stringify(partOf(composition, part))
    const integrity = `sha256-${createHash('sha256').update(text).digest('base64')}`
    written.set(dataUrl('routes', integrity).slice(1), text)
    return integrity
  }
  return {
    entries: Object.fromEntries(
      releases.map(({ name, entry }) => [name, assetUrl(composition.site, name, entry)]),
    ),
    versions: Object.fromEntries(
      Object.values(composition.releases).map(({ name, version }) => [name, version]),
    ),
    ...partOf(composition, here),
    ...(apart.size && {
      parts: Object.fromEntries([...apart].map(([folder, places]) => [folder, places.map(write)])),
    }),
  }
}

/** The files of some pages. */
function partOf(composition: Composition, pages: ComposedPage[]): RoutePart {
  const places = new Map<Asset, number>()
  const files: RoutePart['files'] = []
  const place = (asset: Asset) => {
    const known = places.get(asset)
    if (known !== undefined) return known
    places.set(asset, files.length)
    return files.push([asset.url, asset.integrity]) - 1
  }
  return {
    files,
    pages: Object.fromEntries(
      pages.map((page): [string, RoutePart['pages'][string]] => {
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

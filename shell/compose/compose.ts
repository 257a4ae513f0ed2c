import type { Channel, Store } from '../release/store'
import type { RouteMap } from '../src/sections/route-map'
import { assetsOfPage, assetUrl } from './assets'
import { type Composition, compositionOf } from './composition'
import { documentOf } from './document'
import { checkLinks } from './link-check'
import { publish } from './publish'
import { fileOf, rendererOf } from './render'
import { readSite } from './site'

/**
 * Joins the live releases of a channel into finished pages and puts them in the place of those before.
 * Everything is checked first: what was served stays as it was when something is refused.
 *
 * @returns the number of pages
 */
export async function compose(store: Store, channel: Channel): Promise<number> {
  const files = await composedFiles(store, channel)
  publish(store, files)
  return [...files.keys()].filter((name) => name.endsWith('.html')).length
}

/** All texts of the composed site by file name; nothing is written. */
export async function composedFiles(store: Store, channel: Channel): Promise<Map<string, string>> {
  const composition = compositionOf(store, channel, readSite(store.site))
  const render = await rendererOf(store, composition, new Date().getFullYear())
  const files = new Map<string, string>()
  const rendered = new Map<string, string>()
  for (const page of composition.pages) {
    const parts = await render(page)
    rendered.set(page.path, parts.html)
    files.set(fileOf(page.path), documentOf(composition, page, parts))
  }
  checkLinks(rendered, servedFiles(composition))
  files.set('routes.json', JSON.stringify(routeMapOf(composition)))
  return files
}

function routeMapOf(composition: Composition): RouteMap {
  const places = new Map<string, number>()
  const files: RouteMap['files'] = []
  const place = (url: string, integrity: string) => {
    const known = places.get(url)
    if (known !== undefined) return known
    places.set(url, files.length)
    return files.push([url, integrity]) - 1
  }
  const pages: RouteMap['pages'] = {}
  for (const page of composition.pages) {
    const { scripts, styles } = assetsOfPage(composition, page)
    pages[page.path] = [
      page.owner,
      ...[...scripts, ...styles].map(({ url, integrity }) => place(url, integrity)),
    ]
  }
  const entries = Object.fromEntries(
    Object.entries(composition.releases)
      .filter(([name]) => name !== 'shell')
      .map(([, release]) => [release.name, assetUrl(release.name, release.entry)]),
  )
  return { entries, files, pages }
}

const servedFiles = ({ releases }: Composition) =>
  new Set(
    Object.values(releases).flatMap(({ name, files }) =>
      Object.keys(files).map((file) => assetUrl(name, file)),
    ),
  )

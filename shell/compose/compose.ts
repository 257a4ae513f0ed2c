import type { Channel, ChannelName } from '../release/channel'
import type { Store } from '../release/store'
import { workerPath } from '../src/page-data'
import type { SearchPage } from '../src/search/search-page'
import { assetUrl } from './assets'
import { type CanaryPart, canaryOf } from './canary'
import { type Composition, compositionOf } from './composition'
import { discoveryOf } from './discovery/discovery'
import { documentOf } from './document'
import { checkLinks, linksOf, type PageLinks } from './link-check'
import { releaseListOf } from './release-list'
import { fileOf, pageDataOf, type Rendered, rendererOf } from './render'
import { routeMapOf } from './route-map'
import { searchIndexOf, searchPageOf } from './search-index'
import { readSite } from './site'
import { alwaysKept, workerOf } from './worker'

/** Takes the texts of a composed site, one by one, by file name below the site's root; `set` may settle later. */
export type ComposedSite = { set: (name: string, text: string) => unknown }

/**
 * Joins the live releases of a channel into finished pages. Each is handed on as soon as it is finished and then
 * forgotten, so that a large site needs little more memory than a small one. Nothing is written to what is served;
 * `publish` does that.
 *
 * @returns the number of pages
 * @throws Refusal when the releases do not fit together, a page cannot be rendered, or a link leads nowhere
 */
export async function compose(
  store: Store,
  channel: Channel,
  name: ChannelName,
  files: ComposedSite,
): Promise<number> {
  const site = readSite(store.site)
  const composition = compositionOf(store, channel, site, name)
  const canary = canaryOf(store, channel, composition)
  const today = new Date()
  const year = today.getFullYear()
  const discovery = discoveryOf(store, channel, composition)
  const words: SearchPage[] = []
  const kept = new Map<string, string>()
  const { links, end } = await renderAll(store, composition, year, async (page, parts) => {
    words.push(...searchPageOf(page, parts))
    const data = pageDataOf(composition, page, year, canary)
    const document = documentOf(composition, page, { ...parts, data, discovery: discovery.page(page, parts) })
    await files.set(fileOf(page.path), document)
    if (alwaysKept.includes(page.path)) kept.set(page.path, document)
  })
  checkLinks(links, servedFiles(composition))
  if (canary) await checkCanary(store, canary, year)
  const search = searchIndexOf(words)
  await files.set(search.file, search.text)
  await files.set('routes.json', JSON.stringify(routeMapOf(composition, search, canary)))
  await files.set('releases.json', JSON.stringify(releaseListOf(channel, composition)))
  await files.set(workerPath.slice(1), workerOf(store, composition, kept))
  for (const [name, text] of discovery.files(today)) await files.set(name, text)
  await discovery.finish()
  end()
  return composition.pages.length
}

/** Renders all pages, hands each on, and gives what of them matters to links, by path. */
async function renderAll(
  store: Store,
  composition: Composition,
  year: number,
  each: (page: Composition['pages'][number], parts: Rendered) => unknown = () => {},
) {
  const { render, end } = rendererOf(store, composition, year)
  const links = new Map<string, PageLinks>()
  for (const page of composition.pages) {
    const parts = await render(page)
    links.set(page.path, linksOf(parts.html))
    await each(page, parts)
  }
  return { links, end }
}

/** A canary must be fit to be everybody's: its pages render, and their links lead somewhere. */
async function checkCanary(store: Store, { composition }: CanaryPart, year: number) {
  const { links } = await renderAll(store, composition, year)
  checkLinks(links, servedFiles(composition))
}

const servedFiles = ({ site, releases }: Composition) =>
  new Set(
    Object.values(releases).flatMap(({ name, files }) =>
      Object.keys(files).map((file) => assetUrl(site, name, file)),
    ),
  )

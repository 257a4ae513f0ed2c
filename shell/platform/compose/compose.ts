import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assetUrl } from '../../../shared/contract/assets'
import type { ChannelName, ComposedPage, Composition } from '../../../shared/contract/composition'
import type { PackageName } from '../../../shared/contract/release-manifest'
import type { ReleaseList, SearchPage } from '../../../shared/contract/route-manifest'
import type { RenderedPage } from '../../../shared/contract/shell-server'
import type { Channel } from '../release/channel'
import { packages, releaseFolder, type Store } from '../release/store'
import { type CanaryPart, canaryOf } from './canary'
import { compositionOf } from './composition'
import { discoveryFiles } from './discovery/discovery'
import { checkLinks, type PageLinks } from './link-check'
import { rendererOf } from './render'
import { routeMapOf } from './route-manifest'
import { searchIndexOf, searchPageOf } from './search-index'
import { readSite } from './site'

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
  const composed = compositionOf(store, channel, readSite(store.site), name)
  const canary = canaryOf(store, channel, composed)
  const composition = channel.canary ? { ...composed, canary: channel.canary } : composed
  const words: SearchPage[] = []
  const kept = new Map<string, string>()

  const renderer = await rendererOf(store, composition)
  const { documents } = renderer
  const links = await renderAll(renderer, composition, async (page, rendered) => {
    words.push(...searchPageOf(page, rendered))
    const document = documents.document(composition, page, rendered)
    await files.set(fileOf(page.path), document)
    if (documents.keptPages.includes(page.path)) kept.set(page.path, document)
  })
  checkLinks(links, servedFiles(composition))
  if (canary) await checkCanary(store, canary)

  const search = searchIndexOf(words)
  const { shell } = composition.releases
  const read = (file: string) =>
    readFileSync(join(releaseFolder(store, 'shell', shell.version), 'browser', file), 'utf8')
  const texts: [name: string, text: string][] = [
    [search.file, search.text],
    ['routes.json', JSON.stringify(routeMapOf(composition, search, canary))],
    ['releases.json', JSON.stringify(releaseListOf(channel, composition))],
    ...discoveryFiles(store, channel, composition),
    ...documents.files(composition, kept, read),
  ]
  for (const [name, text] of texts) await files.set(name, text)
  renderer.end()
  return composition.pages.length
}

/** The file that a page is written to. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Renders all pages, hands each on, and gives what of them matters to links, by path. */
async function renderAll(
  { render }: Awaited<ReturnType<typeof rendererOf>>,
  { pages }: Composition,
  each: (page: ComposedPage, rendered: RenderedPage) => unknown = () => {},
) {
  const all = new Map<string, PageLinks>()
  for (const page of pages) {
    const rendered = await render(page)
    all.set(page.path, { ids: rendered.ids, links: rendered.links })
    await each(page, rendered)
  }
  return all
}

/** A canary must be fit to be everybody's: its pages render, and their links lead somewhere. */
async function checkCanary(store: Store, { composition }: CanaryPart) {
  const links = await renderAll(await rendererOf(store, composition), composition)
  checkLinks(links, servedFiles(composition))
}

const servedFiles = ({ site, releases }: Composition) =>
  new Set(
    Object.values(releases).flatMap(({ name, files }) =>
      Object.keys(files).map((file) => assetUrl(site, name, file)),
    ),
  )

/** What the site says of its own releases, for the panel of maintainers and for whoever watches the site. */
const releaseListOf = (channel: Channel, { channel: name, releases }: Composition): ReleaseList => ({
  channel: name,
  releases: Object.fromEntries(
    packages.map((owner) => [
      owner,
      { version: releases[owner].version, since: channel[owner]?.[0]?.since ?? '' },
    ]),
  ) as Record<PackageName, ReleaseList['releases'][PackageName]>,
})

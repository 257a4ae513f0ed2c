import type { Channel, ChannelName } from '../release/channel'
import type { Store } from '../release/store'
import { assetUrl } from './assets'
import { type CanaryPart, canaryOf } from './canary'
import { type Composition, compositionOf } from './composition'
import { discoveryOf } from './discovery/discovery'
import { documentOf } from './document'
import { checkLinks } from './link-check'
import { releaseListOf } from './release-list'
import { fileOf, pageDataOf, type Rendered, rendererOf } from './render'
import { routeMapOf } from './route-map'
import { readSite } from './site'

/** A composed site: its texts by file name below the site's root. */
export type ComposedSite = Map<string, string>

/**
 * Joins the live releases of a channel into finished pages. Nothing is written to what is served;
 * `publish` does that.
 *
 * @throws Refusal when the releases do not fit together, a page cannot be rendered, or a link leads nowhere
 */
export async function compose(
  store: Store,
  channel: Channel,
  name: ChannelName = 'production',
): Promise<ComposedSite> {
  const site = readSite(store.site)
  const composition = compositionOf(store, channel, site, name)
  const canary = canaryOf(store, channel, composition)
  const today = new Date()
  const year = today.getFullYear()
  const discovery = discoveryOf(store, channel, composition)
  const files: ComposedSite = new Map()
  const { html, end } = await renderAll(store, composition, year, (page, parts) => {
    const data = pageDataOf(composition, page, year, canary)
    files.set(
      fileOf(page.path),
      documentOf(composition, page, { ...parts, data, discovery: discovery.page(page, parts) }),
    )
  })
  checkLinks(html, servedFiles(composition))
  if (canary) await checkCanary(store, canary, year)
  files.set('routes.json', JSON.stringify(routeMapOf(composition, canary)))
  files.set('releases.json', JSON.stringify(releaseListOf(channel, composition)))
  for (const [name, text] of discovery.files(today)) files.set(name, text)
  await discovery.finish()
  end()
  return files
}

/** Renders all pages and gives their markup by path. */
async function renderAll(
  store: Store,
  composition: Composition,
  year: number,
  each: (page: Composition['pages'][number], parts: Rendered) => void = () => {},
) {
  const { render, end } = rendererOf(store, composition, year)
  const html = new Map<string, string>()
  for (const page of composition.pages) {
    const parts = await render(page)
    html.set(page.path, parts.html)
    each(page, parts)
  }
  return { html, end }
}

/** A canary must be fit to be everybody's: its pages render, and their links lead somewhere. */
async function checkCanary(store: Store, { composition }: CanaryPart, year: number) {
  const { html } = await renderAll(store, composition, year)
  checkLinks(html, servedFiles(composition))
}

const servedFiles = ({ releases }: Composition) =>
  new Set(
    Object.values(releases).flatMap(({ name, files }) =>
      Object.keys(files).map((file) => assetUrl(name, file)),
    ),
  )

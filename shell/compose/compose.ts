import type { Channel, Store } from '../release/store'
import { assetUrl } from './assets'
import { type Composition, compositionOf } from './composition'
import { documentOf } from './document'
import { checkLinks } from './link-check'
import { fileOf, pageDataOf, rendererOf } from './render'
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
export async function compose(store: Store, channel: Channel): Promise<ComposedSite> {
  const composition = compositionOf(store, channel, readSite(store.site))
  const year = new Date().getFullYear()
  const { render, end } = rendererOf(store, composition, year)
  const files: ComposedSite = new Map()
  const rendered = new Map<string, string>()
  for (const page of composition.pages) {
    const parts = await render(page)
    rendered.set(page.path, parts.html)
    files.set(
      fileOf(page.path),
      documentOf(composition, page, { ...parts, data: pageDataOf(composition, page, year) }),
    )
  }
  checkLinks(rendered, servedFiles(composition))
  files.set('routes.json', JSON.stringify(routeMapOf(composition)))
  end()
  return files
}

const servedFiles = ({ releases }: Composition) =>
  new Set(
    Object.values(releases).flatMap(({ name, files }) =>
      Object.keys(files).map((file) => assetUrl(name, file)),
    ),
  )

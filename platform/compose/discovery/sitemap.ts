import { isDeepStrictEqual } from 'node:util'
import type { ComposedPage, Composition } from '@college/shared/contract/composition'
import { isListed } from '@college/shared/contract/page-data'
import { type Channel, packagesIn } from '../../store/channel'
import type { Releases } from '../releases'

/** `sitemap.xml` (sitemaps.org): every page that has an address of its own, each with the day it last changed. */
export function sitemap(
  releases: Pick<Releases, 'pagesBefore'>,
  channel: Channel,
  { site, pages }: Composition,
): string {
  const since = lastChanges(releases, channel, pages)
  const urls = pages
    .filter(({ path }) => isListed(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((page) => {
      const changed = since.get(page)
      return `<url><loc>${site.origin}${page.path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/**
 * Since when each page reads as it does: since the oldest of its section's latest releases that all hold it unchanged. A
 * release of the section for the sake of another page is no change.
 */
function lastChanges(
  { pagesBefore }: Pick<Releases, 'pagesBefore'>,
  channel: Channel,
  pages: ComposedPage[],
) {
  const changes = new Map<ComposedPage, string>()
  for (const owner of packagesIn(channel)) {
    const [live, ...before] = channel.releases[owner] ?? []
    let same = pages.filter((page) => page.owner === owner)
    for (const page of same) if (live) changes.set(page, live.since)
    for (const { version, since } of before) {
      if (!same.length) break
      const released = pagesBefore(owner, version)
      if (!released) continue
      const byPath = new Map(released.map((page) => [page.path, page]))
      same = same.filter(({ page }) => isDeepStrictEqual(byPath.get(page.path), page))
      for (const page of same) changes.set(page, since)
    }
  }
  return changes
}

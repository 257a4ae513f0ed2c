import type { ComposedPage, Composition } from '../../../../shared/contract/composition'
import { isListed } from '../../../../shared/contract/page-data'
import type { PackageName, ReleasedPage } from '../../../../shared/contract/release-manifest'
import type { Channel } from '../../release/channel'
import { readRelease, type Store, storedVersions } from '../../release/store'

/** `sitemap.xml` (sitemaps.org): every page that has an address of its own, each with the day it last changed. */
export function sitemap(store: Store, channel: Channel, { site, pages }: Composition): string {
  const since = pageHistory(store, channel)
  const urls = pages
    .filter(({ path }) => isListed(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((page) => {
      const changed = since(page)
      return `<url><loc>${site.origin}${page.path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/**
 * Gives the function that says since when a page reads as it does: since the oldest of the section's latest
 * releases that all hold it unchanged. A release of the section for the sake of another page is no change.
 */
function pageHistory(store: Store, channel: Channel) {
  const known = new Map<PackageName, { since: string; pages: Map<string, ReleasedPage> }[]>()
  const releasesOf = (owner: PackageName) => {
    const stored = storedVersions(store, owner)
    return (channel[owner] ?? [])
      .filter(({ version }) => stored.includes(version))
      .map(({ version, since }) => ({
        since,
        pages: new Map(readRelease(store, owner, version).pages.map((page) => [page.path, page])),
      }))
  }
  return ({ owner, page }: ComposedPage): string | undefined => {
    const releases = known.get(owner) ?? releasesOf(owner)
    known.set(owner, releases)
    const other = releases.findIndex(({ pages }) => !isSame(pages.get(page.path), page))
    return releases.at(other < 0 ? -1 : other - 1)?.since
  }
}

/** Whether two values of JSON are the same; comparing thousands of pages as texts takes ten times as long. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

import { isDeepStrictEqual } from 'node:util'
import type { ComposedPage, Composition } from '@college/shared/contract/composition'
import { isListed } from '@college/shared/contract/page-data'
import type { SiteConfig } from '@college/shared/contract/site-config'
import { type Channel, packagesIn, today } from '../store/channel'
import type { Releases } from './join-releases'

/** Files for robots, by name below the site's root. Only production is for search engines. */
export const discoveryFiles = (
  releases: Releases,
  channel: Channel,
  composition: Composition,
): [name: string, text: string][] => [
  ['sitemap.xml', sitemap(releases, channel, composition)],
  ['robots.txt', robots(composition.site, composition.channel === 'production')],
  ['.well-known/security.txt', securityText(composition.site, channel.day ?? today())],
]

/**
 * `robots.txt` (RFC 9309). A site that must not be indexed forbids nothing here: a robot that may not
 * read a page cannot see that the page asks to be left out.
 */
const robots = ({ origin }: SiteConfig, indexed: boolean) =>
  `User-agent: *\nAllow: /\n${indexed ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness of the site. */
export const securityText = ({ origin, emails }: SiteConfig, day: string) =>
  [
    `Contact: mailto:${emails.office}`,
    `Expires: ${expiry(day)}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')

/**
 * The end of the half-year after this one: six to twelve months ahead, as the RFC advises, and constant
 * within a half-year, so that composing again changes nothing.
 */
function expiry(day: string): string {
  const [year, month] = day.split('-').map(Number)
  return Number(month) < 7 ? `${year}-12-31T23:59:59Z` : `${Number(year) + 1}-06-30T23:59:59Z`
}

/** `sitemap.xml` (sitemaps.org): every listed page with the day it last changed. */
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
 * When each page last changed: at the oldest of its section's latest releases that all contain it unchanged.
 * A release of the section that changed only other pages does not count.
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

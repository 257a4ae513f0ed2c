import type { Composition } from '@college/shared/contract/composition'
import type { SiteConfig } from '@college/shared/contract/site-config'
import type { Channel } from '../../store/channel'
import { today } from '../../store/today'
import type { Releases } from '../releases'
import { sitemap } from './sitemap'

/** Files for robots, by name below the site's root. Of all channels only production is for search engines. */
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
 * `robots.txt` (RFC 9309). A site that is not to be indexed forbids nothing here: a robot that may not read
 * a page would not see that the page asks to be left out.
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
 * The end of the half-year after this one: six to twelve months ahead, as the RFC advises, and the same on
 * every day of a half-year, so that composing again changes nothing.
 */
function expiry(day: string): string {
  const [year, month] = day.split('-').map(Number)
  return Number(month) < 7 ? `${year}-12-31T23:59:59Z` : `${Number(year) + 1}-06-30T23:59:59Z`
}

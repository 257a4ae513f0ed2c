import type { SiteConfig } from '../../../../shared/site/site-config'

/**
 * `robots.txt` (RFC 9309). A site that is not to be indexed forbids nothing here: a robot that may not read
 * a page would not see that the page asks to be left out.
 */
export const robots = ({ origin }: SiteConfig, indexed: boolean) =>
  `User-agent: *\nAllow: /\n${indexed ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`

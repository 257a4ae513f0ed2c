import { createHash } from 'node:crypto'
import type { SiteConfig } from '../../shared/site/site-config'

/**
 * The page's content security policy. It stands in the document and not in a header, because the hash of the
 * import map belongs to this very document: the two change in one step, whatever server or cache is between.
 * What only a header can say (`frame-ancestors`) stands in the headers.
 *
 * @param importMap the text of the page's only inline script
 */
export function contentSecurityPolicy(site: SiteConfig, importMap: string): string {
  const hash = createHash('sha256').update(importMap).digest('base64')
  return [
    `default-src 'none'`,
    `script-src 'self' 'sha256-${hash}'`,
    `style-src 'self'`,
    `img-src 'self'`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self' ${new URL(site.map.url).origin}${site.email ? ` ${site.email.apiOrigin}` : ''}`,
    `frame-src ${new URL(site.map.url).origin}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ')
}

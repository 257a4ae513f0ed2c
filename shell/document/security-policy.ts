import { createHash } from 'node:crypto'
import type { Composition } from '@college/shared/contract/composition'
import { developmentNonce } from '@college/shared/contract/page-data'
import { reportingEndpoint } from '@college/shared/contract/site-config'

/** Whether the site allows code from a maintainer's development server: a preview does, and what visitors get never. */
export const allowsOverrides = ({ channel }: Pick<Composition, 'channel'>) => channel !== 'production'

/**
 * The page's content security policy. It is in the document and not in a header, because the hash of the
 * import map belongs to this very document: the two change in one step, whatever server or cache is between.
 * What only a header can say (`frame-ancestors`) is in the headers.
 *
 * @param inline the texts of the page's inline scripts
 */
export function contentSecurityPolicy(
  composition: Pick<Composition, 'site' | 'channel'>,
  inline: string[],
): string {
  const { site } = composition
  /** What the development server of a section needs: its scripts, its updates, its pictures, styles under a nonce. */
  const inDevelopment = (sources: string) => (allowsOverrides(composition) ? ` ${sources}` : '')
  const local = inDevelopment('http://localhost:*')
  const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  // A visit may lead to any section, so every page lets all of them in.
  const own = [...new Set([`'self'`, ...Object.values(site.origins ?? {})])].join(' ')
  return [
    `default-src 'none'`,
    `script-src ${[own, ...hashes].join(' ')}${local}`,
    `style-src ${own}${inDevelopment(`'nonce-${developmentNonce}'`)}`,
    `img-src ${own}${local}`,
    `font-src ${own}`,
    `media-src ${own}${local}`,
    `connect-src ${[own, ...connections(site)].join(' ')}${inDevelopment('http://localhost:* ws://localhost:*')}`,
    `frame-src ${new URL(site.map.url).origin}`,
    `manifest-src 'self'`,
    ...(site.offline ? [`worker-src 'self'`] : []),
    `base-uri 'none'`,
    `form-action 'self'`,
    // Its address is defined in a header. Browsers ignore `report-uri` in a document.
    ...(site.reports ? [`report-to ${reportingEndpoint}`] : []),
    `require-trusted-types-for 'script'`,
    // The worker's address is a script's: one policy, which lets pass this one address (shell/host/offline).
    `trusted-types ${site.offline ? 'worker' : `'none'`}`,
  ].join('; ')
}

/** Whom a page may write to: the map's service, the e-mail service, and who counts and measures, where there is one. */
function connections(site: Composition['site']): string[] {
  const origins = [new URL(site.map.url).origin]
  if (site.email) origins.push(site.email.apiOrigin)
  if (site.measure) origins.push(new URL(site.measure.url).origin)
  return [...new Set(origins)]
}

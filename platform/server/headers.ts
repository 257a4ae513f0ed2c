import { reportingEndpoint, type SiteConfig } from '@college/shared/contract/site-config'

const framing = "frame-ancestors 'none'"
const integrity = 'blocked-destinations=(script)'

/**
 * Headers of every response, for the local server and the nginx configuration. Headers for a single page are
 * in its document.
 */
export const headers: Record<string, string> = {
  // For this host alone: other services of the college may lack a certificate.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': framing,
  // Reports only: WebKit would refuse static imports whose integrity is in the import map (docs/decisions/0043).
  'Integrity-Policy-Report-Only': integrity,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The headers for public servers: with the college's address for browsers' reports, if it has one. */
export const headersFor = ({ reports }: Pick<SiteConfig, 'reports'>): Record<string, string> =>
  reports
    ? {
        ...headers,
        'Reporting-Endpoints': `${reportingEndpoint}="${reports}"`,
        // Browsers that know `report-to` ignore `report-uri`.
        'Content-Security-Policy': `${framing}; report-uri ${reports}; report-to ${reportingEndpoint}`,
        'Integrity-Policy-Report-Only': `${integrity}, endpoints=(${reportingEndpoint})`,
      }
    : headers

/** Cache-Control values: content-hashed files never expire, everything else is revalidated. */
export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' }

/** Whether a path contains a content hash: all of a release but the manifest for other federation hosts. */
export const isHashed = (path: string) => path.startsWith('/assets/') && !path.endsWith('/mf-manifest.json')

/** Addresses longer than this, in bytes, are refused (414). No address of the site is nearly as long. */
export const longestAddress = 8_192

/** Types of the files that releases and compose write. */
export const types = [
  ['text/html', 'html'],
  ['text/calendar', 'ics'],
  ['text/css', 'css'],
  ['text/javascript', 'js'],
  ['text/plain', 'txt'],
  ['text/vtt', 'vtt'],
  ['application/json', 'json'],
  ['application/manifest+json', 'webmanifest'],
  ['application/xml', 'xml'],
  ['image/avif', 'avif'],
  ['image/jpeg', 'jpg jpeg'],
  ['image/png', 'png'],
  ['image/svg+xml', 'svg'],
  ['image/webp', 'webp'],
  ['image/x-icon', 'ico'],
  ['font/woff2', 'woff2'],
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
] as const

/** Whether a type has a character set, which is UTF-8 here. */
export const isWords = (type: string) => /^text\/|\/(json|xml|manifest\+json)$/.test(type)

export function typeOf(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  const [type = 'application/octet-stream'] =
    types.find(([, endings]) => endings.split(' ').includes(ending)) ?? []
  return isWords(type) ? `${type}; charset=utf-8` : type
}

import type { SiteConfig } from '../../../../shared/site/site-config'

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness of the site. */
export const securityText = ({ origin, emails }: SiteConfig, today: Date) =>
  [
    `Contact: mailto:${emails.office}`,
    `Expires: ${expiry(today)}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')

/**
 * The end of the half-year after this one: six to twelve months ahead, as the RFC advises, and the same on
 * every day of a half-year, so that composing again changes nothing.
 */
function expiry(today: Date): string {
  const year = today.getUTCFullYear()
  return today.getUTCMonth() < 6 ? `${year}-12-31T23:59:59Z` : `${year + 1}-06-30T23:59:59Z`
}

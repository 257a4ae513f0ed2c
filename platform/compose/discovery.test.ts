import type { SiteConfig } from '@college/shared/contract/site-config'
import { expect, test } from 'vitest'
import { putLive } from '../release/put-live'
import { tinySite } from '../testing/tiny-site'
import { securityText } from './discovery'

const site = {
  origin: 'https://college.example.org',
  emails: { office: 'office@college.example.org' },
} as SiteConfig

test.each([
  ['2026-01-01', '2026-12-31'],
  ['2026-06-30', '2026-12-31'],
  ['2026-07-01', '2027-06-30'],
  ['2026-12-31', '2027-06-30'],
])('a site composed on %s promises an address for security reports until %s', (day, until) => {
  expect(securityText(site, day)).toBe(
    `Contact: mailto:office@college.example.org
Expires: ${until}T23:59:59Z
Preferred-Languages: en
Canonical: https://college.example.org/.well-known/security.txt
`,
  )
})

test('robots are told of the list of pages in production alone', async () => {
  const { store, release, text } = await tinySite()
  await putLive(store, { media: release('media', 'v2') }, 'preview')
  const everybody = 'User-agent: *\nAllow: /\n'
  expect(text('robots.txt')).toMatch(/\nSitemap: https:\/\/.+\/sitemap\.xml\n$/)
  expect(text('robots.txt').startsWith(everybody)).toBe(true)
  expect(text('robots.txt', 'preview')).toBe(everybody)
})

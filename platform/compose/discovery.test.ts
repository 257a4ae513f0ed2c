import type { ComposedPage, Composition } from '@college/shared/contract/composition'
import type { SiteConfig } from '@college/shared/contract/site-config'
import { expect, test } from 'vitest'
import { discoveryFiles, securityText } from './discovery'

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

test.each([
  ['production', 'User-agent: *\nAllow: /\n\nSitemap: https://college.example.org/sitemap.xml\n'],
  ['preview', 'User-agent: *\nAllow: /\n'],
] as const)('robots of %s are told of the list of pages in production alone', (channel, robots) => {
  const composition = { channel, site, pages: [] as ComposedPage[] } as Composition
  const releases = { manifest: () => expect.unreachable(), pagesBefore: () => undefined }
  const files = new Map(discoveryFiles(releases, { releases: {}, day: '2026-01-01' }, composition))
  expect([...files.keys()]).toEqual(['sitemap.xml', 'robots.txt', '.well-known/security.txt'])
  expect(files.get('robots.txt')).toBe(robots)
  expect(files.get('.well-known/security.txt')).toBe(securityText(site, '2026-01-01'))
})

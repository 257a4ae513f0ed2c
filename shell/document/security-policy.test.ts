import { sampleSite as site } from '@college/shared/contract/testing/sample-site'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-policy'

const connectionsOf = (more: Partial<typeof site>) =>
  /connect-src ([^;]*)/
    .exec(contentSecurityPolicy({ site: { ...site, ...more }, channel: 'production' }, ['{}']))?.[1]
    ?.split(' ')

test('a page may write to nobody whom the site configuration does not name', () => {
  expect(connectionsOf({ email: undefined })).toEqual(["'self'", 'https://atlas.example.org'])
})

test('whoever counts and measures may be written to, at that origin alone', () => {
  expect(connectionsOf({ email: undefined, measure: { url: 'https://count.example.org/in' } })).toEqual([
    "'self'",
    'https://atlas.example.org',
    'https://count.example.org',
  ])
})

test('a page names where its policy reports to only where the college has an address for reports', () => {
  const policyOf = (more: Partial<typeof site>) =>
    contentSecurityPolicy({ site: { ...site, ...more }, channel: 'production' }, ['{}'])
  expect(policyOf({ reports: 'https://reports.example.org/in' })).toMatch(/; report-to site;/)
  expect(policyOf({})).not.toContain('report')
})

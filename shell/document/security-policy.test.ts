import { sampleSite as site } from '@college/shared/contract/testing/sample-site'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-policy'

const connectionsOf = (more: Partial<typeof site>) =>
  /connect-src ([^;]*)/
    .exec(contentSecurityPolicy({ site: { ...site, ...more }, channel: 'production' }, ['{}']))?.[1]
    ?.split(' ')

test('a page may connect only to origins in the site configuration', () => {
  expect(connectionsOf({ email: undefined })).toEqual(["'self'", 'https://atlas.example.org'])
})

test('the measuring endpoint is allowed, by its origin only', () => {
  expect(connectionsOf({ email: undefined, measure: { url: 'https://count.example.org/in' } })).toEqual([
    "'self'",
    'https://atlas.example.org',
    'https://count.example.org',
  ])
})

test('the policy has a report address only if the college has one', () => {
  const policyOf = (more: Partial<typeof site>) =>
    contentSecurityPolicy({ site: { ...site, ...more }, channel: 'production' }, ['{}'])
  expect(policyOf({ reports: 'https://reports.example.org/in' })).toMatch(/; report-to site;/)
  expect(policyOf({})).not.toContain('report')
})

import { join } from 'node:path'
import { readSite } from '@college/platform/compose/read-site'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-policy'

const site = readSite(join(import.meta.dirname, '../../shared/site.yaml'))
const connectionsOf = (more: Partial<typeof site>) =>
  /connect-src ([^;]*)/
    .exec(contentSecurityPolicy({ site: { ...site, ...more }, channel: 'production' }, ['{}']))?.[1]
    ?.split(' ')

test('a page may write to nobody whom the site configuration does not name', () => {
  expect(connectionsOf({ email: undefined })).toEqual(["'self'", 'https://maps.example.org'])
})

test('whoever counts and measures may be written to, at that origin alone', () => {
  expect(connectionsOf({ email: undefined, measure: { url: 'https://count.example.org/in' } })).toEqual([
    "'self'",
    'https://maps.example.org',
    'https://count.example.org',
  ])
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { afterEach, expect, test, vi } from 'vitest'
import { stringify } from 'yaml'
import { localEmail } from './local-email'
import { readSite } from './read-site'

const sample = stringify(sampleSite)
const file = join(mkdtempSync(join(tmpdir(), 'site-')), 'site.yaml')
const reading = (yaml: string) => () => {
  writeFileSync(file, yaml)
  return readSite(file)
}

afterEach(() => vi.unstubAllEnvs())

test('without e-mail keys the site uses the local service', () => {
  expect(reading(sample)().email).toEqual(localEmail)
})

test('refuses a production site without an e-mail service, saying what is missing and where to get it', () => {
  vi.stubEnv('SITE_ENV', 'production')
  expect(reading(sample)).toThrow(
    /email: found no e-mail service, expected serviceId, templates and publicKey.*https:\/\/dashboard\.emailjs\.com/,
  )
})

test('refuses an e-mail service without its public key, saying where to create one', () => {
  const email = 'email:\n  serviceId: service_x\n  templates: { contact: a, application: b }\n'
  expect(reading(`${sample}\n${email}`)).toThrow(/email\.publicKey.*dashboard\.emailjs\.com/)
})

test('refuses an invalid telephone number, naming its field', () => {
  const phones = { ...sampleSite.phones, office: 'ring us' }
  expect(reading(stringify({ ...sampleSite, phones }))).toThrow(
    /phones\.office: expected a number such as "\+/,
  )
})

test('refuses a configuration that is missing or not YAML', () => {
  expect(() => readSite(`${file}.none`)).toThrow('found no file, expected the site configuration')
  expect(reading('product: [')).toThrow('not valid YAML')
})

const email = { serviceId: 'service_x', templates: { contact: 'a', application: 'b' }, publicKey: 'k' }
test.each([
  ['origin', (origin: string) => ({ origin })],
  ['email.apiOrigin', (apiOrigin: string) => ({ email: { ...email, apiOrigin } })],
  ['measure.url', (origin: string) => ({ measure: { url: `${origin}/notices` } })],
])('refuses in %s what would be more than a host in each address made of it', (field, facts) => {
  const read = (origin: string) => reading(stringify({ ...sampleSite, ...facts(origin) }))
  for (const more of ['?from=mail', '#top', '@example.com', ';x'])
    expect(read(`https://www.example.org${more}`), more).toThrow(`yaml: ${field}: expected `)
  for (const origin of ['https://www.example.org', 'https://www.example.org:8443']) read(origin)()
})

test.each([
  'http://reports.example.org/in',
  'https://reports.example.org',
  'https://reports.example.org/in; img-src *',
  'https://reports.example.org/"in',
  'https://reports.example.org/$in',
])('refuses the report address %s in one sentence', (reports) => {
  expect(reading(stringify({ ...sampleSite, reports }))).toThrow(/reports: expected the https address[^\n]*$/)
})

test('accepts a report address with a port and a query', () => {
  const reports = 'https://reports.example.org:8443/in?site=college'
  expect(reading(stringify({ ...sampleSite, reports }))().reports).toBe(reports)
})

test('refuses a short name that has no room in the navigation, naming its limit', () => {
  const college = { ...sampleSite.college, short: 'The Herbarium School of Gardening' }
  expect(reading(stringify({ ...sampleSite, college }))).toThrow(/college\.short: expected at most 24/)
})

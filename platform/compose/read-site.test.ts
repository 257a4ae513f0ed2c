import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { afterEach, expect, test, vi } from 'vitest'
import { stringify } from 'yaml'
import { localEmail } from '../email-service/local-email'
import { readSite } from './read-site'

const sample = stringify(sampleSite)
const file = join(mkdtempSync(join(tmpdir(), 'site-')), 'site.yaml')
const reading = (yaml: string) => () => {
  writeFileSync(file, yaml)
  return readSite(file)
}

afterEach(() => vi.unstubAllEnvs())

test('without keys of an e-mail service the site uses the local one', () => {
  expect(reading(sample)().email).toEqual(localEmail)
})

test('for production a site without an e-mail service is refused, with what is missing and where to get it', () => {
  vi.stubEnv('SITE_ENV', 'production')
  expect(reading(sample)).toThrow(
    /email: found no e-mail service, expected serviceId, templates and publicKey.*https:\/\/dashboard\.emailjs\.com/,
  )
})

test('an e-mail service without its public key is refused, with the place where keys are made', () => {
  const email = 'email:\n  serviceId: service_x\n  templates: { contact: a, application: b }\n'
  expect(reading(`${sample}\n${email}`)).toThrow(/email\.publicKey.*dashboard\.emailjs\.com/)
})

test('a number that is no telephone number is refused, by its place', () => {
  const phones = { ...sampleSite.phones, office: 'ring us' }
  expect(reading(stringify({ ...sampleSite, phones }))).toThrow(
    /phones\.office: expected a number such as "\+/,
  )
})

test('a configuration that is not there, or is not YAML, is refused', () => {
  expect(() => readSite(`${file}.none`)).toThrow('found no file, expected the site configuration')
  expect(reading('product: [')).toThrow('not valid YAML')
})

test.each([
  'http://reports.example.org/in',
  'https://reports.example.org',
  'https://reports.example.org/in; img-src *',
  'https://reports.example.org/"in',
  'https://reports.example.org/$in',
])('the address for reports %s is refused in one sentence', (reports) => {
  expect(reading(stringify({ ...sampleSite, reports }))).toThrow(/reports: expected the https address[^\n]*$/)
})

test('an address for reports may have a port and a query', () => {
  const reports = 'https://reports.example.org:8443/in?site=college'
  expect(reading(stringify({ ...sampleSite, reports }))().reports).toBe(reports)
})

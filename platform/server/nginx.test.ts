import { expect, test } from 'vitest'
import { siteConfiguration } from './nginx'

const server = { root: '/srv/site', certificate: '/cert.pem', key: '/key.pem', brotli: true }
const of = (origin: string, more = {}) => siteConfiguration({ ...server, origin, ...more }, [])

test('listens for HTTP and HTTPS on IPv4 and IPv6, or only at the addresses named', () => {
  const lines = of('https://herbarium.example.org').match(/listen .*;/g)
  expect(new Set(lines)).toEqual(
    new Set(['listen 80;', 'listen [::]:80;', 'listen 443 ssl http2;', 'listen [::]:443 ssl http2;']),
  )
  const own = of('https://localhost:8443', { listen: '127.0.0.1:8443', plain: '127.0.0.1:8080' })
  expect(own.match(/listen .*;/g)).toEqual(['listen 127.0.0.1:8080;', 'listen 127.0.0.1:8443 ssl http2;'])
})

test('takes the one form of http2 that every nginx knows, and says why', () => {
  const [, words] =
    /^ {2}# (.*http2.*)\n {2}listen 443 ssl http2;$/m.exec(of('https://herbarium.example.org')) ?? []
  expect(words).toMatch(/1\.25\.1/)
  expect(of('https://herbarium.example.org')).not.toMatch(/^\s*http2 on;/m)
})

test.each([
  ['https://herbarium.example.org', 'www.herbarium.example.org'],
  ['https://www.herbarium.example.org', 'herbarium.example.org'],
])('serves %s and redirects %s to it', (origin, other) => {
  const [, plain, own, secure] = of(origin).split(/^server \{$/m)
  // The first server at an address answers requests that name none.
  expect(own).toContain(`server_name ${new URL(origin).hostname};`)
  expect(plain).toContain(` ${other};`)
  for (const part of [plain, secure]) expect(part).toContain(`return 301 ${origin}$request_uri;`)
  expect(secure).toContain(`server_name ${other};`)
})

test('a machine’s own name and an IP address have no second name', () => {
  for (const origin of ['https://localhost:8443', 'https://127.0.0.1'])
    expect(of(origin)).not.toContain('www.')
})

test('HSTS covers the site’s own host only, and missing integrity is only reported', () => {
  const site = of('https://herbarium.example.org')
  expect(site).toMatch(/add_header Strict-Transport-Security "max-age=\d+" always;/)
  expect(site).toContain('add_header Integrity-Policy-Report-Only "blocked-destinations=(script)" always;')
  expect(site).not.toContain('add_header Integrity-Policy "')
})

test('browsers get a report address only if the college has one', () => {
  const at = 'https://reports.example.org/in'
  const { length: without } = of('https://herbarium.example.org').match(/report/gi) ?? []
  expect(without, 'the integrity policy’s own name').toBe(1)
  const site = siteConfiguration({ ...server, origin: 'https://herbarium.example.org' }, [], { reports: at })
  for (const line of [
    `Reporting-Endpoints "site=\\"${at}\\""`,
    `Content-Security-Policy "frame-ancestors 'none'; report-uri ${at}; report-to site"`,
    'Integrity-Policy-Report-Only "blocked-destinations=(script), endpoints=(site)"',
  ])
    expect(site).toContain(`add_header ${line} always;`)
})

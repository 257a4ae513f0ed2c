import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ask, askPlainly } from '@college/platform/testing/ask'
import { freePorts } from '@college/platform/testing/free-ports'
import {
  hasBrotli,
  type Nginx,
  nginxIsMissing,
  startNginx,
  testCertificate,
} from '@college/platform/testing/real-nginx'
import { running } from '@college/platform/testing/running'
import { expect, test } from '@playwright/test'
import { type ComposedSite, college, composedSite, sampleOrigin } from '../../servers/composed-site'
import { expectSecure } from '../../servers/expect-secure'
import { problemsOf } from '../../servers/problems'
import { pageDataOf } from '../../site/composed-page'
import { untilLive } from '../../site/site'
import { seed } from '../seed'

const missing = nginxIsMissing()
test.skip(missing !== undefined, missing)
test.describe.configure({ mode: 'default' })
test.use({ ignoreHTTPSErrors: true })

let site: ComposedSite
let nginx: Nginx
let port: number
let plain: number
let origin: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const [https = 0, http = 0] = await freePorts(2)
  ;[port, plain, origin] = [https, http, `https://localhost:${https}`]
  site = composedSite(sampleOrigin)
  const { certificate, key } = testCertificate(site.folder)
  const addresses = ['--listen', `127.0.0.1:${port}`, '--plain', `127.0.0.1:${plain}`]
  const brotli = hasBrotli ? [] : ['--no-brotli']
  const configuration = college(
    ['nginx', '--certificate', certificate, '--key', key, ...addresses, ...brotli],
    site.env,
  )
  nginx = await startNginx(site.folder, 'site', configuration, plain)
})
test.afterAll(async () => {
  await nginx?.stop()
  site?.remove()
})

test('the local server answers with secure headers, and pages with a strict policy', async () => {
  const address = /localhost:(\d+)/
  const server = await running(process.execPath, [join(seed, 'platform/college.js'), 'serve'], {
    cwd: seed,
    env: { ...site.env, PORT: '0' },
    ready: (said) => address.test(said),
  })
  try {
    for (const path of ['/', '/anandamaya', '/department/ug/anatomy', '/contact', '/nothing']) {
      const own = `http://localhost:${address.exec(server.output())?.[1]}${path}`
      const answer = await fetch(own, asPage)
      expectSecure(path, answer.headers, await answer.text())
    }
  } finally {
    await server.stop()
  }
})

const asPage = { headers: { accept: 'text/html' } }
const pageAt = (path: string) => ask(port, path, asPage)

test('pages answer with and without a slash at the end, and what is not there answers 404 with the nearest page', async () => {
  for (const path of [
    '/',
    '/library',
    '/library/',
    '/department/ug',
    '/department/ug/',
    '/department/ug/anatomy?x=1',
  ])
    expect((await pageAt(path)).status, path).toBe(200)
  expect((await pageAt('/library/')).body).toEqual((await pageAt('/library')).body)

  for (const [path, page] of [
    ['/nothing', '/404'],
    ['/nothing/', '/404'],
    ['/department/ug/nothing', '/department/ug/404'],
    ['/department/ug/nothing/', '/department/ug/404'],
    ['/404', '/404'],
    ['/404.html', '/404'],
  ] as const) {
    const { status, headers, body } = await pageAt(path)
    expect([status, headers.get('content-type')], path).toEqual([404, 'text/html; charset=utf-8'])
    expect(body.toString().match(/"path":"([^"]+)"/)?.[1], path).toBe(page)
  }
  expect(await ask(port, '/assets/shell/entry-gone.js')).toMatchObject({
    status: 404,
    body: Buffer.from('Not found'),
  })
})

test('everything carries the headers of the local server; only hashed files that are there are kept', async ({
  baseURL,
}) => {
  const { shell: script = '' } = pageDataOf((await pageAt('/')).body.toString()).entries
  const local = (await fetch(`${baseURL}/`)).headers
  const own = [
    'cache-control',
    'connection',
    'content-encoding',
    'content-length',
    'content-type',
    'date',
    'etag',
    'keep-alive',
    'last-modified',
  ]
  const names = [...local.keys()].filter(
    (name) => !own.includes(name) && name !== 'vary' && name !== 'transfer-encoding',
  )
  expect(names).toContain('permissions-policy')
  for (const [path, status, kept] of [
    ['/', 200, 'no-cache'],
    ['/routes.json', 200, 'no-cache'],
    [script, 200, 'public, max-age=31536000, immutable'],
    ['/assets/shell/entry-gone.js', 404, 'no-cache'],
    ['/nothing', 404, 'no-cache'],
  ] as const) {
    const answer = await ask(port, path)
    expect(answer.status, path).toBe(status)
    expect(answer.headers.get('cache-control'), path).toBe(kept)
    for (const name of names) expect(answer.headers.get(name), `${path}: ${name}`).toBe(local.get(name))
    expect(answer.headers.get('server')).toBe('nginx')
  }
})

test('files of every kind say what they are, so that a telephone opens a date in its calendar', async () => {
  const files = readdirSync(join(site.folder, 'public/'), { recursive: true, encoding: 'utf8' })
  const kinds = new Map(files.filter((file) => !file.startsWith('.')).map((file) => [extname(file), file]))
  for (const kind of ['', '.html', '.br', '.gz']) kinds.delete(kind)
  expect([...kinds.keys()]).toContain('.ics')
  for (const [kind, file] of kinds) {
    const { status, headers } = await ask(port, `/${file}`)
    expect(status, file).toBe(200)
    expect(headers.get('content-type'), file).not.toBe('application/octet-stream')
    if (kind === '.ics') expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  }
})

test('pages and scripts are sent compressed as they lie there, and are what they were', async () => {
  const forms = { ...(hasBrotli ? { br: brotliDecompressSync } : {}), gzip: gunzipSync }
  const { shell: script = '' } = pageDataOf((await pageAt('/')).body.toString()).entries
  for (const path of ['/', '/library/', script, '/routes.json', '/department/ug/nothing']) {
    const whole = (await pageAt(path)).body
    for (const [form, decompress] of Object.entries(forms)) {
      const accepted = form === 'br' ? 'gzip, br' : 'gzip'
      const answer = await ask(port, path, { headers: { accept: 'text/html', 'accept-encoding': accepted } })
      expect(answer.headers.get('content-encoding'), path).toBe(form)
      expect(answer.headers.get('vary'), path).toBe('Accept-Encoding')
      expect(decompress(answer.body).equals(whole), path).toBe(true)
    }
  }
})

test('odd addresses, other methods, and files beside the site are refused', async () => {
  for (const [path, status] of [
    ['/../channels/production.json', 400],
    ['/%2e%2e/channels/production.json', 400],
    ['/..%2fchannels/production.json', 400],
    ['/%252e%252e/channels/production.json', 404],
    ['/..\\channels', 404],
    ['//channels', 404],
    ['/.composed-from.json', 404],
    ['/%2ecomposed-from.json', 404],
    ['/library.html.br', 404],
    ['/assets/', 404],
    ['/assets/shell', 404],
    ['/%', 400],
    ['/%00', 400],
    ['/%ff', 404],
    [`/${'a'.repeat(16_000)}`, 414],
    [`/${'a'.repeat(100_000)}`, 414],
  ] as const)
    expect((await ask(port, path)).status, path.slice(0, 60)).toBe(status)

  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    const { status, headers } = await ask(port, '/library', { method })
    expect(status, method).toBe(405)
    if (method !== 'TRACE') expect(headers.get('allow'), method).toBe('GET, HEAD')
  }
  expect(await ask(port, '/library', { method: 'HEAD' })).toMatchObject({
    status: 200,
    body: Buffer.alloc(0),
  })
})

test('nginx redirects to HTTPS and answers with secure headers, and pages with a strict policy', async () => {
  const { status, headers } = await askPlainly(plain, '/library')
  expect([status, headers.get('location')]).toEqual([301, `${sampleOrigin}/library`])
  for (const path of ['/', '/anandamaya', '/contact', '/nothing']) {
    const { headers, body } = await pageAt(path)
    expectSecure(path, headers, body.toString())
  }
})

test('a visit by HTTP/2: pages come alive, and lead from section to section', async ({ page }) => {
  const problems = problemsOf(page)
  await page.goto(`${origin}/`)
  await untilLive(page, '/')
  const protocols = await page.evaluate(() =>
    performance
      .getEntries()
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.nextHopProtocol : ''))
      .filter(Boolean),
  )
  expect([...new Set(protocols)]).toEqual(['h2'])
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const footer = page.getByRole('contentinfo')
  for (const [link, path] of [
    ['Departments', '/department/ug'],
    ['Life', '/prakriti'],
    ['Library', '/library'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click()
    await untilLive(page, path)
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(problems()).toEqual([])
})

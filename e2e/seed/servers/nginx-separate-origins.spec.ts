import { cpSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ask } from '@college/platform/testing/ask'
import { freePorts } from '@college/platform/testing/free-ports'
import {
  hasBrotli,
  type Nginx,
  nginxIsMissing,
  startNginx,
  testCertificate,
} from '@college/platform/testing/real-nginx'
import { expect, type Page, test } from '@playwright/test'
import { type ComposedSite, college, composedSite } from '../../servers/composed-site'
import { expectSecure } from '../../servers/expect-secure'
import { problemsOf } from '../../servers/problems'
import { pageDataOf } from '../../site/composed-page'
import { untilLive } from '../../site/site'

const missing = nginxIsMissing()
test.skip(missing !== undefined, missing)
test.describe.configure({ mode: 'default' })
test.use({ ignoreHTTPSErrors: true })

type Name = 'site' | 'media' | 'departments'
let site: ComposedSite
let ports: Record<Name, number>
let origins: Record<Name, string>
let start: (name: Name) => Promise<Nginx>
const servers: Partial<Record<Name, Nginx>> = {}

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const [one = 0, two = 0, three = 0, ...plain] = await freePorts(6)
  ports = { site: one, media: two, departments: three }
  origins = {
    site: `https://localhost:${one}`,
    media: `https://media.localhost:${two}`,
    departments: `https://departments.localhost:${three}`,
  }
  site = composedSite(
    origins.site,
    `origins: { media: ${origins.media}, departments: ${origins.departments} }\n`,
  )
  const { certificate, key } = testCertificate(site.folder)
  const plainPorts = { site: plain[0] ?? 0, media: plain[1] ?? 0, departments: plain[2] ?? 0 }
  const configurations = new Map<Name, string>()
  for (const name of ['site', 'media', 'departments'] as const) {
    const places = name === 'site' ? [] : [name, '--root', serverOf(name)]
    const addresses = ['--listen', `127.0.0.1:${ports[name]}`, '--plain', `127.0.0.1:${plainPorts[name]}`]
    const options = ['--certificate', certificate, '--key', key, ...(hasBrotli ? [] : ['--no-brotli'])]
    configurations.set(name, college(['nginx', ...places, ...addresses, ...options], site.env))
  }
  start = (name) => startNginx(site.folder, name, configurations.get(name) ?? '', plainPorts[name])
  for (const name of configurations.keys()) servers[name] = await start(name)
})
test.afterAll(async () => {
  for (const server of Object.values(servers)) await server.stop()
  site?.remove()
})

/** A team's server: only the files of its releases, as in docs/your-server.md. */
function serverOf(name: Name): string {
  const folder = join(site.folder, `server-${name}`)
  const releases = join(site.folder, 'releases', name)
  for (const version of readdirSync(releases).filter((version) => !version.startsWith('.')))
    cpSync(join(releases, version, 'browser'), join(folder, 'assets', name), {
      recursive: true,
      filter: (file) => !basename(file).startsWith('.'),
    })
  return folder
}

/** Addresses that a page requests from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}

const picturesIn = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('img, source')].map((element) =>
        ['src', 'srcset'].map((name) => element.getAttribute(name)).join(' '),
      ),
    )

test('pages of sections with origins of their own come alive, and all their files come from there', async ({
  page,
}) => {
  const problems = problemsOf(page)
  const asked = requestsOf(page)
  for (const path of ['/', '/anandamaya', '/department/ug/anatomy']) {
    await page.goto(origins.site + path)
    await untilLive(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const picture = page.getByRole('main').getByRole('img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  expect(problems()).toEqual([])
  for (const name of ['media', 'departments'] as const) {
    expect(asked.some((url) => url.startsWith(`${origins[name]}/assets/${name}/container-`))).toBe(true)
    expect(asked.filter((url) => url.startsWith(`${origins.site}/assets/${name}/`))).toEqual([])
  }
})

test('a visit leads from section to section, to the very pictures that the pages’ HTML has', async ({
  page,
}) => {
  const problems = problemsOf(page)
  const written: Record<string, string[]> = {}
  for (const path of ['/department/ug', '/prakriti']) {
    await page.goto(origins.site + path)
    await untilLive(page, path)
    written[path] = await picturesIn(page)
    expect(written[path]?.join(' ')).toContain(path === '/prakriti' ? origins.media : origins.departments)
  }
  await page.goto(`${origins.site}/library`)
  await untilLive(page, '/library')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const footer = page.getByRole('contentinfo')
  for (const [link, path] of [
    ['Departments', '/department/ug'],
    ['Life', '/prakriti'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click()
    await untilLive(page, path)
    expect(await picturesIn(page), path).toEqual(written[path])
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await page.getByRole('button', { name: /^Play/ }).first().click()
  const film = page.getByRole('dialog').locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
  expect(await film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain(origins.media)
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length), 'captions')
    .toBeGreaterThan(0)
  expect(problems()).toEqual([])
})

test('a section’s server gives its own files to the site’s pages, and nothing else', async () => {
  const html = (await ask(ports.site, '/anandamaya')).body.toString()
  const { media: entry = '' } = pageDataOf(html).entries
  expect(entry).toContain(`${origins.media}/assets/media/container-`)
  const { status, headers } = await ask(ports.media, new URL(entry).pathname, {
    headers: { 'accept-encoding': 'gzip', origin: origins.site },
  })
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'access-control-allow-origin': origins.site,
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'x-content-type-options': 'nosniff',
  })
  for (const path of [
    '/',
    '/anandamaya',
    '/assets/departments/',
    '/assets/media/',
    `${new URL(entry).pathname}.gz`,
  ])
    expect((await ask(ports.media, path)).status, path).toBe(404)
  expect(await ask(ports.media, new URL(entry).pathname, { method: 'POST' })).toMatchObject({ status: 405 })
})

test('letting sections’ origins in leaves headers and policy as strict', async () => {
  for (const path of ['/', '/anandamaya']) {
    const { headers, body } = await ask(ports.site, path)
    expectSecure(path, headers, body.toString())
  }
})

test('while a section’s server is down its pages can be read, and come alive when it is back', async ({
  page,
}) => {
  problemsOf(page)
  await servers.media?.stop()
  await page.goto(`${origins.site}/anandamaya`)
  await expect(page.getByRole('heading', { level: 1, name: 'Anandamaya' })).toBeVisible()
  expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(500)
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible({ timeout: 15_000 })
  servers.media = await start('media')
  // Unless the page has retried by itself already.
  await retry.click({ timeout: 1_000 }).catch(() => {})
  await untilLive(page, '/anandamaya')
})

import type { Page } from '@playwright/test'
import { pageDataOf } from '../../site/composed-page'
import { test as base, expect, listenToConsole, untilLive } from '../../site/site'
import { type WeatheredSite, weatheredSite } from '../../site/weathered-site'

const test = base.extend<{ site: WeatheredSite }>({
  // Requests that Playwright answers for the site arrive as if every cache were off.
  site: async ({ baseURL }, use) => {
    const site = await weatheredSite(baseURL ?? '')
    await use(site)
    site.close()
  },
})
test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 60_000 })

/** Opens a page and waits until the worker has cached it, which begins when the page is at rest. */
async function read(page: Page, address: string) {
  await page.goto(address)
  await untilKept(page)
}

const untilKept = (page: Page, address = new URL(page.url()).pathname) =>
  expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, address), {
      timeout: 15_000,
    })
    .toBe(true)

/** Scripts and styles of the visit that the worker has not cached. */
async function unkeptFiles() {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const files = names.filter((name) => /\.(js|css)$/.test(name) && name.startsWith('/assets/'))
  const found = await Promise.all(files.map((name) => caches.match(name)))
  return files.filter((_, index) => !found[index])
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('pages that were read can be read without a connection; others give way to the college’s address', async ({
  page,
  site,
}) => {
  const said = listenToConsole(page)
  await read(page, `${site.origin}/library`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Internship' }).click()
  await untilLive(page, '/internship')
  await untilKept(page)
  expect(said).toEqual([])

  await expect.poll(() => page.evaluate(unkeptFiles), { timeout: 15_000 }).toEqual([])

  // Browsers drop what they have kept by themselves, sooner on a small phone.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  site.cut = true
  await page.goto(`${site.origin}/library`)
  await expect(heading(page)).toHaveText('Library')
  await untilLive(page, '/library')
  await page.goto(`${site.origin}/internship`)
  await expect(heading(page)).toHaveText('Internship')
  await page.goto(`${site.origin}/contact`)
  await expect(heading(page)).toHaveText('Contact Us')

  await page.goto(`${site.origin}/prakriti`)
  await expect(heading(page)).toHaveText('No connection')
  await expect(page.getByRole('main').getByRole('link', { name: '+91 00000 00110' })).toBeVisible()
  await untilLive(page)
  await expect(page).toHaveURL(`${site.origin}/prakriti`)

  site.cut = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText(/^Life at/)
})

test('on a line that never answers, a page that was read is shown as it was kept, and the map of the site too', async ({
  page,
  site,
}) => {
  await read(page, `${site.origin}/library`)
  await page.reload()
  await untilKept(page, '/routes.json')

  site.dead = true
  await page.goto(`${site.origin}/library`)
  await expect(heading(page)).toHaveText('Library')
  await untilLive(page, '/library')
  const paths = await page.evaluate(async () =>
    Object.keys((await (await fetch('/routes.json')).json()).pages),
  )
  expect(paths).toContain('/library')
})

test('while the server cannot answer, a page that was read is shown as it was kept', async ({
  page,
  site,
}) => {
  await read(page, `${site.origin}/library`)
  site.faults.set(/^\/[\w-]*$/, 'unavailable')
  await page.goto(`${site.origin}/library`)
  await expect(heading(page)).toHaveText('Library')
  await untilLive(page, '/library')
  await page.goto(`${site.origin}/prakriti`)
  await expect(page.getByText('Busy'), 'the server says why').toBeVisible()
})

test('an answer that comes after the kept page was shown is what the next visit without a connection reads', async ({
  page,
  site,
}) => {
  await read(page, `${site.origin}/library`)
  site.released.set('/library', (html) => html.replace('<title>Library', '<title>Reading room'))

  site.dead = true
  await page.goto(`${site.origin}/library`)
  await expect(page).toHaveTitle(/^Library/)

  site.dead = false
  const kept = () => page.evaluate(async () => (await caches.match('/library'))?.text())
  await expect.poll(kept).toContain('<title>Reading room')
  site.cut = true
  await page.reload()
  await expect(page).toHaveTitle(/^Reading room/)
})

test('a page that was never read is awaited for as long as it takes: a slow line is no lost one', async ({
  page,
  context,
  site,
}) => {
  await read(page, `${site.origin}/library`)

  site.dead = true
  const unread = await context.newPage()
  const opened = unread.goto(`${site.origin}/prakriti`)
  // The cached page is shown when the worker stops waiting; the other was requested before.
  await page.goto(`${site.origin}/library`)
  site.dead = false
  await opened
  await expect(heading(unread)).toHaveText(/^Life at/)
})

test('a release reaches a visitor who has the worker at the next visit', async ({ page, site }) => {
  await read(page, `${site.origin}/library`)
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  site.released.set('/library', (html) => html.replace('<title>Library', '<title>Reading room'))
  await page.reload()
  await expect(page).toHaveTitle(/^Reading room/)
  await untilLive(page, '/library')

  site.cut = true
  await page.reload()
  await expect(page).toHaveTitle(/^Reading room/)
})

test('a kept script that was altered is refused, and the page stays readable', async ({ page, site }) => {
  await read(page, `${site.origin}/library`)
  const { shell: entry = '' } = pageDataOf(await page.content()).entries
  await untilKept(page, entry)
  await page.evaluate(async (url) => {
    const headers = { 'content-type': 'text/javascript' }
    const cache = await caches.open('files-1')
    await cache.put(url, new Response('document.title = "altered"', { headers }))
  }, entry)
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
  await page.reload()
  await refused
  await expect(page).toHaveTitle(/^Library/)
  await expect(heading(page)).toBeVisible()
})

test('messages and films pass by the worker, and it keeps neither', async ({ page, site }) => {
  await read(page, `${site.origin}/prakriti`)
  await page.reload()
  await untilLive(page, '/prakriti')
  await page
    .getByRole('button', { name: /^Play video/ })
    .first()
    .click()
  await page.waitForFunction(
    () => (document.querySelector('dialog video') as HTMLVideoElement)?.readyState > 0,
  )
  await untilKept(page)
  const kept = await page.evaluate(async () =>
    (await (await caches.open('files-1')).keys()).map(({ url }) => url),
  )
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((url) => /\.(mp4|webm)$/.test(url))).toEqual([])
})

import type { Page } from '@playwright/test'
import { livePath } from '../../browser/live-path'
import { nightly } from '../../site/nightly'
import { expect, test, untilLive } from '../../site/site'

/** Addresses of files that the browser has refused because their bytes were altered. */
function refusedIn(page: Page): Set<string> {
  const refused = new Set<string>()
  page.on('console', (message) => {
    const url = /valid digest in the 'integrity' attribute for resource '([^']+)'/.exec(message.text())?.[1]
    if (url) refused.add(new URL(url).pathname)
  })
  return refused
}

/** Appends one byte to each file, the least that an intruder could change. */
const alter = (page: Page, files: RegExp) =>
  page.route(files, async (route) => {
    try {
      const response = await route.fetch()
      await route.fulfill({ response, body: Buffer.concat([await response.body(), Buffer.from(' ')]) })
    } catch {
      // The page was left meanwhile.
    }
  })

for (const path of ['/', '/academics/activities', '/department/ug/yoga', '/prakriti', '/apply', '/terms'])
  test(
    `${path}: with one byte altered in every script and style, each of them is refused, and the text can be read`,
    nightly(path !== '/' && path !== '/apply'),
    async ({ page }) => {
      const refused = refusedIn(page)
      await alter(page, /\/assets\/.*\.(js|css)$/)
      await page.goto(path)
      const asked = await page.evaluate(async () => {
        const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}'
        const scripts = Object.keys(JSON.parse(map).integrity)
        // Request the lazy scripts now.
        await Promise.all(scripts.map((url) => import(url).catch(() => {})))
        // A style sheet that was refused is requested again, under another address.
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
          ({ href }) => new URL(href).pathname,
        )
        return [...scripts, ...links]
      })
      expect(asked.length).toBeGreaterThan(10)
      await expect.poll(() => asked.filter((url) => url && !refused.has(url))).toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(livePath)).toBeUndefined()
    },
  )

// Requests still pending at the end of a test are no fault.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('an altered part that comes later is refused on a page of another section than the visit began with', async ({
  page,
}) => {
  const refused = refusedIn(page)
  await page.goto('/library')
  await untilLive(page)
  const { files, lazy } = await page.evaluate(async () => (await fetch('/routes.json')).json())
  const parts: string[] = lazy['/anandamaya'].map((place: number) => files[place][0])
  expect(parts.length).toBeGreaterThan(0)
  await alter(page, new RegExp(parts.map((part) => part.replaceAll('.', '\\.')).join('|')))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Anandamaya' }).click()
  await untilLive(page, '/anandamaya')
  await expect.poll(() => parts.filter((part) => !refused.has(part))).toEqual([])
})

test('an altered script is refused on the way to its page, which the browser then opens as a document', async ({
  page,
}) => {
  const refused = refusedIn(page)
  await page.goto('/library')
  await untilLive(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await alter(page, /\/assets\/departments\/.*\.js$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs', exact: true }).click()
  await page.waitForURL('**/programs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  expect([...refused].some((url) => url.includes('/assets/departments/'))).toBe(true)
  await expect(page.getByRole('heading', { name: 'Which MD?' })).toBeAttached()
})

test('when a part cannot be fetched because another release is live, the page reloads once, with what was typed', async ({
  page,
}) => {
  const manifest = page.waitForResponse('**/routes.json')
  await page.goto('/contact')
  await untilLive(page)
  // It says which releases this document is of.
  await (await manifest).finished()
  const form = page.getByRole('main').getByRole('form')
  await form.getByRole('textbox', { name: 'Name' }).fill('Meera')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  await page.route('**/routes.json', async (route) => {
    const response = await route.fetch()
    const map = await response.json()
    map.versions.forms = 'another'
    await route.fulfill({ response, json: map })
  })
  const fail = () => page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
  await fail()
  await expect.poll(() => documents).toBe(1)
  await untilLive(page)
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Meera')
  const asked = page.waitForResponse('**/routes.json')
  await fail()
  await asked
  await page.evaluate(() => fetch('/releases.json'))
  expect(documents).toBe(1)
})

test('when the same release is still live, the page stays', async ({ page }) => {
  await page.goto('/contact')
  await untilLive(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const asked = page.waitForResponse('**/routes.json')
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
  await asked
  await page.evaluate(() => fetch('/releases.json'))
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

/** Addresses of scripts without integrity, as reported by the browser under the site's integrity policy. */
async function withoutIntegrityIn(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const bare: string[] = []
    Object.assign(window, { bare })
    const add = ({ body }: Report) => bare.push(body && 'blockedURL' in body ? String(body.blockedURL) : '')
    new ReportingObserver((reports) => reports.forEach(add), {
      types: ['integrity-violation'],
      buffered: true,
    }).observe()
  })
  return () => page.evaluate(() => (window as unknown as { bare: string[] }).bare)
}

test('a script of a release that was made since has integrity, too', async ({ page }) => {
  const bare = await withoutIntegrityIn(page)
  const library = /\/assets\/forms\/library-[^/?]+\.js$/
  await page.route(library, (route) => route.abort())
  await page.route('**/routes.json', async (route) => {
    const response = await route.fetch()
    const map = await response.json()
    for (const file of map.files) if (library.test(file[0])) file[0] += '?mended'
    await route.fulfill({ response, json: map })
  })
  const mended = page.waitForResponse(/library-[^/]+\.js\?mended$/)
  await page.goto('/library')
  await mended
  await untilLive(page, '/library')
  expect(await bare()).toEqual([])
  // Proves that the browser would report one.
  await page.evaluate(() => import('/worker.js?bare' as string).catch(() => {}))
  await expect.poll(bare).toEqual([expect.stringContaining('/worker.js?bare')])
})

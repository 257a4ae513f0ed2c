import type { Page } from '@playwright/test'
import { expect, test, untilLive } from '../site/site'

test.use({ viewport: { width: 390, height: 844 } })

/** Files of one kind that a visit has fetched, in order; times in ms since it began. */
const fetched = (page: Page, kind: string) =>
  page.evaluate(
    (ending) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith(ending))
        .map((entry) => ({
          begun: entry.startTime,
          ended: (entry as PerformanceResourceTiming).responseEnd,
        })),
    kind,
  )

const isArriving = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.arriving !== undefined)

test('nothing but the page and its styles is needed for the first frame: fonts and scripts are asked for later', async ({
  page,
}) => {
  await page.goto('/library')
  await untilLive(page, '/library')
  const styled = Math.max(...(await fetched(page, '.css')).map(({ ended }) => ended))
  const fonts = await fetched(page, '.woff2')
  const scripts = await fetched(page, '.js')
  expect(fonts).toHaveLength(2)
  expect(scripts.length).toBeGreaterThan(5)
  for (const { begun } of [...fonts, ...scripts]) expect(begun).toBeGreaterThanOrEqual(styled)
})

test('the text is there to be read while the fonts are still on their way', async ({ page }) => {
  await page.route(/\.woff2$/, () => {})
  await page.goto('/library', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await untilLive(page, '/library')
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
})

test('what stands far below is laid out as it will be when the page is live, and stays so', async ({
  page,
}) => {
  const heights = () =>
    page.evaluate(() => [...document.querySelectorAll('main > section')].map((part) => part.clientHeight))
  await page.goto('/')
  await untilLive(page, '/')
  await expect.poll(() => isArriving(page)).toBe(false)
  const arrived = await heights()
  expect(arrived.length).toBeGreaterThan(3)
  // After a reload nothing is guessed.
  await page.reload()
  expect(await isArriving(page)).toBe(false)
  await untilLive(page, '/')
  expect(await heights()).toEqual(arrived)
})

for (const width of [390, 1440])
  test(`${width} px: before script has come, all that is in the window is there, and what one scrolls to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.route(/\/assets\/.*\.js$/, () => {})
    // Without timers the page stays as it is in its first frame.
    await page.addInitScript(() => {
      globalThis.setTimeout = (() => 0) as unknown as typeof setTimeout
    })
    const all = page.locator('main > section, main article:not(article *)')
    const parts = () =>
      all.evaluateAll((elements) =>
        elements.map((part) => ({
          inWindow: part.getBoundingClientRect().top < innerHeight && part.getBoundingClientRect().bottom > 0,
          shown: part.firstElementChild?.checkVisibility(),
        })),
      )
    const missing = async () => (await parts()).filter(({ inWindow, shown }) => inWindow && !shown)
    for (const path of ['/', '/department/ug/anatomy', '/academics/activities']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await expect(page.locator('html[data-arriving=first]')).toBeAttached()
      expect(await missing()).toEqual([])
      expect((await parts()).at(-1)).toEqual({ inWindow: false, shown: false })
      await all.last().evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
      await expect(page.locator('html[data-arriving=first]')).not.toBeAttached()
      await expect.poll(missing).toEqual([])
      expect((await parts()).filter(({ inWindow }) => inWindow).length).toBeGreaterThan(0)
    }
  })

test('a page that was scrolled is at the same words again after a reload', async ({ page }) => {
  await page.goto('/academics/activities')
  await untilLive(page, '/academics/activities')
  const card = page.getByRole('main').getByRole('article').nth(6)
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await card.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  const before = await top()
  // Its place is noted when scrolling has come to rest.
  await page.waitForFunction(() =>
    Object.values(JSON.parse(sessionStorage.scroll ?? '{}')).includes(Math.round(scrollY)),
  )
  await page.reload()
  await untilLive(page, '/academics/activities')
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(50)
})

test('a place in a page that is still arriving is where its link leads', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, () => {})
  await page.goto('/library', { waitUntil: 'commit' })
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.locator('summary').click()
  const link = contents.getByRole('link').last()
  const id = new URL((await link.getAttribute('href')) ?? '', 'http://site').hash.slice(1)
  await link.click()
  const top = () =>
    page.evaluate(
      (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? 9999),
      id,
    )
  await expect.poll(top).toBeLessThan(200)
  await expect.poll(top).toBeGreaterThanOrEqual(0)
})

test('before any script has come, the footer is there as soon as the end of the page is near', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, () => {})
  // After five seconds the footer is there anyway, and a busy machine may take as long.
  await page.addInitScript(() => {
    const wait = setTimeout
    globalThis.setTimeout = ((work: () => void, ms = 0) => (ms < 5_000 ? wait(work, ms) : 0)) as typeof wait
  })
  const footer = page.getByRole('contentinfo')
  const nearTheEnd = page.locator('html[data-arriving=near]')
  await page.goto('/library', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[data-arriving=far]')).toBeAttached()
  await expect(footer).toBeHidden()
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(nearTheEnd).toBeAttached()
  await expect(footer).toBeVisible()

  // A page that ends in the window has it at once.
  await page.setViewportSize({ width: 1440, height: 3000 })
  await page.goto('/terms', { waitUntil: 'commit' })
  await expect(nearTheEnd).toBeAttached()
  await expect(footer).toBeVisible()
})

test('a page of which only the beginning has come is readied without an error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route('**/library', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.slice(0, html.indexOf('<main')) })
  })
  await page.goto('/library')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(errors).toEqual([])
})

test('where the scripts never come, every picture is in its place after some seconds', async ({ page }) => {
  await page.clock.install()
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await page.clock.runFor(6_000)
  await expect.poll(() => isArriving(page)).toBe(false)
  const last = page.getByRole('main').locator('img[loading=lazy]').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

import type { Page } from '@playwright/test'
import { expect, test, untilLive } from '../../site/site'

test('what a link leads to is fetched while it is pointed at: the click asks for nothing but pictures', async ({
  page,
}) => {
  await page.goto('/library')
  await untilLive(page, '/library')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Departments' })
  const asked: string[] = []
  page.on('request', (request) => /\.(js|css|json)$/.test(request.url()) && asked.push(request.url()))
  await link.hover()
  await expect.poll(() => asked.length).toBeGreaterThan(3)
  await page.waitForLoadState('networkidle')
  asked.length = 0
  await link.click()
  await untilLive(page, '/department/ug')
  // The offline worker comes when the page has been open for a while.
  expect(asked.filter((url) => !/worker/.test(url))).toEqual([])
})

test.describe('on a screen that cannot hover', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  /** Opens a page and lets time pass. */
  async function open(page: Page) {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.clock.install()
    await page.goto('/library')
    await untilLive(page, '/library')
    await page.clock.runFor(5_000)
    return asked
  }

  /** Scrolls a link into view and advances the time in which a visitor would read it. */
  async function read(page: Page) {
    const asked = await open(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Departments' }).scrollIntoViewIfNeeded()
    await expect.poll(() => asked.some((path) => path.includes('/forms/footer-form'))).toBe(true)
    await page.clock.runFor(5_000)
    return () => asked.filter((path) => path.startsWith('/assets/departments/'))
  }

  test('what a link leads to is fetched while it can be seen', async ({ page }) => {
    const asked = await read(page)
    await expect.poll(() => asked().length).toBeGreaterThan(3)
    await page.waitForLoadState('networkidle')
    // Everything else is in the cache.
    await page.context().setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Departments' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Departments' })).toBeVisible()
  })

  test('what could not be fetched is fetched when the link is seen again', async ({ page }) => {
    const failing = '**/assets/departments/**'
    await page.route(failing, (route) => route.abort())
    const asked = await read(page)
    await expect.poll(() => asked().length).toBeGreaterThan(3)
    await page.unroute(failing)
    const came: string[] = []
    page.on('response', (response) => came.push(new URL(response.url()).pathname))
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.clock.runFor(1_000)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Departments' }).scrollIntoViewIfNeeded()
    await page.clock.runFor(5_000)
    await expect
      .poll(() => came.filter((path) => path.startsWith('/assets/departments/')).length)
      .toBeGreaterThan(3)
  })

  test('nothing is fetched in advance before the page is touched', async ({ page }) => {
    const asked = await open(page)
    await expect.poll(() => asked).toContain('/routes.json')
    await page.clock.runFor(5_000)
    await page.waitForLoadState('networkidle')
    // The breadcrumb's link to the home page is in view.
    expect(asked.filter((path) => path.startsWith('/assets/about/'))).toEqual([])
  })

  test('nothing is fetched in advance for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const asked = await read(page)
    expect(asked()).toEqual([])
  })
})

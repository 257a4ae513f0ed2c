import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromium109, hasChromium109 } from '../../browser/chromium-109'
import { findBrowser } from '../../browser/find-browser'
import { triedPages } from '../../live/tried-pages'
import { nightly } from '../../site/nightly'
import { test as base, expect, untilLive } from '../../site/site'
import { skipWithout } from '../../site/skip-without'
import { formOn, rightValues } from '../forms'
import { menuButton } from '../menus'
import { seed } from '../seed'

/** Uses Playwright, because Puppeteer no longer supports a browser of that age. */
const test = base.extend<{ old: Page }>({
  old: [
    async ({ baseURL }, use) => {
      skipWithout(!hasChromium109 && 'There is no Chromium 109 for this system.')
      const { args } = await findBrowser()
      const browser = await chromium.launch({ executablePath: chromium109(), args })
      const page = await browser.newPage({
        baseURL: baseURL ?? '',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
      })
      await page.route(/^https:\/\//, (route) => route.fulfill({ body: '' }))
      await use(page)
      await browser.close()
    },
    // The first one unpacks the browser.
    { timeout: 120_000 },
  ],
})

test('Every page can be read: chromium 109', nightly(), async ({ old }) => {
  test.setTimeout(120_000)
  const uncaught: string[] = []
  old.on('pageerror', (error) => uncaught.push(error.message))
  for (const path of triedPages(join(seed, 'public'))) {
    await old.goto(path)
    await untilLive(old)
    await expect(old.getByRole('heading', { level: 1 })).toBeVisible()
    expect(
      await old.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0)
  }
  expect(uncaught).toEqual([])
})

test('Links and the menu: chromium 109', async ({ old }) => {
  const uncaught: string[] = []
  old.on('pageerror', (error) => uncaught.push(error.message))
  await old.goto('/library')
  await untilLive(old, '/library')
  await old.evaluate(() => Object.assign(window, { sameDocument: true }))
  await menuButton(old, 'Open menu').tap()
  const menu = old.getByRole('navigation', { name: 'Main' })
  await menu.getByText('Department', { exact: true }).tap()
  await menu.getByRole('link', { name: 'Undergraduate' }).tap()
  await expect(old.getByRole('heading', { level: 1, name: /Undergraduate/ })).toBeVisible()
  await old
    .getByRole('main')
    .getByRole('link', { name: /Anatomy/ })
    .first()
    .tap()
  await expect(old.getByRole('heading', { level: 1, name: 'Department of Anatomy' })).toBeVisible()
  await old.goBack()
  await expect(old.getByRole('heading', { level: 1, name: /Undergraduate/ })).toBeVisible()
  expect(await old.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(uncaught).toEqual([])
})

for (const kind of ['contact', 'application'] as const)
  test(`A sent form, ${kind}: chromium 109`, nightly(kind !== 'contact'), async ({ old }) => {
    const alerts: string[] = []
    old.on('dialog', async (dialog) => {
      await dialog.accept()
      alerts.push(dialog.message())
    })
    const form = formOn(old, kind)
    await form.open()
    await form.fill(rightValues(kind, 'old-engine@sender.example.org'))
    await form.button.click()
    await expect.poll(() => alerts).toEqual(['Message sent successfully!'])
  })

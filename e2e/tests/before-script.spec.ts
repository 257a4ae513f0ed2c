import type { Page, Route } from '@playwright/test'
import { expect, test, untilLive } from '../site/site'

test.use({ viewport: { width: 390, height: 844 } })

/** Keeps every script of the site waiting, until the function that it gives is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = []
  let held = true
  await page.route(/\/assets\/.*\.js$/, (route) => {
    if (held) waiting.push(route)
    else return route.continue()
  })
  return async () => {
    held = false
    await Promise.all(waiting.map((route) => route.continue()))
  }
}

test('a film’s dialog opens before script has come, can be closed, and plays when it has', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/prakriti', { waitUntil: 'commit' })
  const card = page.getByRole('button', { name: 'Play video: Tug of war' })
  const dialog = page.getByRole('dialog', { name: 'Tug of war' })

  await card.click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open the video: Tug of war' })).toHaveAttribute(
    'href',
    /\.mp4$/,
  )
  await dialog.getByRole('button', { name: 'Close video' }).click()
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()

  await card.click()
  await release()
  await untilLive(page, '/prakriti')
  await expect(dialog.locator('video')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(dialog.locator('video')).toHaveCount(0)
})

/** As on most lines, a page's text is there before its styles are. */
async function stylesAfterText(page: Page) {
  const text = page.waitForEvent('requestfinished', (request) => request.isNavigationRequest())
  await page.route(/\/assets\/.*\.css$/, async (route) => {
    await text
    await route.continue()
  })
}

/** The pictures of the campus, which lie below the hero and near enough for the browser to fetch them at once. */
const isBelow = (url: string) => url.includes('/campus-')

test('pictures below the window come after the scripts', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const release = await holdScripts(page)
  await stylesAfterText(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => asked.some((url) => url.includes('/remoteEntry-'))).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter(isBelow)).toEqual([])
  await release()
  await untilLive(page, '/')
  await expect.poll(() => asked.filter(isBelow).length).toBeGreaterThan(0)
})

test('pictures below the window come at once to a visitor who scrolls near them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await holdScripts(page)
  await stylesAfterText(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => asked.some((url) => url.includes('/remoteEntry-'))).toBe(true)
  expect(asked.filter(isBelow)).toEqual([])
  await page.mouse.wheel(0, 900)
  await expect.poll(() => asked.filter(isBelow).length).toBeGreaterThan(0)
})

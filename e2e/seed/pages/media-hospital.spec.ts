import { expect, test } from '@playwright/test'
import { test as read } from '../../site/reading'
import { untilLive } from '../../site/site'

test.beforeEach(async ({ page }) => {
  await page.route(/example\.org/, (route) => route.fulfill({ body: '' }))
})

read('the hospital page gives its setting and its gardens in figures', async ({ page }) => {
  await page.goto('/anandamaya')
  await expect(page.getByRole('heading', { level: 1, name: 'Anandamaya' })).toBeVisible()
  const figures = page.getByRole('main').getByRole('definition')
  for (const figure of ['7 km', '22 km', 'Two acres', 'Over 500', 'More than 100 acres'])
    await expect(figures.filter({ hasText: new RegExp(`^${figure}$`) })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The herbal garden' })).toBeVisible()
})

test('a link leads to the hospital’s own website, in a new tab, and says so', async ({ page }) => {
  await page.goto('/anandamaya')
  const link = page.getByRole('main').getByRole('link', { name: /hospital website.*new tab/i })
  await expect(link).toHaveAttribute('href', 'https://hospital.example.org')
  await expect(link).toHaveAttribute('target', '_blank')
})

test('two films open in a popup that fills the screen, and covers nothing of itself at 400 %', async ({
  page,
}) => {
  await page.goto('/anandamaya')
  const films = page.getByRole('main').getByRole('button', { name: /^Play video/ })
  await expect(films).toHaveCount(2)
  await films.first().click()
  const popup = page.getByRole('dialog', { name: 'A walk through the hospital' })
  await expect(popup).toBeVisible()
  const box = await popup.boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  expect(box?.width).toBeCloseTo(width)
  expect(box?.height).toBeCloseTo(height)

  await page.setViewportSize({ width: 320, height: 256 })
  for (const words of ['A walk through the hospital', 'Click anywhere or press Escape to close.'])
    await popup.getByText(words).click({ trial: true })
})

test('a click on the popup closes it and the focus returns to the film’s card', async ({ page }) => {
  await page.goto('/anandamaya')
  const card = page.getByRole('button', { name: /Inside the treatment rooms/ })
  await card.click()
  const popup = page.getByRole('dialog')
  await popup.getByText('Click anywhere or press Escape to close.').click()
  await expect(popup).toBeHidden()
  await expect(card).toBeFocused()
})

test('Escape and the close button close the popup', async ({ page }) => {
  await page.goto('/anandamaya')
  const card = page.getByRole('button', { name: /A walk through the hospital/ })
  const popup = page.getByRole('dialog')
  await card.press('Enter')
  await expect(popup.getByRole('button', { name: 'Close video' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(card).toBeFocused()
  await card.press('Enter')
  await popup.getByRole('button', { name: 'Close video' }).click()
  await expect(popup).toBeHidden()
})

test('the focus moves into the popup once', async ({ page }) => {
  await page.goto('/anandamaya')
  await untilLive(page, '/anandamaya')
  const card = page.getByRole('button', { name: /A walk through the hospital/ })
  await card.focus()
  await page.evaluate(() => {
    Object.assign(window, { focused: [] })
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) Reflect.get(window, 'focused').push(target.getAttribute('aria-label'))
    })
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').locator('video')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close video' })).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'focused'))).toEqual(['Close video'])
})

test('Escape closes the popup on a machine that is too busy to show a frame', async ({ page }) => {
  await page.goto('/anandamaya')
  await untilLive(page, '/anandamaya')
  const card = page.getByRole('button', { name: /A walk through the hospital/ })
  await card.focus()
  await page.evaluate(() => {
    globalThis.requestAnimationFrame = () => 0
  })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(card).toBeFocused()
})

test('a double click on a film opens it and does not close it again', async ({ page }) => {
  await page.goto('/anandamaya')
  await untilLive(page, '/anandamaya')
  await page.getByRole('button', { name: /A walk through the hospital/ }).dblclick()
  const popup = page.getByRole('dialog')
  await expect(popup.locator('video')).toBeVisible()
})

test('the page behind an open popup stands still', async ({ page }) => {
  await page.goto('/anandamaya')
  await page.getByRole('button', { name: /A walk through the hospital/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('the page moves again when an extension has removed an open popup', async ({ page }) => {
  await page.goto('/anandamaya')
  await untilLive(page, '/anandamaya')
  await page.getByRole('button', { name: /A walk through the hospital/ }).click()
  await page.getByRole('dialog').evaluate((popup) => popup.remove())
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
})

test('without script everything is readable and each film is a link to its file', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/anandamaya')
  await expect(page.getByRole('heading', { name: 'Treatments' })).toBeVisible()
  const films = page.getByRole('link', { name: /^Open the video/ })
  await expect(films).toHaveCount(2)
  for (const film of await films.all()) {
    const file = await page.request.get((await film.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('video/mp4')
  }
  await context.close()
})

import { expect, type Page, test } from '@playwright/test'
import { test as read } from '../../site/reading'

test.beforeEach(async ({ page }) => {
  await page.route(/example\.org/, (route) => route.fulfill({ body: '' }))
})

const slider = (page: Page) => page.getByRole('region', { name: 'Alumni at work' })
const dot = (page: Page, number: number) =>
  slider(page).getByRole('button', { name: `Show alumni card ${number}`, exact: true })

const noon = Date.UTC(2026, 5, 21, 12)

/** Opens the page with a fake clock, and waits until the slider is live. */
async function open(page: Page) {
  await page.clock.install({ time: noon })
  await page.goto('/academics/achieve')
  await slider(page).scrollIntoViewIfNeeded()
  await expect(slider(page).locator('[role=group][aria-hidden=true]').first()).toBeAttached()
  // From here on only the test advances the clock; the fifth card has just appeared.
  await page.clock.pauseAt(noon + 3_600_000)
  // The slider may still be starting.
  await expect(async () => {
    await dot(page, 5).click()
    await page.clock.runFor(100)
    await expect(dot(page, 5)).toHaveAttribute('aria-current', 'true', { timeout: 1_000 })
  }).toPass()
}

/** Expects the card first in the row and at rest: CSS transitions ignore the fake clock. */
async function atRest(page: Page, number: number) {
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true')
  const card = slider(page).getByRole('group', { name: `Alumni card ${number} of 20`, includeHidden: true })
  await expect
    .poll(async () => {
      const [place, row] = await Promise.all([card.boundingBox(), slider(page).boundingBox()])
      return place && row && Math.abs(place.x - row.x) < 0.01
    })
    .toBe(true)
}

read('twenty alumni have a card with name and four facts', async ({ page }) => {
  await page.goto('/academics/achieve')
  const cards = slider(page).getByRole('group', { includeHidden: true })
  await expect(cards).toHaveCount(20)
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { includeHidden: true })).toHaveText(/^Dr /)
    await expect(card.getByRole('term', { includeHidden: true })).toHaveText([
      'Designation',
      'Institution',
      'Working address',
      'Job sector',
    ])
  }
})

test('a dot leads to any card, and after the last comes the first', async ({ page }) => {
  // Without transitions the next click cannot interrupt one.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await dot(page, 20).click()
  await page.clock.runFor(1_000)
  await expect(dot(page, 20)).toHaveAttribute('aria-current', 'true')
  await slider(page).getByRole('button', { name: 'Next alumni' }).click()
  await page.clock.runFor(100)
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
})

test('the cards turn every three seconds', async ({ page }) => {
  await open(page)
  await atRest(page, 5)
  await page.clock.runFor(2_800)
  await expect(dot(page, 5)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(400)
  await atRest(page, 6)
  await page.clock.runFor(3_200)
  await atRest(page, 7)
})

test('the visitor can stop them', async ({ page }) => {
  await open(page)
  await slider(page).getByRole('button', { name: 'Stop the slides' }).click()
  await page.clock.runFor(20_000)
  await expect(dot(page, 5)).toHaveAttribute('aria-current', 'true')
  await expect(slider(page).getByRole('button', { name: 'Start the slides' })).toBeVisible()
})

test('with reduced motion they stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await page.clock.runFor(20_000)
  await expect(dot(page, 5)).toHaveAttribute('aria-current', 'true')
})

for (const [width, shown] of [
  [320, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
] as const)
  read(`at ${width} px ${shown} of the cards stand side by side, 30 px apart`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/academics/achieve')
    const boxes = slider(page).getByRole('group', { includeHidden: true })
    const [first, second] = await Promise.all([boxes.nth(0).boundingBox(), boxes.nth(1).boundingBox()])
    const row = await slider(page).boundingBox()
    if (!first || !second || !row) throw new Error('The cards are not on the page.')
    expect(Math.round(second.x - first.x - first.width)).toBe(30)
    expect(Math.round((row.width + 30) / (first.width + 30))).toBe(shown)
  })

test('without script all twenty can be scrolled through', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/academics/achieve')
  const cards = slider(page).getByRole('group')
  await expect(cards).toHaveCount(20)
  await cards.last().scrollIntoViewIfNeeded()
  await expect(cards.last()).toBeInViewport()
  await expect(slider(page).getByRole('button')).toHaveCount(0)
  await context.close()
})

read('the same twenty are listed by job sector', async ({ page }) => {
  await page.goto('/academics/achieve')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Private hospital 5' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Public sector 3' })).toBeVisible()
})

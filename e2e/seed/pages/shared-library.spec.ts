import type { Page } from '@playwright/test'
import { sourcesOf } from '../../browser/script-sources'
import { expect, test, untilLive } from '../../site/site'
import { dropdownButton } from '../menus'

/** Scripts that contain Swiper, which two sections bring along: the shared one, and any that it would be bundled into. */
function swipersIn(page: Page): string[] {
  const found: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const isBundled = sourcesOf(pathname).some((source) => source.endsWith('/swiper-core.mjs'))
    if (isBundled || /\/swiper-[\w-]+\.js$/.test(pathname)) found.push(pathname)
  })
  return found
}

/** Waits until the slider has loaded: slides out of view are then hidden from screen readers. */
async function untilSlides(page: Page, name: string) {
  const slider = page.getByRole('region', { name })
  await slider.scrollIntoViewIfNeeded()
  await expect(slider.locator('[role=group][aria-hidden=true]')).not.toHaveCount(0)
}

async function openAlumni(page: Page) {
  await dropdownButton(page, 'Academics').hover()
  await page.getByRole('banner').locator('a[href="/academics/achieve"]').click()
  await untilLive(page, '/academics/achieve')
}

test('who goes from home to the alumni and back fetches the library of both sliders once', async ({
  page,
}) => {
  const swipers = swipersIn(page)
  await page.goto('/')
  await untilLive(page, '/')
  await untilSlides(page, 'Pictures of the college')
  await openAlumni(page)
  await untilSlides(page, 'Alumni at work')
  await page.waitForLoadState('networkidle')
  expect(swipers).toEqual([expect.stringMatching(/\/swiper-[\w-]+\.js$/)])
})

test('who begins with the alumni fetches it once too, and home then needs no other', async ({ page }) => {
  const swipers = swipersIn(page)
  await page.goto('/academics/achieve')
  await untilLive(page, '/academics/achieve')
  await untilSlides(page, 'Alumni at work')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await untilLive(page, '/')
  await untilSlides(page, 'Pictures of the college')
  await page.waitForLoadState('networkidle')
  expect(swipers).toHaveLength(1)
})

test('a page without a slider does not fetch it', async ({ page }) => {
  const swipers = swipersIn(page)
  await page.goto('/library')
  await untilLive(page, '/library')
  await page.waitForLoadState('networkidle')
  expect(swipers).toEqual([])
})

test('it is refused when it was altered on its way, in whichever section', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/valid digest in the 'integrity' attribute/.test(message.text())) refused.push(message.text())
  })
  await page.route(/\/swiper-[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()} ` })
  })
  await page.goto('/library')
  await untilLive(page, '/library')
  await openAlumni(page)
  await page.getByRole('region', { name: 'Alumni at work' }).scrollIntoViewIfNeeded()
  await expect.poll(() => refused.some((text) => text.includes('/swiper-'))).toBe(true)
  await expect(page.getByRole('region', { name: 'Alumni at work' }).locator('[tabindex="0"]')).toHaveCount(1)
})

import type { Route } from '@playwright/test'
import { goesToWords } from '../../browser/abilities'
import { placeAtRest } from '../../browser/place-at-rest'
import { expect, test, untilLive } from '../../site/site'
import { skipWithout } from '../../site/skip-without'

test('a shared address with a place in it opens at that place, also after another page was seen', async ({
  page,
}) => {
  const distance = () =>
    page.evaluate(() => document.getElementById('programs')?.getBoundingClientRect().top ?? 0)
  await page.goto('/library')
  await untilLive(page, '/library')
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await page.goto('/#programs')
  await untilLive(page, '/')
  await expect.poll(distance).toBeLessThan(200)
  expect(await distance()).toBeGreaterThanOrEqual(0)
})

test('a link to a place in the page scrolls there, again and again', async ({ page }) => {
  await page.goto('/')
  await untilLive(page, '/')
  const programs = page.getByRole('main').getByRole('link', { name: 'View Our Programs' })
  const distance = () =>
    page.evaluate(() => document.getElementById('programs')?.getBoundingClientRect().top ?? 9999)
  for (let time = 0; time < 2; time++) {
    await programs.click()
    await expect.poll(distance).toBeLessThan(200)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
  expect(new URL(page.url()).hash).toBe('#programs')
})

test('Back from a place returns to the top of a page that was not scrolled before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await untilLive(page, '/')
  const place = () => page.evaluate(() => scrollY)
  // Click by script: a pointer would first scroll to the link.
  await page
    .getByRole('main')
    .getByRole('link', { name: 'View Our Programs' })
    .evaluate((link) => (link as HTMLElement).click())
  await expect.poll(place).toBeGreaterThan(500)
  await page.goBack()
  await expect.poll(place).toBe(0)
  expect(new URL(page.url()).hash).toBe('')
})

test('Back while the next page is still on its way stays with the page before', async ({ page }) => {
  await page.goto('/library')
  await untilLive(page, '/library')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Departments' }).click()
  await untilLive(page, '/department/ug')
  const waiting: Route[] = []
  let held = true
  await page.route(/\/assets\/forms\/.*\.js$/, (route) => (held ? waiting.push(route) : route.continue()))
  const contact = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' })
  await contact.click()
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  await page.goBack()
  await untilLive(page, '/library')
  held = false
  for (const route of waiting) {
    await route.continue()
    await (await route.request().response())?.finished()
  }
  // Followed again it opens: all of it has loaded, and without a notice.
  expect(new URL(page.url()).pathname).toBe('/library')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Library')
  await contact.click()
  await untilLive(page, '/contact')
})

test('Back from a place in the page returns to where the link was followed, Forward to the place', async ({
  page,
}) => {
  await page.goto('/prakriti')
  await untilLive(page, '/prakriti')
  const place = () => page.evaluate(() => scrollY)
  const noted = () => page.evaluate(() => Object.values(JSON.parse(sessionStorage.scroll ?? '{}')))
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Virasat' })
  await page.evaluate(() => scrollTo({ top: 260, behavior: 'instant' }))
  await expect.poll(noted).toEqual([260])
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Virasat' })).toBeInViewport()
  await expect.poll(place).toBeGreaterThan(1_000)
  // Parts on the way are laid out when they come near: the page moves once more after the glide.
  const there = await page.evaluate(placeAtRest)
  await expect.poll(noted).toContain(there)
  await page.goBack()
  await expect.poll(place).toBe(260)
  await page.goForward()
  await expect.poll(place).toBe(there)
})

test('words that a search engine’s link names are in the window, and stay there when the page is live', async ({
  page,
  browser,
}) => {
  skipWithout(!(await goesToWords(browser)) && 'This browser does not go to words.')
  await page.goto('/#:~:text=Testimonials')
  const heading = page.getByRole('main').getByRole('heading', { name: 'Testimonials' })
  await expect(heading).toBeInViewport()
  await untilLive(page, '/')
  await expect(heading).toBeInViewport()
})

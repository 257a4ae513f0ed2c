import type { Page } from '@playwright/test'
import { scriptsAtStart } from '../site/composed-page'
import { expect, test, untilLive } from '../site/site'

/** What comes after the scripts that the page's HTML names: its later parts, among them the banner's drawing. */
async function onLaterScripts(page: Page, path: string, answer: 'nothing' | 'an error') {
  const first = scriptsAtStart(await (await page.request.get(path)).text())
  const held: string[] = []
  await page.route(/\/assets\/(academics|media)\/.*\.js$/, (route) => {
    const { pathname } = new URL(route.request().url())
    if (first.includes(pathname)) return route.continue()
    held.push(pathname)
    return answer === 'an error' ? route.abort() : undefined
  })
  return held
}

const path = '/academics/activities'

test('a page whose later parts are still on their way can be read, and left at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const held = await onLaterScripts(page, path, 'nothing')
  await page.goto(path)
  await untilLive(page, path)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: 'Kids Camp' })).toBeVisible()

  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Library', exact: true }).click()
  await untilLive(page, '/library')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a link to a place in a page leads there while later parts are still on their way', async ({ page }) => {
  const held = await onLaterScripts(page, '/prakriti', 'nothing')
  await page.goto('/prakriti')
  await untilLive(page, '/prakriti')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const heading = await page.getByRole('heading', { name: 'Virasat' }).elementHandle()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Virasat' }).click()
  await expect(page).toHaveURL(/#virasat$/)
  await expect(page.getByRole('heading', { name: 'Virasat' })).toBeInViewport()
  // Not one that was put in its place.
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
})

test('when later parts cannot be had, the text stays and the links lead on', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const refused = await onLaterScripts(page, path, 'an error')
  // After a second attempt, for which newer browsers ask the server again.
  const givenUp = page.waitForEvent('console', (message) =>
    message.text().includes('section of the page has failed'),
  )
  await page.goto(path)
  await untilLive(page, path)
  await givenUp
  expect(refused.length).toBeGreaterThan(1)
  await expect(page.getByRole('heading', { name: 'Kids Camp' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Library', exact: true }).click()
  await untilLive(page, '/library')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Library')
})

test('later parts that could not be had come at the visitor’s word', async ({ page }) => {
  await onLaterScripts(page, path, 'an error')
  await page.goto(path)
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await retry.click()
  // In place; or, where the browser keeps a failed import as long as the document, at a second word with a new one.
  await expect(async () => {
    await retry.click({ timeout: 200 }).catch(() => {})
    await expect(page.getByText('could not be loaded')).toHaveCount(0, { timeout: 1_000 })
    expect(await page.evaluate(() => document.documentElement.dataset.live)).toBe('/academics/activities')
  }).toPass()
  const main = page.getByRole('main')
  await main.getByRole('button', { expanded: false }).first().click()
  await expect(main.getByRole('button', { expanded: true })).toHaveCount(1)
})

test('a page that is reached by a link has all its parts when it is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/library')
  await untilLive(page, '/library')
  const links = page.getByRole('contentinfo')
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Library')
        seen.push(document.querySelectorAll('main a[href^="/department/ug/"]').length)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await links.getByRole('link', { name: 'Departments' }).click()
  await untilLive(page, '/department/ug')
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  expect(seen.length).toBeGreaterThan(0)
  expect(Math.min(...seen)).toBe(18)
})

import type { Locator, Page } from '@playwright/test'
import { nightly } from '../../site/nightly'
import { expect, listenToConsole, test, untilLive } from '../../site/site'
import { menuButton } from '../menus'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search this site' })
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })

test('search costs a visit nothing until it is opened; then results come as one types, and Enter follows the first', async ({
  page,
}) => {
  const said = listenToConsole(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/contact')
  await untilLive(page, '/contact')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.includes('/search'))).toEqual([])
  const scripts = asked.filter((path) => path.endsWith('.js')).length

  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await field(page).pressSequentially('acupunct')
  const results = page.getByRole('dialog').getByRole('option')
  await expect(results.first()).toContainText('Department of Acupuncture')
  await expect(results.first().locator('mark').first()).toHaveText('Acupuncture')
  await expect(page.getByRole('group', { name: 'Departments and courses' })).toContainText('Acupuncture')
  expect(asked.filter((path) => path.startsWith('/assets/search/'))).toHaveLength(1)
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(scripts)

  await page.keyboard.press('Enter')
  await untilLive(page, '/department/ug/acupuncture')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(said).toEqual([])
})

test('arrow keys walk through the results and round, Escape closes and returns to the button', async ({
  page,
}) => {
  await page.goto('/library')
  await untilLive(page, '/library')
  await button(page).click()
  await field(page).fill('yoga')
  const results = page.getByRole('option')
  await expect(results.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await results.nth(1).getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(results.last()).toHaveAttribute('aria-selected', 'true')
  await expect(results.last()).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button(page)).toBeFocused()
})

test('the / key opens search, is a slash where one types, and can be switched off', async ({ page }) => {
  await page.goto('/contact')
  await untilLive(page, '/contact')
  const name = page.getByRole('main').getByRole('textbox', { name: /name/i }).first()
  await name.click()
  await page.keyboard.press('/')
  await expect(name).toHaveValue('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await expect(field(page)).toHaveValue('')
  await page.getByRole('checkbox', { name: 'Open search with the / key' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('checkbox', { name: 'Open search with the / key' })).not.toBeChecked()
  await expect(field(page)).toHaveValue('')
})

test('when the words cannot be fetched search says so, and another attempt mends it', async ({ page }) => {
  await page.route('**/assets/search/**', (route) => route.abort())
  await page.goto('/library')
  await untilLive(page, '/library')
  await button(page).click()
  await field(page).fill('library hours')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('could not be loaded')
  await page.unroute('**/assets/search/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('option').first()).toContainText('Library')
})

test('results have a page that can be linked to, searched again, and read by no search engine', async ({
  page,
}) => {
  await page.goto('/search?q=narayana+prabhu')
  const main = page.getByRole('main')
  await expect(main.getByRole('status')).toHaveText('One page found.')
  await expect(main.getByRole('link', { name: /^Department of Anatomy/ })).toHaveAttribute(
    'href',
    '/department/ug/anatomy',
  )
  await expect(
    main.getByRole('link', { name: 'Write about' }),
    'whom to ask what they do not say',
  ).toBeVisible()
  const words = main.getByRole('searchbox', { name: 'Search this site' })
  await words.fill('xyzzyx')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('status')).toContainText('Nothing was found for “xyzzyx”')
  await expect(page).toHaveURL('/search?q=xyzzyx')
  await expect(words, 'the next words can be typed at once').toBeFocused()
  await page.goBack()
  await expect(main.getByRole('status')).toHaveText('One page found.')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('what was typed is quoted as it is', async ({ page }) => {
  await page.goto('/search?q=%24%26zz')
  await expect(page.getByRole('main').getByRole('status')).toContainText('“$&zz”')
})

test('Back and Forward put the words of the address into the field', async ({ page }) => {
  await page.goto('/search?q=mud')
  const words = page.getByRole('main').getByRole('searchbox', { name: 'Search this site' })
  await expect(words).toHaveValue('mud')
  await words.fill('steam')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=steam')
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: /steam/i }).first(),
  ).toBeVisible()
  await words.fill('not looked for')
  await page.goBack()
  await expect(words).toHaveValue('mud')
  await page.goForward()
  await expect(words).toHaveValue('steam')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/search/)
  await page.goBack()
  await expect(words).toHaveValue('steam')
})

test.describe('Back while search is open', () => {
  /** On /contact, reached from /library, with search open. */
  const open = async (page: Page) => {
    await page.goto('/library')
    await untilLive(page, '/library')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
    await untilLive(page, '/contact')
    await button(page).click()
    await expect(field(page)).toBeFocused()
  }
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })

  test('closes it and stays on the page, which scrolls again', async ({ page }) => {
    await open(page)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/contact')
    await expect(heading(page)).toHaveText('Contact Us')
    await expect(button(page)).toBeFocused()
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.goBack()
    await expect(page).toHaveURL('/library')
  })

  test('Forward and a reload open it again, with the page still behind it', async ({ page }) => {
    await open(page)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goForward()
    await expect(field(page)).toBeFocused()
    await page.reload()
    await expect(field(page)).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/contact')
  })

  for (const [way, close] of Object.entries<(page: Page) => Promise<void>>({
    Escape: (page) => page.keyboard.press('Escape'),
    'Escape twice': async (page) => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    },
    'the button': (page) => page.getByRole('button', { name: 'Close search' }).click(),
  }))
    test(`after ${way} Back goes to the page before`, nightly(way !== 'Escape twice'), async ({ page }) => {
      await open(page)
      await close(page)
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page).toHaveURL('/contact')
      await page.goBack()
      await expect(page).toHaveURL('/library')
      await expect(heading(page)).toHaveText('Library')
    })

  test('after a result Back returns to the page without the dialog, and search still has the words', async ({
    page,
  }) => {
    await open(page)
    await field(page).fill('acupuncture')
    await page.getByRole('option').first().click()
    await untilLive(page, '/department/ug/acupuncture')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goBack()
    await expect(heading(page)).toHaveText('Contact Us')
    await expect(page.getByRole('dialog')).toBeHidden()
    await button(page).click()
    await expect(field(page)).toHaveValue('acupuncture')
    await expect(page.getByRole('option').first()).toContainText('Acupuncture')
    await page.keyboard.type('library')
    await expect(field(page)).toHaveValue('library')
  })

  test('words that find nothing lead to the search page, one Back returns, and the office can be asked about them', async ({
    page,
  }) => {
    await open(page)
    await field(page).fill('xyzzyx')
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('Nothing was found')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=xyzzyx')
    const ask = (where: Locator) => where.getByRole('link', { name: 'Write about “xyzzyx”' })
    await expect(ask(page.getByRole('main'))).toHaveAttribute('href', '/contact?subject=xyzzyx#write')
    await page.goBack()
    await expect(heading(page)).toHaveText('Contact Us')
    await expect(page.getByRole('dialog')).toBeHidden()

    await button(page).click()
    await field(page).fill('xyzzyx')
    await expect(page.getByRole('dialog').getByRole('link', { name: '+91 00000 00110' })).toBeVisible()
    await ask(page.getByRole('dialog')).click()
    await expect(page).toHaveURL('/contact?subject=xyzzyx#write')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Subject' })).toHaveValue('xyzzyx')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to the search page, which says what search needs and lists the main pages', async ({
    page,
  }) => {
    await page.goto('/library')
    await button(page).click()
    await expect(page).toHaveURL(/\/search\?$/)
    await expect(page.getByRole('main').locator('noscript p')).toHaveText(/Searching needs JavaScript/)
    await page.getByRole('searchbox', { name: 'Search this site' }).fill('yoga')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?q=yoga$/)
    await page.getByRole('main').getByRole('link', { name: 'Library' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Library')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('search opens from the open menu, and a tapped result closes it', async ({ page }) => {
    await page.goto('/library')
    await untilLive(page, '/library')
    await menuButton(page, 'Open menu').tap()
    await button(page).tap()
    await field(page).fill('hostel')
    await page
      .getByRole('option', { name: /^Life at/ })
      .first()
      .tap()
    await untilLive(page, '/prakriti')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  })

  test('Back closes search', async ({ page }) => {
    await page.goto('/library')
    await untilLive(page, '/library')
    await menuButton(page, 'Open menu').tap()
    await button(page).tap()
    await expect(field(page)).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/library')
  })

  test('a long word without a space makes neither the page nor the dialog wider', async ({ page }) => {
    const long = 'w'.repeat(60)
    await page.goto(`/search?q=${long}`)
    await expect(page.getByRole('main').getByRole('status')).toContainText(long)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.keyboard.press('Control+k')
    await field(page).fill(long)
    const status = page.getByRole('dialog').getByRole('status')
    await expect(status).toContainText(long)
    const { left, right } = await status.evaluate((element) => element.getBoundingClientRect().toJSON())
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
    expect(await status.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
})

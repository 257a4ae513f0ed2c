import { expect, type Page, test } from '@playwright/test'

test.beforeEach(async ({ page }) => {
  await page.route(/example\.org/, (route) => route.fulfill({ body: '' }))
})

const categories = [
  'Yoga Day',
  'Nutrition',
  'Guest Talk',
  'Health Camp',
  'Yoga Camp',
  'NSS Activities',
  'Environmental Day',
  'Chinnara Arogya Summer Camp',
]

/** The button of a card says what a click does: `Yoga Day, Open`. */
const openerName = (title: string) => new RegExp(`^${title} ?, `)

const opener = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: openerName(title) })

const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: openerName(title) }) })

const openCards = (page: Page) => page.getByRole('main').getByRole('button', { expanded: true })

/** Waits until the page answers, then opens a card. */
async function open(page: Page, title: string) {
  await expect(page.locator('html')).toHaveAttribute('data-live', /.+/)
  await opener(page, title).click()
  await expect(opener(page, title)).toHaveAttribute('aria-expanded', 'true')
}

test('eight activities are offered as cards, all closed', async ({ page }) => {
  await page.goto('/academics/activities')
  const buttons = page.getByRole('main').getByRole('button', { expanded: false })
  await expect(buttons).toHaveText(categories.map((title) => new RegExp(`^${title}`)))
  await expect(openCards(page)).toHaveCount(0)
  await expect(page.getByText('International Yoga Day 2019')).toBeHidden()
})

test('Yoga Day opens to a card for each year from 2015 to 2025', async ({ page }) => {
  await page.goto('/academics/activities')
  await open(page, 'Yoga Day')
  const years = card(page, 'Yoga Day')
    .getByRole('article')
    .getByRole('heading', { name: /^International/ })
  await expect(years).toHaveText(
    Array.from({ length: 11 }, (_, index) => `International Yoga Day ${2025 - index}`),
  )
  await expect(years.first()).toBeVisible()
})

test('one card is open at a time, and a click on the open one closes it', async ({ page }) => {
  await page.goto('/academics/activities')
  await open(page, 'Nutrition')
  await open(page, 'Health Camp')
  await expect(openCards(page)).toHaveCount(1)
  await opener(page, 'Health Camp').click()
  await expect(openCards(page)).toHaveCount(0)
})

test('the open card is in the address: it can be shared, and Back leads to the card before', async ({
  page,
  context,
}) => {
  await page.goto('/academics/activities')
  await open(page, 'Yoga Camp')
  await expect(page).toHaveURL(/\?open=yoga-camp$/)
  await open(page, 'NSS Activities')
  await expect(page).toHaveURL(/\?open=nss$/)

  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(opener(shared, 'NSS Activities')).toHaveAttribute('aria-expanded', 'true')
  await expect(openCards(shared)).toHaveCount(1)

  await page.goBack()
  await expect(opener(page, 'Yoga Camp')).toHaveAttribute('aria-expanded', 'true')
  await page.goBack()
  await expect(openCards(page)).toHaveCount(0)
  await page.goForward()
  await expect(opener(page, 'Yoga Camp')).toHaveAttribute('aria-expanded', 'true')
})

test('a card opens where the reader is; the page does not jump to its top', async ({ page }) => {
  await page.goto('/academics/activities')
  await open(page, 'Chinnara Arogya Summer Camp')
  const opened = await page.evaluate(() => scrollY)
  expect(opened).toBeGreaterThan(0)
  await expect(opener(page, 'Chinnara Arogya Summer Camp')).toBeInViewport()
})

test('an address that names no card opens none', async ({ page }) => {
  await page.goto('/academics/activities?open=knitting')
  await expect(page.locator('html')).toHaveAttribute('data-live', /.+/)
  await expect(openCards(page)).toHaveCount(0)
  await open(page, 'Nutrition')
})

test('the orientation of 2024-25 lists twelve talks with speaker, post, date, time and place', async ({
  page,
}) => {
  await page.goto('/academics/activities?open=guest-talk')
  await expect(page.getByRole('heading', { name: /Freshers. Orientation 2024-25/ })).toBeVisible()
  const talks = card(page, 'Guest Talk').getByRole('article')
  await expect(talks).toHaveCount(12)
  for (const talk of await talks.all()) {
    await expect(talk.getByRole('term')).toHaveText(['Date', 'Time', 'Place'])
    await expect(talk.getByText(/^Speaker: ./)).toBeVisible()
  }
  await expect(talks.first()).toContainText('Dr Padmavathi Kudva, Senior consultant')
})

for (const [title, words] of [
  ['Health Camp', ['43 camps, 2,795 patients', '40 camps, 1,978 patients']],
  ['NSS Activities', ['70 units collected from 80 students']],
  ['Chinnara Arogya Summer Camp', ['Chinnara Arogya 2024', 'Chinnara Arogya 2023']],
] as const)
  test(`${title} gives the figures of the record`, async ({ page }) => {
    await page.goto('/academics/activities')
    await open(page, title)
    for (const word of words) await expect(card(page, title)).toContainText(word)
  })

test('below the cards stand five entries with date, pictures, text and highlights', async ({ page }) => {
  await page.goto('/academics/activities')
  for (const title of [
    'Kids Camp',
    'Virasat Yoga Camp',
    'Scouts and Guides Mass Yoga',
    'Yoga Achievements',
    'Other Events',
  ]) {
    const entry = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
    await expect(entry.getByText(/^Date: ./)).toBeVisible()
    const pictures = entry.getByRole('list', { name: 'Pictures' }).getByRole('img')
    expect(await pictures.count()).toBeGreaterThanOrEqual(2)
    const highlights = entry.getByRole('list', { name: 'Highlights' }).getByRole('listitem')
    expect(await highlights.count()).toBeGreaterThanOrEqual(3)
  }
})

test('without script every card stands open and nothing is lost', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/academics/activities')
  await expect(page.getByText('International Yoga Day 2015', { exact: true })).toBeVisible()
  await expect(page.getByText('43 camps, 2,795 patients.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Other Events' })).toBeVisible()
  await context.close()
})

test('Kids Camp has a page with date, highlights and three pictures', async ({ page }) => {
  await page.goto('/academics/activities')
  await page.getByRole('link', { name: 'More about this camp' }).click()
  await expect(page).toHaveURL(/\/academics\/activities\/kids-camp$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Kids Camp')
  await expect(main.getByRole('definition')).toHaveText('16 to 18 October 2024')
  await expect(main.getByRole('list', { name: 'Highlights' }).getByRole('listitem')).toHaveCount(4)
  await expect(main.getByRole('img')).toHaveCount(3)
})

test('every activity is a page of its own, from which the others can be reached', async ({ page }) => {
  await page.goto('/academics/activities?open=yoga-day')
  await page.getByRole('link', { name: /own page ?: Yoga Day/ }).click()
  await expect(page).toHaveURL(/\/academics\/activitiesdemo\/yoga-day$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yoga Day')
  await expect(page.getByRole('heading', { name: /^International Yoga Day 20/ })).toHaveCount(11)
  const main = page.getByRole('main')
  for (const title of categories.slice(1)) await expect(main.getByRole('link', { name: title })).toBeVisible()
  await main.getByRole('link', { name: 'Environmental Day' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Environmental Day')
})

test('the page for an unknown activity offers the list of all', async ({ page }) => {
  await page.goto('/academics/activitiesdemo/404')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('No such activity')
  for (const title of categories) await expect(main.getByRole('link', { name: title })).toBeVisible()
})

for (const path of ['/academics/activities?open=guest-talk', '/academics/activitiesdemo/yoga-day'])
  test(`${path} needs no sideways scrolling at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
  })

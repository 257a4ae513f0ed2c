import { expect, type Locator, type Page, test } from '@playwright/test'
import { nightly } from '../../site/nightly'
import { test as read } from '../../site/reading'
import { untilLive } from '../../site/site'

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

const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('summary').getByRole('heading', { name: title, exact: true }) })

/** Its first click opens the card, the second closes it. */
const opener = (page: Page, title: string) => card(page, title).locator('summary').first()

/** The content of an open card, including the link to its page. */
const inside = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`own page ?: ${title}`) })

const openCards = (page: Page) => page.getByRole('main').getByRole('link', { name: /own page/ })

/** The position of an element in the window, in px from the top. */
const topOf = (locator: Locator) =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().top))

async function open(page: Page, title: string) {
  await opener(page, title).click()
  await expect(inside(page, title)).toBeVisible()
}

read('eight activities are offered as cards, all closed', async ({ page }) => {
  await page.goto('/academics/activities')
  await expect(page.getByRole('main').locator('summary').getByRole('heading', { level: 3 })).toHaveText(
    categories,
  )
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

read('the page of Yoga Day draws how many took part in each year', async ({ page }) => {
  await page.goto('/academics/activitiesdemo/yoga-day')
  const chart = page.getByRole('table', { name: 'Participants of International Yoga Day' })
  await expect(chart.getByRole('rowheader')).toHaveText(
    Array.from({ length: 11 }, (_, index) => String(2015 + index)),
  )
  const figures = await chart.getByRole('cell').allInnerTexts()
  expect([figures[0], figures.at(-1)]).toEqual(['600', '2,500'])
})

for (const address of ['/academics/activitiesdemo/yoga-day', '/academics/activities?open=yoga-day'])
  test(
    `${address} has the last two years open, and opens an earlier one beside them`,
    nightly(address.includes('?')),
    async ({ page }) => {
      await page.goto(address)
      await untilLive(page)
      for (const [words, isSeen] of [
        ['The largest gathering so far.', true],
        ["Women's self-help groups", true],
        ['Rain in the night', false],
        ['The first International Yoga Day. Staff', false],
      ] as const)
        await expect(page.getByText(words)).toBeVisible({ visible: isSeen })
      await page.getByRole('heading', { name: 'International Yoga Day 2015' }).click()
      await expect(page.getByText('The first International Yoga Day. Staff')).toBeVisible()
      await expect(page.getByRole('definition').filter({ hasText: /^600$/ })).toBeVisible()
      await expect(page.getByText('The largest gathering so far.')).toBeVisible()
    },
  )

test('one card is open at a time, a click on the open one closes it, and its name is the same throughout', async ({
  page,
}) => {
  await page.goto('/academics/activities')
  const name = await opener(page, 'Health Camp').textContent()
  await open(page, 'Nutrition')
  await open(page, 'Health Camp')
  await expect(openCards(page)).toHaveCount(1)
  await expect(opener(page, 'Health Camp')).toHaveText(name ?? '')
  await opener(page, 'Health Camp').click()
  await expect(openCards(page)).toHaveCount(0)
})

test('Enter opens a card and the space bar closes it', async ({ page }) => {
  await page.goto('/academics/activities')
  await opener(page, 'Nutrition').press('Enter')
  await expect(inside(page, 'Nutrition')).toBeVisible()
  await expect(opener(page, 'Nutrition')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(openCards(page)).toHaveCount(0)
})

test('the open card is in the address: it can be shared, and Back leads to the card before', async ({
  page,
  context,
}) => {
  await page.goto('/academics/activities')
  await untilLive(page, '/academics/activities')
  await open(page, 'Yoga Camp')
  await expect(page).toHaveURL(/\?open=yoga-camp$/)
  await open(page, 'NSS Activities')
  await expect(page).toHaveURL(/\?open=nss$/)

  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(inside(shared, 'NSS Activities')).toBeVisible()
  await expect(openCards(shared)).toHaveCount(1)

  await page.goBack()
  await expect(inside(page, 'Yoga Camp')).toBeVisible()
  await page.goBack()
  await expect(openCards(page)).toHaveCount(0)
  await page.goForward()
  await expect(inside(page, 'Yoga Camp')).toBeVisible()
})

for (const width of [390, 1280]) {
  test(
    `${width} px: a card keeps its title where it was clicked, though the open one above it closes`,
    nightly(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/academics/activities?open=yoga-day')
      await untilLive(page, '/academics/activities')
      for (const title of ['Chinnara Arogya Summer Camp', 'Guest Talk', 'NSS Activities']) {
        const heading = card(page, title).getByRole('heading', { name: title, exact: true })
        await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
        const before = await topOf(heading)
        await opener(page, title).click()
        await expect(inside(page, title)).toBeVisible()
        await expect(page).toHaveURL(/open=/)
        await expect.poll(async () => Math.abs((await topOf(heading)) - before)).toBeLessThan(4)
      }
    },
  )

  for (const [id, title] of [
    ['nss', 'NSS Activities'],
    ['summer-camp', 'Chinnara Arogya Summer Camp'],
  ] as const)
    test(
      `${width} px: a link to ${title} shows its title right below the header, opened by address or followed`,
      nightly(width !== 390 || id !== 'nss'),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        const heading = card(page, title).getByRole('heading', { name: title, exact: true })
        const belowHeader = async () => {
          const header = await page
            .getByRole('banner')
            .evaluate(({ children }) =>
              Math.max(...[...children].map((part) => Math.round(part.getBoundingClientRect().bottom))),
            )
          const between = (await topOf(heading)) - header
          return between >= 0 && between < 60
        }
        await page.goto(`/academics/activities?open=${id}`)
        await expect(inside(page, title)).toBeVisible()
        await expect.poll(belowHeader).toBe(true)

        await page.goto('/library')
        await untilLive(page, '/library')
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href, textContent: 'To the card' })
          document.querySelector('main h1')?.after(link)
        }, `/academics/activities?open=${id}`)
        await page.getByRole('link', { name: 'To the card' }).click()
        await expect(inside(page, title)).toBeVisible()
        await expect.poll(belowHeader).toBe(true)
      },
    )
}

test('an address that names no card opens none', async ({ page }) => {
  await page.goto('/academics/activities?open=knitting')
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

for (const [index, [title, words]] of (
  [
    ['Health Camp', ['43 camps, 2,795 patients', '40 camps, 1,978 patients']],
    ['NSS Activities', ['70 units collected from 80 students']],
    ['Chinnara Arogya Summer Camp', ['Chinnara Arogya 2024', 'Chinnara Arogya 2023']],
  ] as const
).entries())
  test(`${title} gives the figures of the record`, nightly(index > 0), async ({ page }) => {
    await page.goto('/academics/activities')
    await open(page, title)
    for (const word of words) await expect(card(page, title)).toContainText(word)
  })

read('below the cards stand five entries with date, pictures, text and highlights', async ({ page }) => {
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

test('without script every card can be opened, one at a time', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/academics/activities')
  await expect(openCards(page)).toHaveCount(0)
  await open(page, 'Yoga Day')
  await expect(page.getByText('International Yoga Day 2015', { exact: true })).toBeVisible()
  await open(page, 'Health Camp')
  await expect(page.getByText('43 camps, 2,795 patients.')).toBeVisible()
  await expect(openCards(page)).toHaveCount(1)
  await context.close()
})

for (const address of ['/academics/activities', '/academics/activities?open=nss'])
  test(
    `${address}: before script tabbing to a card does not open it, a click does, and it stays open`,
    nightly(!address.includes('?')),
    async ({ page }) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await released
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'commit' })
      await opener(page, 'Nutrition').focus()
      await expect(openCards(page)).toHaveCount(0)
      await opener(page, 'Nutrition').click()
      await expect(inside(page, 'Nutrition')).toBeVisible()
      release()
      await untilLive(page, '/academics/activities')
      await expect(page).toHaveURL(/\?open=nutrition$/)
      await expect(inside(page, 'Nutrition')).toBeVisible()
      await expect(openCards(page)).toHaveCount(1)
      await opener(page, 'Nutrition').click()
      await expect(openCards(page)).toHaveCount(0)
      await expect(page).toHaveURL(/activities$/)
    },
  )

read('on paper every card is open', async ({ page }) => {
  await page.goto('/academics/activities')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('International Yoga Day 2015', { exact: true })).toBeVisible()
  await expect(page.getByText('The first International Yoga Day. Staff')).toBeVisible()
  await expect(page.getByText('43 camps, 2,795 patients.')).toBeVisible()
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

read('the page for an unknown activity offers the list of all', async ({ page }) => {
  await page.goto('/academics/activitiesdemo/404')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('No such activity')
  for (const title of categories) await expect(main.getByRole('link', { name: title })).toBeVisible()
})

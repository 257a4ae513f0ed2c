import { expect, test } from '@playwright/test'
import { test as read } from '../../site/reading'
import { untilLive } from '../../site/site'

test.beforeEach(async ({ page }) => {
  await page.route(/example\.org/, (route) => route.fulfill({ body: '' }))
})

test('the courses offered part into undergraduate and postgraduate', async ({ page }) => {
  await page.goto('/department/courses')
  const ways = page.getByRole('region', { name: 'Levels of study' }).getByRole('article')
  await expect(ways.getByRole('heading')).toHaveText(['Undergraduate', 'Postgraduate'])
  await expect(ways.getByRole('link', { name: 'Postgraduate courses' })).toHaveAttribute(
    'href',
    '/department/pg',
  )
  await ways.getByRole('link', { name: 'Undergraduate departments' }).click()
  await expect(page).toHaveURL(/\/department\/ug$/)
})

test('who is not sure finds the comparison and the application', async ({ page }) => {
  await page.goto('/department/courses')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/apply')
  await main.getByRole('link', { name: 'Compare the programs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Programs')
})

read(
  'a table sets BNYS and the three MDs side by side by duration, intake and eligibility',
  async ({ page }) => {
    await page.goto('/programs')
    const table = page.getByRole('table', { name: /Duration, intake and eligibility/ })
    await expect(table.getByRole('columnheader')).toHaveText([
      'Program',
      'Level',
      'Duration',
      'Intake',
      'Eligibility',
      'Details',
    ])
    const row = (name: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    for (const [name, ...cells] of [
      ['BNYS', /^Five and a half years/, /./, /physics, chemistry and biology/],
      ['MD Clinical Yoga', '3 years', /^Up to 10/, /one-year internship/],
      // Facts common to all three are stated once.
      ['MD Clinical Naturopathy', '3 years', /^Up to 10/, 'As for MD Clinical Yoga'],
      ['MD Clinical Nutrition and Dietetics', '3 years', /^5 students/, 'As for MD Clinical Yoga'],
    ] as const)
      await expect(row(name).getByRole('cell')).toHaveText([/graduate$/, ...cells, /Read more/])
  },
)

test('the table says the same of an MD as its own page', async ({ page }) => {
  await page.goto('/department/pg')
  // Content not laid out yet has no visible text.
  await untilLive(page, '/department/pg')
  const own = await page.getByRole('article').getByRole('definition').allInnerTexts()
  await page.goto('/programs')
  for (const words of own)
    await expect(page.getByRole('cell', { name: words, exact: true }).first()).toBeVisible()
})

read('each programme in the table has a link that names it', async ({ page }) => {
  await page.goto('/programs')
  const links = page.getByRole('table', { name: /Duration, intake and eligibility/ }).getByRole('link')
  await expect(links).toHaveCount(4)
  const link = page.getByRole('link', { name: 'Read more MD Clinical Nutrition and Dietetics' })
  await expect(link).toHaveAttribute('href', '/department/pg2')
})

read('the years of BNYS follow one another, the internship last', async ({ page }) => {
  await page.goto('/programs')
  const years = page
    .getByRole('main')
    .getByRole('list')
    .filter({ hasText: 'First year' })
    .getByRole('listitem')
  await expect(years.getByRole('heading')).toHaveText([
    'First year',
    'Second year',
    'Third year',
    'Fourth year and final half-year',
    'Internship',
  ])
})

read(
  'on a phone each row of the table is a block of labels and values, and still a table',
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/programs')
    const table = page.getByRole('table', { name: /Duration, intake and eligibility/ })
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'MD Clinical Yoga' }) })
    await expect(row.getByRole('cell')).toHaveCount(4)
    expect((await row.boundingBox())?.height, 'length, places and condition on one screen').toBeLessThan(600)
    const [first, second] = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left))
    expect(first).toBe(second)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  },
)

test('with script off the table and all ways on are there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/programs')
  const table = page.getByRole('table', { name: /Duration, intake and eligibility/ })
  await expect(table.getByRole('row')).toHaveCount(5)
  await page.goto('/department/courses')
  await expect(page.getByRole('main').getByRole('link', { name: 'Postgraduate courses' })).toBeVisible()
  await context.close()
})

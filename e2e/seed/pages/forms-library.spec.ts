import { expect, type Locator, type Page, test } from '@playwright/test'
import { test as read } from '../../site/reading'

test.beforeEach(async ({ page }) => {
  await page.route(/example\.org/, (route) => route.fulfill({ body: '' }))
})

/** A part of the page, by its heading. */
const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

const figures = {
  'Floor area': '3,415 sq ft',
  'UG books': '3,750',
  'PG books': '415',
  'Books in total': '4,165',
  'Project reports': '609',
  Titles: '2,187',
  'General books': '1,370',
  'Reference books': '418',
  'Total book cost': '16,31,429 rupees',
  Journals: '8',
  Magazines: '3',
  Newspapers: '6',
  'Back volumes': '40',
  'Digital library PCs': '5',
}

const textsOf = async (lines: Locator) =>
  (await lines.allTextContents()).map((text) => text.replace(/\s+/g, ' '))

read('every figure of the library stands beside its name, in Indian grouping', async ({ page }) => {
  await page.goto('/library')
  const ledger = part(page, 'The library in figures')
  const said = [...(await textsOf(ledger.getByRole('row'))), ...(await textsOf(ledger.locator('dl > div')))]
  for (const [label, figure] of Object.entries(figures)) expect(said).toContain(label + figure)
})

read('facilities and the eight sections of the library are described', async ({ page }) => {
  await page.goto('/library')
  const facilities = part(page, 'Facilities')
  await expect(facilities.getByRole('term')).toHaveCount(9)
  const sections = part(page, 'Sections of the library')
  await expect(sections.getByRole('listitem')).toHaveCount(8)
  await expect(sections.getByRole('heading', { name: 'Digital library' })).toBeVisible()
})

read('opening hours are given in a sentence and for each place', async ({ page }) => {
  await page.goto('/library')
  await expect(page.getByText('The library is open from 9:00 AM to 8:30 PM.')).toBeVisible()
  const hours = page.getByRole('table', { name: /Opening hours/ })
  await expect(hours.getByRole('cell', { name: '9:00 AM to 8:30 PM' })).toHaveCount(4)
})

read('the additions of 2025-2026 are a table with its total', async ({ page }) => {
  await page.goto('/library')
  const table = page.getByRole('table', { name: /added in 2025-2026/ })
  const rows = table.getByRole('row')
  await expect(rows.filter({ hasText: 'UG books' })).toHaveText(/352\s*2,27,388/)
  await expect(rows.filter({ hasText: 'Journals' })).toHaveText(/8\s*20,800/)
  await expect(rows.filter({ hasText: 'Magazines' })).toHaveText(/3\s*5,600/)
  await expect(rows.last()).toHaveText(/Total\s*2,53,788/)
})

read('three members of staff are named with designation and qualification', async ({ page }) => {
  await page.goto('/library')
  const staff = page.getByRole('table', { name: /library staff/ })
  await expect(staff.getByRole('rowheader')).toHaveCount(3)
  await expect(staff.getByRole('row', { name: /Assistant Librarian/ })).toContainText('M.Lib.I.Sc.')
})

for (const [shelf, count] of [
  ['Journals', 8],
  ['Magazines', 3],
  ['Newspapers', 6],
] as const)
  read(`${count} ${shelf.toLowerCase()} are listed by name`, async ({ page }) => {
    await page.goto('/library')
    const list = page.getByRole('region', { name: shelf, exact: true })
    await expect(list.getByRole('listitem')).toHaveCount(count)
  })

test('the list of contents leads to each part and is folded away on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/library')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link', { name: 'Library hours' })).toBeHidden()
  await contents.getByText('On this page').first().click()
  await contents.getByRole('link', { name: 'Library hours' }).click()
  await expect(page.getByRole('heading', { name: 'Library hours' })).toBeInViewport()
})

test('on a phone the tables scroll inside themselves, the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/library')
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
  const additions = page.getByRole('table', { name: /added in 2025-2026/ })
  const box = await additions.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(320)
})

read('printed, the library is text without menus, footer or pictures', async ({ page }) => {
  await page.goto('/library')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: /added in 2025-2026/ })).toBeVisible()
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('img').filter({ visible: true })).toHaveCount(0)
})

test('without script the whole library is there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/library')
  await expect(part(page, 'The library in figures')).toContainText('16,31,429 rupees')
  await expect(page.getByRole('table')).toHaveCount(4)
  await context.close()
})

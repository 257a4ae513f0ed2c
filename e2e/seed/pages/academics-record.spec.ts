import { expect, test } from '@playwright/test'
import { test as read } from '../../site/reading'

test.beforeEach(async ({ page }) => {
  await page.route(/example\.org/, (route) => route.fulfill({ body: '' }))
})

read('three placement posters hang on the page, each with its words', async ({ page }) => {
  await page.goto('/academics/placement')
  const posters = page.getByRole('main').getByRole('figure')
  await expect(posters).toHaveCount(3)
  await expect(posters.getByRole('img')).toHaveCount(3)
  await expect(posters.getByRole('heading')).toHaveText([
    'Twenty-two Years, 618 Posts',
    'Six in Public Service',
    'Campus Week 2025',
  ])
})

read(
  'two alumni stand in the spotlight, one of them champion of the 2025 intercollegiate meet',
  async ({ page }) => {
    await page.goto('/academics/placement')
    const profiles = page.getByRole('main').getByRole('article')
    await expect(profiles).toHaveCount(2)
    for (const profile of await profiles.all())
      await expect(profile.getByRole('term')).toHaveText(['Degree', 'Years', 'Current designation'])
    await expect(profiles.first().getByRole('listitem').first()).toContainText(
      /Championship.*2025 intercollegiate meet/,
    )
  },
)

read('student work is counted by theme, and the themes add up to 609 reports', async ({ page }) => {
  await page.goto('/academics/work')
  await expect(page.getByText('609 project reports in the library')).toBeVisible()
  const counts = await page
    .getByRole('region', { name: 'What they are about' })
    .or(page.getByRole('main'))
    .getByText(/^\d+ reports$/)
    .allTextContents()
  expect(counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(609)
})

read('twelve reports are named with guide and year, and eight clinical postings follow', async ({ page }) => {
  await page.goto('/academics/work')
  const table = page.getByRole('table', { name: /Twelve project reports/ })
  await expect(table.getByRole('rowheader')).toHaveCount(12)
  await expect(table.getByRole('columnheader')).toHaveText(['Title', 'Guide', 'Year'])
  for (const unit of ['Diet kitchen', 'Yoga therapy hall', 'Village clinic and health camps'])
    await expect(page.getByRole('heading', { level: 3, name: unit })).toBeVisible()
})

read(
  'publications are listed as articles, papers and prizes, of students and of faculty',
  async ({ page }) => {
    await page.goto('/academics/publications')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Journal articles',
      'Conference papers and posters',
      'Prizes and honours',
    ])
    const championship = main
      .getByRole('listitem')
      .filter({ hasText: 'Championship at the intercollegiate yoga meet' })
    await expect(championship).toContainText('2025')
    for (const who of ['Students', 'Faculty', 'Students and faculty'])
      await expect(main.getByText(who, { exact: true }).first()).toBeVisible()
  },
)

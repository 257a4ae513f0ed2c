import { expect, test, untilLive } from '../../site/site'

test('two questions lead to the MDs by keyboard, the verdict is announced, and Apply knows the course', async ({
  page,
}) => {
  await page.goto('/programs')
  await untilLive(page, '/programs')
  const main = page.getByRole('main')
  const verdict = main.getByRole('status')
  await expect(verdict).toBeEmpty()

  await main.getByRole('radio', { name: 'BNYS' }).focus()
  await page.keyboard.press('Space')
  await expect(main.getByRole('group', { name: 'Have you completed the one-year internship?' })).toBeVisible()
  await main.getByRole('radio', { name: 'Not yet' }).check()
  await expect(verdict).toHaveText('Not yet. The one-year internship comes first.')

  await main.getByRole('radio', { name: 'Yes, all of it' }).check()
  await expect(verdict).toBeEmpty()
  await main.getByRole('radio', { name: 'Permanently' }).check()
  await expect(verdict).toHaveText('You can apply for any of the three MDs.')

  await main.getByRole('link', { name: 'Apply MD Clinical Naturopathy' }).first().click()
  await expect(page).toHaveURL(/\/apply\?course=clinical-naturopathy$/)
  await expect(page.getByRole('combobox', { name: 'Course' })).toHaveValue('Clinical Naturopathy')
})

test('the answers survive Back and a reload', async ({ page }) => {
  await page.goto('/programs')
  await untilLive(page, '/programs')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'BNYS' }).check()
  await main.getByRole('radio', { name: 'Yes, all of it' }).check()
  await main.getByRole('radio', { name: 'Permanently' }).check()
  await main.getByRole('link', { name: 'Apply MD Clinical Naturopathy' }).first().click()
  await expect(page).toHaveURL(/\/apply/)
  const kept = async () => {
    for (const name of ['BNYS', 'Yes, all of it', 'Permanently'])
      await expect(main.getByRole('radio', { name })).toBeChecked()
    await expect(main.getByRole('status')).toHaveText('You can apply for any of the three MDs.')
  }
  await page.goBack()
  await kept()
  await page.reload()
  await kept()
  await main.getByRole('radio', { name: 'Not yet', exact: true }).check()
  await page.reload()
  await expect(main.getByRole('status')).toHaveText('Not yet. The one-year internship comes first.')
})

test('with script off every rule can be read, and opened for its reason and its ways on', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/programs')
  await expect(page.getByRole('radio')).toHaveCount(0)
  const rule = page.getByRole('group').filter({ hasText: 'You studied by distance or correspondence' })
  await expect(rule.getByText('An MD is not open with this degree.')).toBeVisible()
  await rule.getByText('You studied by distance or correspondence').click()
  await expect(rule.getByRole('link', { name: 'Compare BNYS in the table' })).toBeVisible()
  await context.close()
})

test('on a phone the three MDs are compared without scrolling sideways, each cell under its row heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/programs')
  await page.getByText('Show: Which MD?').click()
  const table = page.getByRole('table', { name: 'The three MDs compared' })
  await expect(table.getByRole('rowheader')).toHaveText([
    'What it studies',
    'Where the days are spent',
    'Suits you if',
    'Places',
  ])
  await expect(table.getByRole('row').last().getByRole('cell')).toHaveText([/^Up to 10/, /^Up to 10/, /^5 /])
  const { right } = await table.evaluate((element) => element.getBoundingClientRect().toJSON())
  expect(right).toBeLessThanOrEqual(390)
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

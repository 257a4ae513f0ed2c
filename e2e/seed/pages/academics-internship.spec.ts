import { expect, type Page, test } from '@playwright/test'
import { test as read } from '../../site/reading'

test.beforeEach(async ({ page }) => {
  await page.route(/example\.org/, (route) => route.fulfill({ body: '' }))
})

const hospitals = (page: Page) =>
  page.getByRole('list', { name: 'Internship hospitals' }).getByRole('listitem')
const field = (page: Page) => page.getByRole('textbox', { name: 'Find a hospital' })
const result = (page: Page) => page.getByRole('main').getByRole('status')

read('seventeen hospitals are listed with place, focus and what is learnt there', async ({ page }) => {
  await page.goto('/internship')
  await expect(hospitals(page)).toHaveCount(17)
  await expect(hospitals(page).getByRole('heading')).toHaveCount(17)
  for (const hospital of await hospitals(page).all())
    await expect(hospital.getByRole('term')).toHaveText(['Place', 'Focus', 'What is learnt'])
})

test('the list narrows with every letter, and the number that fits is announced', async ({ page }) => {
  await page.goto('/internship')
  await expect(result(page)).toHaveText('17 of 17 hospitals')
  await field(page).pressSequentially('kera')
  await expect(hospitals(page).getByRole('heading')).toHaveText([
    'Periyar Bank Naturopathy Hospital',
    'Vembanad House of Healing',
  ])
  await expect(result(page)).toHaveText('2 of 17 hospitals')
  await field(page).pressSequentially('la sleep')
  await expect(hospitals(page)).toHaveCount(1)
})

test('words that fit nothing are answered, and Clear brings all back and returns to the field', async ({
  page,
}) => {
  await page.goto('/internship')
  await field(page).fill('submarine')
  await expect(hospitals(page)).toHaveCount(0)
  await expect(result(page)).toContainText('No hospital fits these words')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(hospitals(page)).toHaveCount(17)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
})

test('what was typed survives Back, Forward and a reload, and can be sent as a link', async ({ page }) => {
  await page.goto('/internship')
  await expect(result(page)).toHaveText('17 of 17 hospitals')
  await field(page).pressSequentially('kerala')
  await expect(result(page)).toHaveText('2 of 17 hospitals')
  await expect(page).toHaveURL('/internship?q=kerala')
  await expect(field(page)).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await page.goBack()
  await expect(field(page)).toHaveValue('kerala')
  await expect(hospitals(page)).toHaveCount(2)
  await page.reload()
  await expect(hospitals(page)).toHaveCount(2)
  await expect(field(page)).toHaveValue('kerala')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')

  await page.goto('/internship?q=sleep+kerala')
  await expect(hospitals(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL('/internship')
})

test('without script there is no field, and all seventeen are listed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/internship')
  await expect(hospitals(page)).toHaveCount(17)
  await expect(field(page)).toHaveCount(0)
  await context.close()
})

read('printed, the list is a clean document with its map, without field and menus', async ({ page }) => {
  await page.goto('/internship')
  await page.emulateMedia({ media: 'print' })
  await expect(hospitals(page)).toHaveCount(17)
  await expect(field(page)).toBeHidden()
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('img').filter({ visible: true })).toHaveCount(1)
})

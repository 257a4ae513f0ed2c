import { expect, test } from '@playwright/test'
import { test as read } from '../../site/reading'

test.beforeEach(async ({ page }) => {
  await page.route(/example\.org/, (route) => route.fulfill({ body: '' }))
})

const topics = [
  'About the college',
  'Naturopathy and Yoga',
  'Hydrotherapy',
  'Acupuncture',
  'Acupressure',
  'Manipulative Therapy',
  'Mud Therapy',
  'Nutrition, Herbs, Dietetics and Fasting Therapy',
  'Physiotherapy',
  'Magneto Therapy',
  'Chromo Therapy',
]

read('About Us has a lead and ten therapies, each with words and a picture, in order', async ({ page }) => {
  await page.goto('/about/prakriti')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(topics)
  for (const title of topics) {
    const topic = page
      .locator('main section')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await expect(topic.getByRole('img')).toHaveCount(1)
    await expect(topic.getByRole('paragraph').first()).not.toBeEmpty()
  }
  await expect(page.getByText(/was founded in 2003/)).toBeVisible()
})

test('the table of contents leads to every topic, clear of the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about/prakriti')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link')).toHaveText(topics)
  await contents.getByRole('link', { name: 'Mud Therapy' }).click()
  await expect(page).toHaveURL('/about/prakriti#mud-therapy')
  await expect(page.getByRole('heading', { name: 'Mud Therapy' })).toBeInViewport()
  await expect(contents.getByRole('link', { name: 'Mud Therapy' })).toHaveAttribute('aria-current', 'true')
})

test('on a phone the table of contents is folded above the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about/prakriti')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link')).toHaveCount(0)
  await contents.locator('summary').click()
  await expect(contents.getByRole('link')).toHaveCount(11)
})

read('the foundation tells its history in six years, and two ways lead to its own site', async ({ page }) => {
  await page.goto('/about/aef')
  const years = page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') })
  await expect(years).toHaveCount(6)
  for (const [index, [year, title]] of (
    [
      ['1980', 'A clinic'],
      ['1982', 'A pharmacy'],
      ['1986', 'A health centre'],
      ['1995', 'The foundation'],
      ['1996', 'The first colleges'],
      ['1998', 'PU and degree colleges'],
    ] as const
  ).entries()) {
    await expect(years.nth(index).getByRole('time')).toHaveText(year)
    await expect(years.nth(index).getByRole('heading')).toHaveText(title)
  }
  const banner = page
    .locator('main header')
    .first()
    .getByRole('link', { name: /Visit Arogya/ })
  for (const way of [page.getByRole('link', { name: /Know more/ }), banner]) {
    await expect(way).toHaveAttribute('href', 'https://foundation.example.org')
    await expect(way).toHaveAccessibleName(/opens in a new tab/)
  }
})

read('chairman, principal and vice principal write, each with a quote and a signature', async ({ page }) => {
  await page.goto('/about/messages')
  const letters = page.getByRole('article')
  await expect(letters).toHaveCount(3)
  for (const [index, [role, name]] of (
    [
      ['Chairman', 'Dr. Devaraj Annigeri'],
      ['Principal', 'Dr. Sulochana Pattanashetti'],
      ['Vice Principal', 'Dr. Kurian Puthenveettil'],
    ] as const
  ).entries()) {
    const letter = letters.nth(index)
    await expect(letter.getByRole('heading', { name: `Message from the ${role}` })).toBeVisible()
    await expect(letter.getByRole('blockquote')).not.toBeEmpty()
    await expect(letter.locator('svg')).toBeVisible()
    await expect(letter.locator('footer')).toContainText(name)
    await expect(letter.locator('footer')).toContainText(role)
  }
})

read('three trustees stand together, each with a portrait and an office', async ({ page }) => {
  await page.goto('/about/messages')
  const board = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Management Trustees' }) })
  const trustees = board.getByRole('listitem')
  await expect(trustees).toHaveCount(3)
  for (const trustee of await trustees.all()) {
    await expect(trustee.getByRole('heading')).not.toBeEmpty()
    await expect(trustee.locator('svg')).toBeVisible()
    await expect(trustee).toContainText('Trustee')
  }
})

read('vision and mission each have a box with paragraphs and a picture', async ({ page }) => {
  await page.goto('/about/vision-mission')
  for (const name of ['Vision', 'Mission']) {
    const box = page.locator('main section').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(box.getByRole('paragraph')).toHaveCount(3)
    await expect(box.getByRole('img')).toHaveCount(1)
  }
})

test('with script off every page about the college is whole', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.route(/example\.org/, (route) => route.fulfill({ body: '' }))
  await page.goto('/about/prakriti')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(topics)
  await page.goto('/about/aef')
  await expect(page.getByRole('time')).toHaveCount(6)
  await page.goto('/about/messages')
  await expect(page.getByRole('blockquote')).toHaveCount(3)
  await page.goto('/about/vision-mission')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(['Vision', 'Mission'])
  await context.close()
})

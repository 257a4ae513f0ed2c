import { test as read } from '../../site/reading'
import { expect, test, untilLive } from '../../site/site'

test('the dates of an activity come as a calendar file, at a link that names it', async ({
  page,
  request,
}) => {
  await page.goto('/academics/activitiesdemo/yoga-day')
  const link = page.getByRole('main').getByRole('link', { name: 'Add to calendar Yoga Day' })
  const response = await request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toMatch(/^text\/calendar/)
  const file = await response.text()
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/)
  expect(file).toContain('SUMMARY:Yoga Day\r\n')
  expect(file).toContain('DTSTART;VALUE=DATE:20150621\r\nDTEND;VALUE=DATE:20150622\r\nRRULE:FREQ=YEARLY\r\n')
})

read('an activity without days of its own, or whose days are past, offers no calendar', async ({ page }) => {
  for (const path of ['activitiesdemo/health-camp', 'activities/kids-camp', 'activitiesdemo/guest-talk']) {
    await page.goto(`/academics/${path}`)
    await expect(page.getByRole('link', { name: /Add to calendar/ })).toHaveCount(0)
  }
  await page.goto('/academics/activitiesdemo/yoga-day')
  await expect(page.getByRole('link', { name: 'Add to calendar Yoga Day' })).toBeVisible()
})

test('a telephone number on the contact page can be rung, and copied by its button', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/contact')
  await untilLive(page, '/contact')
  const information = page.getByRole('region', { name: 'Contact information' })
  const office = information.getByRole('link', { name: /^\+91/ }).first()
  const number = await office.innerText()
  await expect(office).toHaveAttribute('href', `tel:${number.replaceAll(' ', '')}`)
  await information.getByRole('button', { name: `Copy ${number}` }).click()
  await expect(information.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
})

test('an activity is shared by the device, or its address copied, without asking another service', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
  })
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto('/academics/activitiesdemo/nss')
  await untilLive(page, '/academics/activitiesdemo/nss')
  await page.getByRole('main').getByRole('button', { name: 'Share this page' }).click()
  await expect(page.getByRole('main').getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/academics/activitiesdemo/nss`,
  )
  expect(elsewhere).toEqual([])
})

test('with script off there are no buttons that could do nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/contact')
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0)
  await page.goto('/academics/achieve')
  await expect(page.getByRole('button', { name: 'Share this page' })).toHaveCount(0)
  await context.close()
})

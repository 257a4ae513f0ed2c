import { expect, test } from '../site/site'

test('the dates of an activity come as a calendar file, at a link that names it', async ({
  page,
  request,
}) => {
  await page.goto('/academics/activities/kids-camp')
  const link = page.getByRole('main').getByRole('link', { name: 'Add to calendar: Kids Camp' })
  const response = await request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toMatch(/^text\/calendar/)
  const file = await response.text()
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/)
  expect(file).toContain('SUMMARY:Kids Camp\r\n')
  expect(file).toContain('DTSTART;VALUE=DATE:20241016\r\nDTEND;VALUE=DATE:20241019\r\n')
})

test('an activity without days of its own offers no calendar', async ({ page }) => {
  await page.goto('/academics/activitiesdemo/health-camp')
  await expect(page.getByRole('link', { name: /Add to calendar/ })).toHaveCount(0)
  await page.goto('/academics/activitiesdemo/yoga-day')
  await expect(page.getByRole('link', { name: 'Add to calendar: Yoga Day' })).toBeVisible()
})

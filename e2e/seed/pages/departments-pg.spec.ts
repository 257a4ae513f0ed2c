import { expect, type Page, test } from '@playwright/test'
import { test as read } from '../../site/reading'

const courses = [
  {
    path: '/department/master',
    title: 'MD Clinical Yoga',
    intake: 'Up to 10 students',
    course: 'master-in-yoga-therapy',
  },
  {
    path: '/department/pg1',
    title: 'MD Clinical Naturopathy',
    intake: 'Up to 10 students',
    course: 'clinical-naturopathy',
  },
  {
    path: '/department/pg2',
    title: 'MD Clinical Nutrition and Dietetics',
    intake: '5 students',
    course: 'fasting-and-nutrition',
  },
]

test.beforeEach(async ({ page }) => {
  await page.route(/example\.org/, (route) => route.fulfill({ body: '' }))
})

const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) })

read('the list has the three courses with duration, intake and eligibility', async ({ page }) => {
  await page.goto('/department/pg')
  const rows = page.getByRole('main').getByRole('article')
  await expect(rows).toHaveCount(3)
  for (const [index, { path, title, intake }] of courses.entries()) {
    const row = rows.nth(index)
    await expect(row.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', path)
    await expect(row.getByRole('definition')).toContainText([
      '3 years',
      intake,
      'BNYS with one-year internship',
    ])
  }
})

for (const { path, title, intake, course } of courses)
  read(
    `${title} has eligibility, overview, a duration of three years, its intake and its faculty`,
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const glance = page.getByRole('region', { name: 'At a glance' })
      await expect(glance.getByRole('heading')).toHaveText(['Duration', 'Intake'])
      await expect(glance).toContainText('Three years')
      await expect(glance).toContainText(intake)
      await expect(section(page, 'Overview').getByRole('paragraph').first()).toBeVisible()

      const eligibility = section(page, 'Eligibility')
      await expect(eligibility.getByRole('heading', { level: 3 })).toHaveText([
        'You need',
        'Also accepted',
        'Not accepted',
      ])
      await expect(eligibility).toContainText('BNYS with the one-year internship')
      await expect(eligibility).toContainText('Permanent registration')
      await expect(eligibility).toContainText('full-time ND')
      await expect(eligibility).toContainText('distance or correspondence')

      await expect(
        section(page, 'What you study, year by year').getByRole('heading', { level: 3 }),
      ).toHaveText(['First year', 'Second year', 'Third year'])
      expect(await section(page, 'Faculty').locator('summary').count()).toBeGreaterThanOrEqual(3)
      await expect(page.getByRole('main').getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
        'href',
        `/apply?course=${course}`,
      )
    },
  )

test('a course leads on to the two others and to the list', async ({ page }) => {
  await page.goto('/department/pg1')
  const others = section(page, 'Other postgraduate courses')
  await expect(others.getByRole('link')).toHaveText([
    'MD Clinical Yoga',
    'MD Clinical Nutrition and Dietetics',
    'All postgraduate courses',
  ])
  await others.getByRole('link', { name: 'MD Clinical Yoga' }).click()
  await expect(page).toHaveURL(/\/department\/master$/)
})

read('on paper a course is its text, its plan of study and its people', async ({ page }) => {
  await page.goto('/department/master')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText('21 Years').filter({ visible: true })).toHaveCount(1)
  await expect(main.getByText('Research methods and biostatistics')).toBeVisible()
  await expect(main.getByRole('img').filter({ visible: true })).toHaveCount(0)
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('heading', { name: 'Other postgraduate courses' })).toHaveCount(0)
})

test('with script off a course has everything, the backs of the cards too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/department/pg1')
  const faculty = section(page, 'Faculty')
  await faculty.locator('summary').first().click()
  await expect(faculty.getByRole('definition').first()).toBeVisible()
  await expect(section(page, 'Eligibility').getByText('Permanent registration')).toBeVisible()
  await context.close()
})

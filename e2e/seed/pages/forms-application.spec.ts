import { expect, payload, test } from '../../forms/mail'
import { nightly } from '../../site/nightly'
import { test as read } from '../../site/reading'
import { formOn, rightValues } from '../forms'

const courses = [
  'Anatomy',
  'Physiology',
  'Biochemistry',
  'Energy Medicine',
  'Fasting and Nutrition',
  'Modern Diagnosis',
  'Pathology',
  'Community Medicine',
  'Hydrotherapy',
  'Manipulative Therapies',
  'Yoga',
  'Clinical Naturopathy',
  'Psychology',
  'Master in Yoga Therapy',
]

for (const path of ['/apply', '/department/admission'])
  test(`${path} has the application form with fourteen courses after the placeholder`, async ({ page }) => {
    await page.goto(path)
    const { form, field } = formOn(page, 'application')
    await expect(form).toBeVisible()
    await expect(field('Course').getByRole('option')).toHaveText(['-- Choose a Course --', ...courses])
    await expect(field('Course').locator('optgroup[label^=BNYS] > option')).toHaveCount(13)
    await expect(field('Course').locator('optgroup[label=MD] > option')).toHaveText([
      'Master in Yoga Therapy',
    ])
    await expect(field('Course')).toHaveAccessibleDescription(/^For BNYS, choose the department/)
    await expect(field('Course')).toHaveValue('')
    for (const label of ['Name', 'Email', 'Phone', 'Course'])
      await expect(field(label)).toHaveAttribute('required')
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Documents to have ready' })).toBeVisible()
  })

for (const [path, width, direction] of [
  ['/apply', 1440, 'down'],
  ['/apply', 390, 'down'],
  ['/department/admission', 1440, 'across'],
  ['/department/admission', 390, 'down'],
] as const)
  read(
    `${path}, ${width} px: the way to admission is drawn ${direction}, from each step to the next`,
    nightly(path === '/apply'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const steps = page
        .getByRole('list')
        .filter({ has: page.getByRole('heading', { level: 3 }) })
        .getByRole('listitem')
      await expect(steps.getByRole('heading')).toHaveText([
        'We read your application',
        'We check eligibility together',
        'You see the place',
        'Counselling and allotment',
        'Admission',
      ])
      const boxes = await Promise.all(
        (await steps.all()).map(async (step, index) => ({
          drawing: await step.locator('svg').boundingBox(),
          number: await step.getByText(String(index + 1), { exact: true }).boundingBox(),
        })),
      )
      for (const [index, { drawing, number }] of boxes.entries()) {
        const next = boxes[index + 1]?.number
        if (!drawing || !number) throw new Error(`Step ${index + 1} is not drawn.`)
        if (!next) continue
        const [end, begin] =
          direction === 'across' ? [drawing.x + drawing.width, next.x] : [drawing.y + drawing.height, next.y]
        expect(end).toBeGreaterThanOrEqual(begin)
        expect(Math.abs(direction === 'across' ? next.y - number.y : next.x - number.x)).toBeLessThan(1)
      }
    },
  )

test('the subject carries the phone number and the message the course', async ({ page, mail }) => {
  const application = formOn(page, 'application')
  await application.open()
  await application.fill(rightValues('application', mail.sender))
  await application.button.click()
  await expect.poll(() => mail.alerts).toEqual(['Message sent successfully!'])
  await expect(application.status).toHaveText('Message sent successfully!')
  await application.expectValues({ Name: '', Email: '', Phone: '', Course: '' })
  const { contentType, endpoint, raw } = await mail.only()
  expect(endpoint).toBe('/api/v1.0/email/send-form')
  expect(raw.toString('utf8')).toBe(
    payload(contentType, 'application', {
      name: 'Asha Rao',
      email: mail.sender,
      subject: '+911234567890',
      message: 'Hydrotherapy',
    }),
  )
})

test('the browser asks for what is missing, and nothing is sent', async ({ page, mail }) => {
  const application = formOn(page, 'application')
  await application.open()
  await application.fill({ ...rightValues('application', mail.sender), Course: '' })
  await application.button.click()
  await expect(application.field('Course')).toBeFocused()
  expect(mail.alerts).toEqual([])
  expect(await mail.requests()).toEqual([])
})

test('no rule of its own: any name and any phone number will do', async ({ page, mail }) => {
  const application = formOn(page, 'application')
  await application.open()
  await application.fill({
    ...rightValues('application', mail.sender),
    Name: "K. D'Souza 2",
    Phone: '080-12345',
  })
  await application.button.click()
  await expect.poll(() => mail.alerts).toEqual(['Message sent successfully!'])
})

test('a link can choose the course; what the visitor chooses after that wins', async ({ page }) => {
  const application = formOn(page, 'application')
  await application.open('?course=master-in-yoga-therapy')
  await application.expectValues({ Course: 'Master in Yoga Therapy' })
  await application.fill({ Course: 'Pathology' })
  await page.reload()
  await application.expectValues({ Course: 'Pathology' })
  await application.open('?course=yoga')
  await application.expectValues({ Course: 'Yoga' })
  await application.open('?course=acupuncture')
  await application.expectValues({ Course: 'Yoga' })
  await expect(application.field('Course')).toHaveAccessibleDescription(/has no entry of its own/)
})

test('what was begun at one of the two addresses goes on at the other', async ({ page }) => {
  const application = formOn(page, 'application')
  await application.open()
  await application.fill({ Name: 'Asha Rao', Course: 'Yoga' })
  await page.goto('/department/admission')
  await application.expectValues({ Name: 'Asha Rao', Course: 'Yoga' })
})

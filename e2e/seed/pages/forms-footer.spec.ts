import { expect, payload, test, unfoldFooter } from '../../forms/mail'
import { nightly } from '../../site/nightly'
import { formOn, rightValues } from '../forms'

for (const path of ['/', '/library', '/department/ug', '/privacy'])
  test(
    `the footer of ${path} has the contact form before any script has run`,
    nightly(path !== '/'),
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(path)
      await unfoldFooter(page)
      const form = page.getByRole('contentinfo').getByRole('form', { name: 'Send us a message' })
      for (const label of ['Name', 'Email', 'Subject', 'Message'])
        await expect(form.getByLabel(label, { exact: true })).toBeVisible()
      await context.close()
    },
  )

test('its four fields are required, the address is of e-mail type, the box has four rows', async ({
  page,
}) => {
  const footer = formOn(page, 'footer')
  await footer.open()
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    await expect(footer.field(label)).toHaveAttribute('required')
  await expect(footer.field('Email')).toHaveAttribute('type', 'email')
  await expect(footer.field('Message')).toHaveAttribute('rows', '4')
})

test('the browser asks for what is missing, and nothing is sent', async ({ page, mail }) => {
  const footer = formOn(page, 'footer')
  await footer.open()
  await footer.fill({ ...rightValues('footer', mail.sender), Subject: '' })
  await footer.button.click()
  await expect(footer.field('Subject')).toBeFocused()
  expect(await mail.requests()).toEqual([])
})

test('it sends name, email, subject and message, and is empty afterwards', async ({ page, mail }) => {
  const footer = formOn(page, 'footer')
  await footer.open()
  await footer.fill(rightValues('footer', mail.sender))
  await footer.button.click()
  await expect.poll(() => mail.alerts).toEqual(['Your message has been sent!'])
  await expect(footer.status).toHaveText('Your message has been sent!')
  await footer.expectValues({ Name: '', Email: '', Subject: '', Message: '' })
  const { contentType, raw } = await mail.only()
  expect(raw.toString('utf8')).toBe(
    payload(contentType, 'contact', {
      name: 'Asha Rao',
      email: mail.sender,
      subject: 'A visit',
      message: 'May I come on Monday?',
    }),
  )
})

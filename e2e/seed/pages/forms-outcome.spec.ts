import type { Page } from '@playwright/test'
import { type Behaviour, expect, type Mail, test } from '../../forms/mail'
import { nightly } from '../../site/nightly'
import { formOn, forms, rightValues } from '../forms'

const failure = 'Failed to send message. Please try again.'
const kinds = Object.keys(forms) as (keyof typeof forms)[]

const answers = [
  ['400, a wrong key', { status: 400, text: 'The Public Key is invalid.' }],
  ['403', { status: 403, text: 'Forbidden' }],
  ['429, too many requests', { status: 429, text: 'Too Many Requests' }],
  ['500', { status: 500, text: 'Oops' }],
  ['502 and a page of nonsense', { status: 502, text: '<html><h1>Bad gateway</h1>'.repeat(200) }],
  ['nothing, because the connection broke', { gone: true }],
] as const

for (const [what, order] of answers)
  test(
    `the service answers ${what}: a sentence, a way out, no lost value`,
    nightly(what !== answers[0][0]),
    async ({ page, mail }) => {
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      const values = rightValues('contact', mail.sender)
      const contact = formOn(page, 'contact')
      await contact.open()
      await contact.fill(values)
      await mail.next(order)
      await contact.button.click()
      await expect(contact.alert).toContainText(failure)
      await expect.poll(() => mail.alerts).toEqual([failure])
      await contact.expectValues(values)
      await expect(contact.form.getByRole('link', { name: /^Ring \+91/ })).toHaveAttribute(
        'href',
        /^tel:\+\d+$/,
      )
      const letter = await contact.form.getByRole('link', { name: /^Write to office@/ }).getAttribute('href')
      expect(new URL(letter ?? '').searchParams.get('body')).toContain('Or on Tuesday?')
      expect(await mail.requests()).toHaveLength(1)
      const status = 'status' in order ? order.status : 0
      expect(logged.join('\n')).toContain(`The message was not sent: status ${status}, `)
    },
  )

for (const kind of kinds)
  test(
    `the ${kind} form keeps its values after a failure and can be sent again at once`,
    nightly(kind !== kinds[0]),
    async ({ page, mail }) => {
      const values = rightValues(kind, mail.sender)
      const one = formOn(page, kind)
      await one.open()
      await one.fill(values)
      await mail.next({ status: 500, text: 'Oops' })
      await one.button.click()
      await expect.poll(() => mail.alerts).toEqual([failure])
      await one.expectValues(values)
      await one.button.click()
      const success = kind === 'footer' ? 'Your message has been sent!' : 'Message sent successfully!'
      await expect.poll(() => mail.alerts).toEqual([failure, success])
      await expect(one.status).toHaveText(success)
      await one.expectValues({ Name: '', Email: '' })
      expect(await mail.messages()).toHaveLength(1)
    },
  )

test('while a slow service works the button says so, and a second press sends nothing', async ({
  page,
  mail,
}) => {
  const contact = formOn(page, 'contact')
  await contact.open()
  await contact.fill(rightValues('contact', mail.sender))
  await mail.next({ delay: 2_500 })
  await contact.button.click()
  const busy = contact.form.getByRole('button', { name: 'Sending…' })
  await expect(busy).toBeDisabled()
  await expect(contact.status).toHaveText('Your message is being sent…')
  await busy.click({ force: true })
  await contact.field('Subject').press('Enter')
  await expect(contact.status).toHaveText('Message sent successfully!')
  expect(await mail.requests()).toHaveLength(1)
})

test('a service that hangs: after 15 seconds the form admits its doubt and keeps the text', async ({
  page,
  mail,
}) => {
  await page.clock.install()
  const values = rightValues('contact', mail.sender)
  const contact = formOn(page, 'contact')
  await contact.open()
  await contact.fill(values)
  await mail.next({ hang: true })
  await contact.button.click()
  await page.clock.fastForward(2_000)
  await expect.poll(async () => (await mail.requests()).length).toBe(1)
  await page.clock.fastForward(6_000)
  await expect(contact.status).toContainText('Still sending.')
  await page.clock.fastForward(9_500)
  await expect(contact.alert).toContainText('has not answered within 15 seconds')
  await expect.poll(() => mail.alerts).toEqual([failure])
  await contact.expectValues(values)
  await expect(contact.button).toBeEnabled()
})

/** Sends a valid message whose answer arrives after the time-out, when the returned function is called. */
async function sendAndTimeOut(page: Page, mail: Mail, order: Behaviour) {
  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`${mail.origin}/**`, async (route) => {
    const response = await route.fetch()
    await late
    await route.fulfill({ response })
  })
  await page.clock.install()
  const contact = formOn(page, 'contact')
  await contact.open()
  await contact.fill(rightValues('contact', mail.sender))
  await mail.next(order)
  await contact.button.click()
  await page.clock.fastForward(2_000)
  await expect.poll(async () => (await mail.requests()).length).toBe(1)
  await page.clock.fastForward(15_000)
  await expect(contact.alert).toContainText(failure)
  return { contact, answer }
}

test('a success that comes after the time-out is announced like any other', async ({ page, mail }) => {
  const { contact, answer } = await sendAndTimeOut(page, mail, {})
  answer()
  await expect(contact.status).toHaveText('Message sent successfully!')
  await expect.poll(() => mail.alerts).toEqual([failure, 'Message sent successfully!'])
  await contact.expectValues({ Name: '', Message: '' })
})

test('a success that comes after the time-out leaves text alone that was changed meanwhile', async ({
  page,
  mail,
}) => {
  const { contact, answer } = await sendAndTimeOut(page, mail, {})
  await contact.fill({ Message: 'May I come on Friday?' })
  answer()
  await expect.poll(() => mail.alerts).toEqual([failure, 'Message sent successfully!'])
  await expect(contact.status).toHaveText('Message sent successfully!')
  await contact.expectValues({ Name: 'Asha Rao', Message: 'May I come on Friday?' })
})

test('a success that comes after the time-out finds the form on the page that the visitor came back to', async ({
  page,
  mail,
}) => {
  const { contact, answer } = await sendAndTimeOut(page, mail, {})
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Internship' }).click()
  await expect(page).toHaveURL(/internship$/)
  await page.goBack()
  await contact.expectValues({ Name: 'Asha Rao' })
  answer()
  await expect(contact.status).toHaveText('Message sent successfully!')
  await contact.expectValues({ Name: '', Message: '' })
  await expect.poll(() => mail.alerts).toEqual([failure, 'Message sent successfully!'])
})

test('a failure that comes after the time-out is not said twice', async ({ page, mail }) => {
  const { contact, answer } = await sendAndTimeOut(page, mail, { status: 500, text: 'Oops' })
  const late = page.waitForResponse((response) => response.status() === 500)
  answer()
  await late
  await contact.fill({ Subject: 'Another visit' })
  await contact.button.click()
  await page.clock.fastForward(2_000)
  await expect(contact.status).toHaveText('Message sent successfully!')
  await expect.poll(() => mail.alerts).toEqual([failure, 'Message sent successfully!'])
})

test('leaving the page while a message is on its way neither loses nor doubles it', async ({
  page,
  mail,
}) => {
  const contact = formOn(page, 'contact')
  await contact.open()
  await contact.fill(rightValues('contact', mail.sender))
  await mail.next({ delay: 3_000 })
  await contact.button.click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Internship' }).click()
  await expect(page).toHaveURL(/internship$/)
  await page.goBack()
  await expect(contact.form.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await expect(contact.status).toHaveText('Message sent successfully!', { timeout: 15_000 })
  await contact.expectValues({ Name: '', Message: '' })
  expect(mail.alerts).toEqual(['Message sent successfully!'])
  expect(await mail.requests()).toHaveLength(1)
})

test('offline: said before sending, kept, and offered again when the connection is back', async ({
  page,
  context,
  mail,
}) => {
  const values = rightValues('contact', mail.sender)
  const contact = formOn(page, 'contact')
  await contact.open()
  await contact.fill(values)
  await context.setOffline(true)
  await expect(contact.status).toContainText('You are offline.')
  await contact.button.click()
  await expect(contact.status).toContainText('You are offline.')
  await contact.expectValues(values)
  expect(mail.alerts).toEqual([])
  await context.setOffline(false)
  await expect(contact.status).toContainText('The connection is back.')
  await contact.form.getByRole('button', { name: 'Send it now' }).click()
  await expect(contact.status).toHaveText('Message sent successfully!')
  expect(await mail.messages()).toHaveLength(1)
})

for (const kind of kinds)
  test(
    `“Send it now” on the ${kind} form keeps the focus at the button that sends, also after a failure`,
    nightly(kind !== kinds[0]),
    async ({ page, context, mail }) => {
      const one = formOn(page, kind)
      await one.open()
      await one.fill(rightValues(kind, mail.sender))
      await context.setOffline(true)
      await one.button.click()
      await context.setOffline(false)
      await mail.next({ status: 500, text: 'Oops', delay: 1_000 }, {})
      await one.form.getByRole('button', { name: 'Send it now' }).press('Enter')
      await expect(one.form.getByRole('button', { name: 'Sending…' })).toBeFocused()
      await expect(one.alert).toContainText(failure)
      await expect.poll(() => mail.alerts).toEqual([failure])
      await expect(one.button).toBeFocused()
      await page.keyboard.press('Enter')
      await expect.poll(() => mail.alerts).toHaveLength(2)
      // Shown instead of the fields: what happens next.
      await expect(one.button).toBeHidden()
      await page.keyboard.press('Tab')
      await expect(one.form.getByRole('link', { name: /Ring/ })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(one.field('Name')).toBeFocused()
      await one.expectValues({ Name: '', Email: '' })
    },
  )

test('offline again with the focus on “Send it now”: the focus stays in the form', async ({
  page,
  context,
  mail,
}) => {
  const contact = formOn(page, 'contact')
  await contact.open()
  await contact.fill(rightValues('contact', mail.sender))
  await context.setOffline(true)
  await contact.button.click()
  await context.setOffline(false)
  const sendNow = contact.form.getByRole('button', { name: 'Send it now' })
  await sendNow.focus()
  await context.setOffline(true)
  await expect(sendNow).toBeHidden()
  await expect(contact.button).toBeFocused()
})

test('a robot that fills in the hidden field sends nothing', async ({ page, mail }) => {
  const contact = formOn(page, 'contact')
  await contact.open()
  await contact.fill(rightValues('contact', mail.sender))
  await contact.form.locator('input[name=website]').fill('https://spam.example.org', { force: true })
  await contact.button.click()
  await expect.poll(() => mail.alerts).toEqual([failure])
  expect(await mail.requests()).toEqual([])
})

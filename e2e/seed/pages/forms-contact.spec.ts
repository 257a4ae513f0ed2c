import { expect, payload, test } from '../../forms/mail'
import { nightly } from '../../site/nightly'
import { formOn, rightValues } from '../forms'

const messages = {
  Name: 'Name must be letters only (max 25 characters).',
  Email: 'Invalid email format.',
  Phone: 'Phone number must be 13 digits including country code (e.g., +911234567890).',
  Subject: 'Subject is required.',
  Message: 'Message is required.',
}
type Label = keyof typeof messages

test('what the contact page says itself is not said again below it: the footer takes no more than 260 px on a desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Back to Top' }).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await footer.boundingBox())?.height).toBeLessThanOrEqual(260)
})

test.describe('what the contact form refuses', () => {
  test('an empty form: every field says what is wrong, the first has the focus, nothing is sent', async ({
    page,
    mail,
  }) => {
    const contact = formOn(page, 'contact')
    await contact.open()
    let asked = 0
    page.on('request', (request) => {
      if (request.url().startsWith(mail.origin)) asked++
    })
    await contact.button.click()
    for (const label of Object.keys(messages) as Label[]) {
      const field = contact.field(label)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(new RegExp(`${escaped(messages[label])}$`))
      await expect(contact.form.getByText(messages[label])).toBeVisible()
    }
    await expect(contact.field('Name')).toBeFocused()
    await expect(contact.status).toHaveText('5 fields need your attention.')
    expect(asked).toBe(0)
    expect(mail.alerts).toEqual([])
  })

  const wrong: [Label, string, string][] = [
    ['Name', 'only spaces', '   '],
    ['Name', 'twenty-six letters', 'a'.repeat(26)],
    ['Name', 'digits', 'Asha 2'],
    ['Name', 'an emoji', 'Asha 🌿'],
    ['Name', 'markup', '<b>Asha</b>'],
    ['Email', 'a word', 'asha'],
    ['Email', 'a space inside', 'as ha@example.org'],
    ['Email', 'no ending', 'asha@example'],
    ['Phone', 'nothing', ''],
    ['Phone', 'no plus sign', '911234567890'],
    ['Phone', 'eleven digits', '+91123456789'],
    ['Phone', 'thirteen digits', '+9112345678901'],
    ['Phone', 'blanks', '+91 1234567890'],
    ['Subject', 'only spaces', '   '],
    ['Message', 'only spaces and lines', ' \n \n'],
  ]
  test('one wrong value after the other: its field is named and focused, and nothing is sent', async ({
    page,
    mail,
  }) => {
    const contact = formOn(page, 'contact')
    const right = rightValues('contact', mail.sender)
    await contact.open()
    await contact.fill(right)
    for (const [label, what, value] of wrong)
      await test.step(`${label}: ${what}`, async () => {
        await contact.fill({ [label]: value })
        await contact.button.click()
        await expect(contact.field(label)).toBeFocused()
        await expect(contact.form.getByText(messages[label])).toBeVisible()
        await expect(contact.form.locator('[aria-invalid]')).toHaveCount(1)
        await expect(contact.status).toHaveText('One field needs your attention.')
        await contact.fill({ [label]: right[label] ?? '' })
      })
    expect(await mail.requests()).toEqual([])
  })

  test('a message of a megabyte: the limit is said before anything is sent, and the text stays', async ({
    page,
    mail,
  }) => {
    const contact = formOn(page, 'contact')
    const long = 'a'.repeat(1_000_000)
    await contact.open()
    await contact.fill({ ...rightValues('contact', mail.sender), Message: long })
    await expect(contact.form.getByText(/10000 characters at most; yours has 1000000/)).toBeVisible()
    await contact.button.click()
    await expect(contact.field('Message')).toBeFocused()
    await expect(contact.field('Message')).toHaveValue(long)
    expect(await mail.requests()).toEqual([])
  })

  test('an error goes when its field becomes right, and no new one appears meanwhile', async ({ page }) => {
    const contact = formOn(page, 'contact')
    await contact.open()
    await contact.button.click()
    await contact.field('Name').fill('A')
    await expect(contact.form.getByText(messages.Name)).toBeHidden()
    await expect(contact.field('Name')).not.toHaveAttribute('aria-invalid')
    await expect(contact.form.locator('[aria-invalid]')).toHaveCount(4)
    await contact.field('Name').fill('')
    await expect(contact.form.locator('[aria-invalid]')).toHaveCount(4)
  })
})

test('all fields but the phone are required for the browser as well', async ({ page }) => {
  const contact = formOn(page, 'contact')
  await contact.open()
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    await expect(contact.field(label)).toHaveAttribute('required')
  await expect(contact.field('Phone')).not.toHaveAttribute('required')
})

test.describe('what arrives is what was typed', () => {
  const words: [string, Record<string, string>][] = [
    ['plain words', {}],
    ['a name of one letter', { Name: 'A' }],
    ['a name of twenty-five letters', { Name: 'Abcde'.repeat(5) }],
    ['Kannada', { Name: 'ಶಾರದಾ ಹೆಗ್ಡೆ', Subject: 'ಭೇಟಿ', Message: 'ಸೋಮವಾರ ಬರಬಹುದೇ?' }],
    ['Urdu, from right to left', { Name: 'فاطمہ بیگم', Message: 'کیا میں پیر کو آ سکتی ہوں؟' }],
    ['emoji', { Subject: '🌿', Message: 'Thank you 🙏🏽' }],
    ['markup', { Subject: '<script>alert(1)</script>', Message: '"><img src=x onerror=alert(1)>&amp;' }],
    [
      'a try at header injection',
      { Subject: 'Hi%0d%0aBcc: x@example.org', Message: 'Hi\r\nBcc: x@example.org\r\n--b' },
    ],
    ['blanks at the ends of a message', { Message: '  Hello\n' }],
  ]
  for (const [what, typed] of words)
    test(what, nightly(what !== 'a try at header injection'), async ({ page, mail }) => {
      const values = { ...rightValues('contact', mail.sender), ...typed }
      const contact = formOn(page, 'contact')
      await contact.open()
      await contact.fill(values)
      await contact.button.click()
      await expect.poll(() => mail.alerts).toEqual(['Message sent successfully!'])
      const { Name, Email, Phone, Subject, Message } = values
      const { contentType, endpoint, origin, raw } = await mail.only()
      expect(endpoint).toBe('/api/v1.0/email/send-form')
      expect(origin).toBe(new URL(page.url()).origin)
      expect(raw.toString('utf8')).toBe(
        payload(contentType, 'contact', {
          name: Name ?? '',
          email: Email ?? '',
          phone: Phone ?? '',
          subject: Subject ?? '',
          message: Message ?? '',
        }),
      )
    })
})

test('after a success the form is empty, without errors, and says so in a line that stays', async ({
  page,
  mail,
}) => {
  const contact = formOn(page, 'contact')
  await contact.open()
  await contact.button.click()
  await contact.fill(rightValues('contact', mail.sender))
  await contact.button.click()
  await expect(contact.status).toHaveText('Message sent successfully!')
  await contact.expectValues({ Name: '', Email: '', Phone: '', Subject: '', Message: '' })
  await expect(contact.form.locator('[aria-invalid]')).toHaveCount(0)
  await expect.poll(() => mail.alerts).toEqual(['Message sent successfully!'])
})

test('the page gives the address, all numbers, three e-mail addresses and the map', async ({
  page,
  mail,
}) => {
  await page.route('https://maps.example.org/**', (route) => route.fulfill({ body: '' }))
  await page.goto('/contact')
  expect(mail.alerts).toEqual([])
  const information = page.getByRole('region', { name: 'Contact information' })
  await expect(information).toContainText('Prakriti College of Naturopathy & Yogic Sciences')
  await expect(information).toContainText('Karnataka')
  await expect(information.locator('a[href^="tel:"]')).toHaveCount(3)
  await expect(information.locator('a[href^="mailto:"]')).toHaveCount(3)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /Open the map/ }).scrollIntoViewIfNeeded()
  await expect(main.getByTitle('Map showing the way to Prakriti College')).toHaveAttribute('loading', 'lazy')
  await expect(main.getByRole('link', { name: /Open the map/ })).toBeVisible()
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

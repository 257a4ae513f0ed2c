import { expect, test } from '../../forms/mail'
import { nightly } from '../../site/nightly'
import { formOn, forms, rightValues } from '../forms'

const kinds = Object.keys(forms) as (keyof typeof forms)[]

for (const kind of kinds)
  test(
    `what is typed into the ${kind} form survives a reload and a way through other pages`,
    nightly(kind !== kinds[0]),
    async ({ page, mail }) => {
      const values = rightValues(kind, mail.sender)
      const one = formOn(page, kind)
      await one.open()
      await one.fill(values)
      await page.reload()
      await one.form.scrollIntoViewIfNeeded()
      await one.expectValues(values)
      await expect(one.status).toHaveText('This is the text that you had begun to write.')
      await page.goto('/internship')
      await one.open()
      await one.expectValues(values)
    },
  )

test('another tab does not see it', async ({ page, context, mail }) => {
  const contact = formOn(page, 'contact')
  await contact.open()
  await contact.fill(rightValues('contact', mail.sender))
  const other = formOn(await context.newPage(), 'contact')
  await other.open()
  await other.expectValues({ Name: '', Message: '' })
})

test('nothing is kept of a message that was sent', async ({ page, mail }) => {
  const contact = formOn(page, 'contact')
  await contact.open()
  await contact.fill(rightValues('contact', mail.sender))
  await contact.button.click()
  await expect(contact.status).toHaveText('Message sent successfully!')
  await page.reload()
  await contact.expectValues({ Name: '', Email: '', Phone: '', Subject: '', Message: '' })
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))),
  ).toEqual([])
})

test('a restored form can be cleared, and stays clear', async ({ page, mail }) => {
  const contact = formOn(page, 'contact')
  await contact.open()
  await contact.fill(rightValues('contact', mail.sender))
  await page.reload()
  await contact.form.getByRole('button', { name: 'Clear the form' }).click()
  await expect(contact.status).toHaveText('The form is empty again.')
  await expect(contact.field('Name')).toBeFocused()
  await page.reload()
  await contact.expectValues({ Name: '', Message: '' })
})

test('text that was typed before script came stays and is kept', async ({ page }) => {
  const waiting: (() => void)[] = []
  let open = false
  await page.route('**/assets/**/*.js', async (route) => {
    if (!open) await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  const contact = formOn(page, 'contact')
  await contact.field('Name').fill('Asha')
  await contact.field('Message').fill('a'.repeat(9_900))
  open = true
  for (const go of waiting) go()
  await expect(contact.form.locator('button[type=submit]')).toBeVisible()
  await contact.expectValues({ Name: 'Asha' })
  // It counts as typed: the remaining characters are shown at once.
  await expect(contact.form.getByText('100 characters left')).toBeVisible()
  // It is stored like text typed later. Visit the page again, because a reload keeps fields by itself.
  await page.goto('/library')
  await page.goto('/contact')
  await contact.expectValues({ Name: 'Asha' })
})

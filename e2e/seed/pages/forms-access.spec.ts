import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, test } from '../../forms/mail'
import { nightly } from '../../site/nightly'
import { formOn, forms, rightValues } from '../forms'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const kinds = Object.keys(forms) as (keyof typeof forms)[]

async function findings(page: Page) {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run('main')
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}

for (const kind of kinds)
  test(
    `the ${kind} form can be filled in and sent with the keyboard alone`,
    nightly(kind !== 'application'),
    async ({ page, mail }) => {
      const values = rightValues(kind, mail.sender)
      const one = formOn(page, kind)
      await one.open()
      await one.field('Name').focus()
      for (const [label, value] of Object.entries(values)) {
        await expect(one.field(label)).toBeFocused()
        await page.keyboard.type(value.replace(/\n.*/, ''))
        await page.keyboard.press('Tab')
      }
      await expect(one.button).toBeFocused()
      await page.keyboard.press('Enter')
      await expect.poll(() => mail.alerts).toHaveLength(1)
      const [message] = await mail.messages()
      expect(message?.fields.name).toBe('Asha Rao')
    },
  )

test('axe finds nothing in a contact form full of errors, nor in one that has failed', async ({
  page,
  mail,
}) => {
  const contact = formOn(page, 'contact')
  await contact.open()
  await contact.button.click()
  await expect(contact.form.locator('[aria-invalid]')).toHaveCount(5)
  expect(await findings(page)).toEqual([])
  await contact.fill(rightValues('contact', mail.sender))
  await mail.next({ status: 500, text: 'Oops' })
  await contact.button.click()
  await expect.poll(() => mail.alerts).toHaveLength(1)
  expect(await findings(page)).toEqual([])
})

test('a screen reader hears label, hint, error and outcome', async ({ page }) => {
  const contact = formOn(page, 'contact')
  await contact.open()
  await contact.button.click()
  await expect(contact.form).toMatchAriaSnapshot(`
    - form "Write to us":
      - paragraph: All fields are required.
      - text: Name
      - paragraph: /Letters and spaces/
      - textbox "Name"
      - paragraph: Name must be letters only (max 25 characters).
  `)
  await expect(contact.status).toHaveText('5 fields need your attention.')
  await expect(
    contact.form.getByLabel('Leave this field empty, please').and(page.getByRole('textbox')),
  ).toHaveCount(0)
})

test('without script the form says how else to reach the office', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Write to us' })
  const notice = form.locator('noscript')
  expect(await notice.textContent()).toContain('This form needs JavaScript')
  await expect(notice.locator('a[href^="tel:"]')).toBeVisible()
  await expect(notice.locator('a[href^="mailto:"]')).toBeVisible()
  await context.close()
})

test('the e-mail library comes when a visitor turns to the form, not with the page', async ({ page }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bodies.push(response.text().catch(() => ''))
  })
  const loaded = async () => (await Promise.all(bodies)).some((script) => script.includes('send-form'))
  const contact = formOn(page, 'contact')
  await contact.open()
  await page.waitForLoadState('networkidle')
  expect(await loaded()).toBe(false)
  await contact.field('Name').focus()
  await expect.poll(loaded).toBe(true)
})

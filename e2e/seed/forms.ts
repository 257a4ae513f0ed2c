import { expect, type Page } from '@playwright/test'
import { unfoldFooter } from '../forms/mail'
import { untilLive } from '../site/site'

/** The three forms, as a visitor finds them. */
export const forms = {
  footer: { path: '/library', name: 'Send us a message', button: 'Send' },
  contact: { path: '/contact', name: 'Write to us', button: 'Send Message' },
  application: { path: '/apply', name: 'Your application', button: 'Submit Application' },
} as const

/** The visitor's side of a form. */
export function formOn(page: Page, kind: keyof typeof forms) {
  const { path, name, button } = forms[kind]
  const form = page.getByRole('form', { name })
  return {
    form,
    status: form.getByRole('status'),
    alert: form.getByRole('alert'),
    button: form.getByRole('button', { name: button, exact: true }),
    field: (label: string) => form.getByLabel(label, { exact: true }),
    async open(search = '') {
      await page.goto(path + search)
      if (kind === 'footer') await unfoldFooter(page)
      await form.scrollIntoViewIfNeeded()
      await expect(form.locator('button[type=submit]')).toBeVisible()
      // Until then the browser itself complains about empty fields.
      await untilLive(page)
    },
    async fill(values: Record<string, string>) {
      for (const [label, value] of Object.entries(values))
        if (label === 'Course') await form.getByLabel(label, { exact: true }).selectOption(value)
        else await form.getByLabel(label, { exact: true }).fill(value)
    },
    async expectValues(values: Record<string, string>) {
      for (const [label, value] of Object.entries(values))
        await expect(form.getByLabel(label, { exact: true })).toHaveValue(value)
    },
  }
}

/** Valid values for each form. */
export const rightValues = (kind: keyof typeof forms, email: string): Record<string, string> =>
  ({
    footer: { Name: 'Asha Rao', Email: email, Subject: 'A visit', Message: 'May I come on Monday?' },
    contact: {
      Name: 'Asha Rao',
      Email: email,
      Phone: '+911234567890',
      Subject: 'A visit',
      Message: 'May I come on Monday?\nOr on Tuesday?',
    },
    application: { Name: 'Asha Rao', Email: email, Phone: '+911234567890', Course: 'Hydrotherapy' },
  })[kind]

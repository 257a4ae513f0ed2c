import type { Locator } from '@playwright/test'
import { expect, test, unfoldFooter } from '../forms/mail'
import { untilLive } from '../site/site'
import { pageHtml, triedPages } from './tried-pages'

/** Forms that write to the college, not the search form: a sender has an address. */
const lettersIn = (place: Locator) => place.locator('form', { has: place.page().locator('[type=email]') })

/** Fills in every field according to its type. */
async function answer(form: Locator, sender: string) {
  for (const field of await form.locator('input, textarea, select').all()) {
    if (!(await field.isVisible()) || (await field.getAttribute('tabindex')) === '-1') continue
    const kind = await field.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.localName,
    )
    if (kind === 'select') await field.selectOption({ index: 1 })
    else await field.fill({ email: sender, tel: '+911234567890' }[kind] ?? 'Asha')
  }
}

const hasFormInMain = (path: string) =>
  /type="email"/.test(/<main.*<\/main>/s.exec(pageHtml(path))?.[0] ?? '')

/** Where forms are: in some pages' text, and in the footer, which is the same on all pages. */
const places = [
  ...triedPages()
    .filter(hasFormInMain)
    .map((path) => ({ path, place: 'main' as const })),
  { path: '/', place: 'contentinfo' as const },
]

for (const { path, place } of places)
  test(`the form in ${place} of ${path} asks for what is missing, is sent, and says so`, async ({
    page,
    mail,
  }) => {
    await page.goto(path)
    const form = lettersIn(page.getByRole(place))
    const send = form.locator('button[type=submit]')
    if (place === 'contentinfo') await unfoldFooter(page)
    await form.scrollIntoViewIfNeeded()
    await untilLive(page)
    await send.click()
    await expect(form.locator(':focus'), 'the first field that is missing').toHaveCount(1)
    expect(await mail.messages()).toHaveLength(0)

    await answer(form, mail.sender)
    await send.click()
    await expect.poll(async () => (await mail.messages()).length).toBe(1)
    // In the form itself, or in the browser's alert, depending on the form.
    const outcome = page.getByRole(place).getByRole('status').filter({ hasText: /\S/ })
    await expect.poll(async () => mail.alerts.length + (await outcome.count())).toBeGreaterThan(0)
  })

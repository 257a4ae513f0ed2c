import { expect, test } from '../../forms/mail'
import { listenToConsole } from '../../site/site'
import { formOn, forms, rightValues } from '../forms'

test('each form is sent where the visitor has blocked site data, and where the browser wrongly believes to be offline', async ({
  page,
  mail,
}) => {
  const said = listenToConsole(page)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { configurable: true, get: refuse })
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse })
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  })
  const kinds = Object.keys(forms) as (keyof typeof forms)[]
  for (const [index, kind] of kinds.entries()) {
    const one = formOn(page, kind)
    await one.open()
    await one.fill(rightValues(kind, mail.sender))
    await expect(one.status).toBeEmpty()
    await one.button.click()
    await expect(one.status).toHaveText(/ sent/)
    await expect.poll(() => mail.alerts).toHaveLength(index + 1)
  }
  expect(await mail.messages()).toHaveLength(kinds.length)
  expect(said).toEqual([])
})

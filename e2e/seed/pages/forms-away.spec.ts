import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page, Route } from '@playwright/test'
import { importsAnew } from '../../browser/abilities'
import { test as base, expect, unfoldFooter } from '../../forms/mail'
import { nightly } from '../../site/nightly'
import { untilLive } from '../../site/site'
import { formOn, rightValues } from '../forms'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const formScripts = /\/assets\/forms\/.*\.js$/

const test = base.extend<object, { inPlace: boolean }>({
  /** Whether a failed import can be retried in the same document; older browsers need a new one. */
  inPlace: [async ({ browser }, use) => use(await importsAnew(browser)), { scope: 'worker' }],
})

/** The notice near the form while it cannot be sent. */
function noticeOn(page: Page) {
  const footer = page.getByRole('contentinfo')
  return {
    footer,
    text: footer.getByRole('status').filter({ hasText: 'could not be loaded' }),
    retry: footer.getByRole('button', { name: 'Retry' }),
    works: footer.getByText('The contact form works now.'),
  }
}

/** Opens a page of another section, then scrolls its footer into view. */
async function meetFooter(page: Page) {
  await untilLive(page, '/internship')
  await page.getByRole('link', { name: 'Back to Top' }).scrollIntoViewIfNeeded()
  await unfoldFooter(page)
}

/** Blocks the form's scripts until the returned function is called. */
async function withoutScripts(page: Page, answer: (route: Route) => Promise<void>) {
  let away = true
  await page.route(formScripts, (route) => (away ? answer(route) : route.continue()))
  return () => {
    away = false
  }
}

test('offline while the footer scrolls into view: the form and its text stay, and it works when the connection is back', async ({
  page,
  context,
  mail,
  inPlace,
}) => {
  const values = rightValues('footer', mail.sender)
  const footer = formOn(page, 'footer')
  const notice = noticeOn(page)
  await page.goto('/internship')
  await untilLive(page, '/internship')
  await context.setOffline(true)
  await meetFooter(page)
  await expect(notice.text).toBeVisible()
  await footer.fill(values)
  await expect(notice.footer.getByRole('link', { name: '+91 00000 00110' })).toHaveCount(2)
  await expect(notice.retry).toBeVisible()

  await context.setOffline(false)
  if (!inPlace) await notice.retry.click()
  else await expect(notice.works).toBeVisible()
  await footer.expectValues(values)
  await footer.button.click()
  await expect(footer.status).toHaveText('Your message has been sent!')
  expect((await mail.only()).fields).toMatchObject({ name: 'Asha Rao', message: 'May I come on Monday?' })
})

test('Retry, by keyboard: what was typed stays through a failure, and the focus goes on to the form', async ({
  page,
  inPlace,
}) => {
  const footer = formOn(page, 'footer')
  const notice = noticeOn(page)
  const mend = await withoutScripts(page, (route) => route.fulfill({ status: 503 }))
  await page.goto('/internship')
  await meetFooter(page)
  await expect(notice.text).toBeVisible()
  await footer.fill({ Name: 'Asha Rao', Message: 'May I come\non Monday?' })

  await notice.retry.focus()
  await page.keyboard.press('Enter')
  await expect(notice.text).toBeVisible()
  await expect(notice.retry).toBeFocused()
  await footer.expectValues({ Name: 'Asha Rao', Message: 'May I come\non Monday?' })

  mend()
  await page.keyboard.press('Enter')
  if (inPlace) await expect(footer.field('Email')).toBeFocused()
  await expect(notice.retry).toBeHidden()
  await expect(footer.form.locator('button[type=submit]')).toBeVisible()
  await footer.expectValues({ Name: 'Asha Rao', Message: 'May I come\non Monday?' })
  await footer.button.click()
  await expect(footer.field('Email')).toBeFocused()
})

test('the form that waits, its text and its Retry go along to the next page', async ({ page, inPlace }) => {
  const footer = formOn(page, 'footer')
  const notice = noticeOn(page)
  const mend = await withoutScripts(page, (route) => route.abort())
  await page.goto('/internship')
  await meetFooter(page)
  await expect(notice.text).toBeVisible()
  await footer.fill({ Name: 'Asha Rao' })

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Anandamaya' }).click()
  await untilLive(page, '/anandamaya')
  await footer.expectValues({ Name: 'Asha Rao' })
  mend()
  await notice.retry.click()
  if (inPlace) await expect(notice.works).toBeVisible()
  await expect(footer.form.locator('button[type=submit]')).toBeVisible()
  await footer.expectValues({ Name: 'Asha Rao' })
})

test('what is typed into the form that waits is there after a reload, and on a page opened as a document', async ({
  page,
}) => {
  const footer = formOn(page, 'footer')
  const notice = noticeOn(page)
  const mend = await withoutScripts(page, (route) => route.abort())
  await page.goto('/internship')
  await meetFooter(page)
  await expect(notice.text).toBeVisible()
  await footer.fill({ Name: 'Asha Rao' })
  await page.reload()
  await footer.expectValues({ Name: 'Asha Rao' })

  await page.getByRole('link', { name: 'Back to Top' }).scrollIntoViewIfNeeded()
  await expect(notice.text).toBeVisible()
  mend()
  await page.goto('/anandamaya')
  await footer.form.scrollIntoViewIfNeeded()
  await expect(footer.form.locator('button[type=submit]')).toBeVisible()
  await footer.expectValues({ Name: 'Asha Rao' })
})

test('what is typed into a page’s form that waits is there after a reload, and the form has it once it loads', async ({
  page,
}) => {
  const contact = formOn(page, 'contact')
  const mend = await withoutScripts(page, (route) => route.abort())
  await page.goto('/contact')
  await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' }).first()).toBeVisible()
  await contact.fill({ Name: 'Asha Rao' })
  await page.reload()
  await contact.expectValues({ Name: 'Asha Rao' })
  mend()
  await page.reload()
  await contact.expectValues({ Name: 'Asha Rao' })
  await expect(contact.status).toHaveText('This is the text that you had begun to write.')
})

test('a script that hangs: the visitor is told, and the form works when it comes after all', async ({
  page,
}) => {
  const hanging: Route[] = []
  const mend = await withoutScripts(page, async (route) => {
    hanging.push(route)
  })
  await page.clock.install()
  const footer = formOn(page, 'footer')
  const notice = noticeOn(page)
  await page.goto('/internship')
  await meetFooter(page)
  await footer.fill({ Name: 'Asha Rao' })
  await expect(async () => {
    await page.clock.runFor(9_000)
    await expect(notice.text).toBeVisible({ timeout: 500 })
  }).toPass()

  mend()
  for (const route of hanging) await route.continue()
  await expect(notice.works).toBeVisible()
  await footer.expectValues({ Name: 'Asha Rao' })
  await expect(footer.form.locator('button[type=submit]')).toBeVisible()
})

test('a form that throws while it starts: the text stays, and Retry opens the page with it', async ({
  page,
}) => {
  let broken = true
  await page.route('**/internship', async (route) => {
    const response = await route.fetch()
    // Without integrity, as if the fault were in the release itself.
    const html = (await response.text())
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replaceAll(/(?<=":)"sha256-[^"]*"/g, '""')
      .replaceAll(/ integrity="[^"]*"/g, '')
    await route.fulfill({ response, body: html })
  })
  await page.route(/\/forms\/footer-form-[^/]+\.js$/, (route) =>
    broken
      ? route.fulfill({
          contentType: 'text/javascript',
          body: `export function FooterForm() { throw new Error('rendering') }`,
        })
      : route.fallback(),
  )
  const footer = formOn(page, 'footer')
  const notice = noticeOn(page)
  await page.goto('/internship')
  await unfoldFooter(page)
  await footer.field('Name').fill('Asha Rao')
  await meetFooter(page)
  await expect(notice.text).toBeVisible()
  await footer.expectValues({ Name: 'Asha Rao' })
  await footer.fill({ Subject: 'A visit' })

  broken = false
  await notice.retry.click()
  await expect(notice.text).toBeHidden()
  await expect(footer.form.locator('button[type=submit]')).toBeVisible()
  await footer.expectValues({ Name: 'Asha Rao', Subject: 'A visit' })
})

for (const scheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test(
      `axe finds nothing in the footer whose form is away, ${scheme}, ${width} px wide`,
      nightly(scheme !== 'dark' || width !== 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        await page.route(formScripts, (route) => route.abort())
        await page.goto('/internship')
        await meetFooter(page)
        await expect(noticeOn(page).retry).toBeVisible()
        await page.evaluate(axe)
        const findings = await page.evaluate(async () => {
          const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(
            'footer',
          )
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
        })
        expect(findings).toEqual([])
      },
    )

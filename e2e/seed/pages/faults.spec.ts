import type { Page, Route } from '@playwright/test'
import { importsAnew } from '../../browser/abilities'
import { livePath } from '../../browser/live-path'
import { nightly } from '../../site/nightly'
import { expect, test as siteTest, untilLive } from '../../site/site'
import { dropdownButton, mainNavigation } from '../menus'

const test = siteTest.extend<object, { inPlace: boolean }>({
  /** Whether a failed import can be retried in the same document; older browsers need a new one. */
  inPlace: [async ({ browser }, use) => use(await importsAnew(browser)), { scope: 'worker' }],
})

/** The host handles every section's faults alike, so two sections get all of them and the others one. */
const meetsAll = ['departments', 'forms']
const meetsEverySection = 'origin down'
/** Tested with every change; the others are handled alike. */
const metEachTime = [
  meetsEverySection,
  'entry hangs',
  'chunk altered',
  'throws while rendering',
  'throws in an update',
]

/** One page of each section, and the module with its component. */
const sections = [
  { name: 'about', path: '/about/vision-mission', module: 'vision-mission' },
  { name: 'academics', path: '/academics/publications', module: 'publications' },
  { name: 'departments', path: '/department/ug/anatomy', module: 'ug-department' },
  { name: 'media', path: '/anandamaya', module: 'hospital' },
  { name: 'forms', path: '/library', module: 'library' },
] as const

const isEntry = (name: string) => new RegExp(`/assets/${name}/container-[^/]+\\.js$`)
const isPage = (name: string) =>
  new RegExp(`/assets/${name}/${sections.find((section) => section.name === name)?.module}-[\\w-]{8}\\.js$`)
const script = (body: string) => ({ contentType: 'text/javascript', body })

type Fault = {
  /** Which of the section's scripts fails. */
  at: (name: string) => RegExp
  answer: (route: Route) => Promise<void>
  /** The fault is in the code itself, so another release fixes it, not another attempt. */
  inCode?: true
}

const hanging: Route[] = []
const faults: Record<string, Fault> = {
  'entry answers 404': { at: isEntry, answer: (route) => route.fulfill({ status: 404, body: 'Not found' }) },
  'entry answers 500': { at: isEntry, answer: (route) => route.fulfill({ status: 500, body: 'Error' }) },
  // Answered when the test ends the fault.
  'entry hangs': { at: isEntry, answer: (route) => new Promise(() => hanging.push(route)) },
  'wrong content type': {
    at: isEntry,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello</p>' }),
  },
  'origin down': {
    at: (name) => new RegExp(`/assets/${name}/.*\\.js$`),
    answer: (route) => route.abort('connectionrefused'),
  },
  'chunk altered': {
    at: isPage,
    answer: async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()}//` })
    },
  },
  'syntax error': {
    at: isPage,
    answer: (route) => route.fulfill(script('export const Component = {{')),
    inCode: true,
  },
  'throws while evaluated': {
    at: isPage,
    answer: (route) => route.fulfill(script(`throw new Error('evaluated')`)),
    inCode: true,
  },
  'throws while rendering': {
    at: isPage,
    answer: (route) => wrap(route, `throw new Error('rendering')`),
    inCode: true,
  },
  'throws in an update': {
    at: (name) => new RegExp(`${isEntry(name).source}|${isPage(name).source}`),
    answer: (route) =>
      wrap(
        route,
        `const [bad, setBad] = React.useState(false); React.useEffect(() => { window.breakSection = () => setBad(true) }, []); if (bad) throw new Error('update')`,
      ),
    inCode: true,
  },
}

const faultsOf = (name: string) =>
  Object.entries(faults).filter(([what]) => meetsAll.includes(name) || what === meetsEverySection)

/** A build of the section whose page runs this before it renders; the rest is the real build. */
function wrap(route: Route, body: string) {
  const original = `${new URL(route.request().url()).pathname}?true`
  if (original.includes('/container-'))
    return route.fulfill(
      script(`export * from ${JSON.stringify(original)}
import { init as original } from ${JSON.stringify(original)}
export const init = (scope) => { window.shareScope = scope; return original(scope) }`),
    )
  return route.fulfill(
    script(`import * as original from ${JSON.stringify(original)}
const React = window.shareScope && (await Object.values(window.shareScope.react)[0].get())()
export const head = original.head
export const Component = (props) => { ${body}; return React.createElement(original.Component, props) }`),
  )
}

/**
 * A release with faulty code has the right integrity for it. The test cannot build one for each fault, so it
 * removes the integrity from the document and alters the script in transit.
 */
async function withoutIntegrity(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || !route.request().url().startsWith('http://'))
      return route.fallback()
    const response = await route.fetch()
    const html = (await response.text())
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replaceAll(/(?<=":)"sha256-[^"]*"/g, '""')
      .replaceAll(/ integrity="[^"]*"/g, '')
    await route.fulfill({ response, body: html })
  })
}

for (const { name, path } of sections)
  for (const [what, fault] of faultsOf(name))
    test(
      `${name}: ${what}: the page stays readable, the rest works, and the section comes back`,
      nightly(name !== 'departments' || !metEachTime.includes(what)),
      async ({ page, baseURL, inPlace }) => {
        const uncaught: string[] = []
        page.on('pageerror', (error) => uncaught.push(error.message))
        await page.clock.install()
        if (fault.inCode) await withoutIntegrity(page)
        let broken = true
        const at = fault.at(name)
        await page.route(at, (route) => (broken ? fault.answer(route) : route.fallback()))

        const html = await (await fetch(`${baseURL}${path}`)).text()
        const text = await page.evaluate(
          (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('main')?.textContent,
          html,
        )

        await page.goto(path, { waitUntil: 'commit' })
        // The frame works at once, whatever the section does.
        await dropdownButton(page, 'Department').press('Enter')
        const choice = mainNavigation(page).getByRole('link', { name: 'Undergraduate' })
        await expect(choice).toBeVisible()
        await expect(async () => {
          await page.keyboard.press('Escape')
          await expect(choice).toBeHidden({ timeout: 200 })
        }).toPass()
        if (what === 'throws in an update') {
          await untilLive(page, path)
          // React runs the section's effects after this.
          await expect.poll(() => page.evaluate(() => 'breakSection' in window)).toBe(true)
          await page.evaluate(() => (window as unknown as { breakSection: () => void }).breakSection())
        }

        // The visitor is notified after eight seconds at most, and the prerendered content is readable.
        // The footer's form has a separate notice.
        const notice = page
          .getByRole('status')
          .filter({ hasText: /(could not|cannot) be loaded/ })
          .filter({ hasNotText: 'This form' })
        await expect(async () => {
          await page.clock.runFor(9_000)
          await expect(notice).toBeVisible({ timeout: 500 })
        }).toPass()
        const retry = notice.getByRole('button', { name: 'Retry' })
        await expect(retry).toBeVisible()
        expect(squeeze(await page.getByRole('main').textContent())).toBe(squeeze(text))

        // Once the fault is fixed, the section recovers in place, on Retry or by itself. If the browser
        // remembers a failed import for the document's lifetime, it recovers on Retry, with a new document.
        await page.evaluate(() => Object.assign(window, { sameDocument: true }))
        broken = false
        for (const route of hanging.splice(0)) await route.continue()
        if (fault.inCode) await releaseAgain(page, name)
        const stays = inPlace || fault.inCode === true || what === 'entry hangs'
        if (what !== 'entry hangs') await retry.click({ timeout: 2_000 }).catch(() => {})
        await expect(async () => {
          await page.clock.runFor(1_000)
          if (!stays) await retry.click({ timeout: 200 }).catch(() => {})
          expect(await page.evaluate(livePath)).toBe(path)
        }).toPass()
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(stays)
        expect(uncaught).toEqual([])
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      },
    )

/** The section's next release: other addresses, sound code. */
async function releaseAgain(page: Page, name: string) {
  await page.route('**/routes.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(`/assets/${name}/`, `/assets/${name}-mended/`),
    })
  })
  await page.route(`**/assets/${name}-mended/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(`${name}-mended`, name) })
    await route.fulfill({ response })
  })
}

const squeeze = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

test('Retry reloads the page when a section that has failed to start is sound again, with what was typed', async ({
  page,
}) => {
  await withoutIntegrity(page)
  let broken = true
  // Browsers cache code that has thrown: the same address gives the same error for the document's lifetime.
  await page.route(/\/assets\/forms\/contact-[^/]+\.js$/, (route) =>
    broken ? route.fulfill(script(`throw new Error('evaluated')`)) : route.fallback(),
  )
  await page.goto('/contact')
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name' })
  await name.fill('Meera')
  const documents: string[] = []
  page.on(
    'request',
    (request) =>
      request.isNavigationRequest() && request.frame() === page.mainFrame() && documents.push(request.url()),
  )

  // A new document would not help while the script is not the released one.
  await retry.click()
  await expect(page.getByText(/(could not|cannot) be loaded/)).toBeVisible()
  expect(documents).toEqual([])

  broken = false
  await retry.click()
  await untilLive(page, '/contact')
  expect(documents.length).toBe(1)
  await expect(name).toHaveValue('Meera')
})

test('while a section is away, its links and the bar open the next page as a document', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route(isEntry('departments'), (route) => route.abort())
  await page.goto('/department/ug')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Anatomy/ })
    .first()
    .click()
  await page.waitForURL('**/department/ug/anatomy')
  await expect(page.getByRole('heading', { level: 1, name: 'Department of Anatomy' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Internship' }).click()
  await untilLive(page, '/internship')
})

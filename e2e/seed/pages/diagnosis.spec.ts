import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { ConsoleMessage, Page } from '@playwright/test'
import { expect, test, untilLive } from '../../site/site'
import { seed } from '../seed'

/** The site's own failure reports on the console, without the browser's messages. */
function failuresOf(page: Page): string[] {
  const failures: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && /^\s+release: /m.test(message.text())) failures.push(message.text())
  })
  return failures
}

/** The only failure reported on the console. */
async function failureOf(failures: string[]): Promise<string> {
  await expect.poll(() => failures.length).toBeGreaterThan(0)
  return failures[0] ?? ''
}

/** Which release of a section is live, according to the site. */
const liveVersion = async (page: Page, section: string): Promise<string> =>
  page.evaluate(
    async (name) => (await (await fetch('/releases.json')).json()).releases[name].version,
    section,
  )

const library = /\/assets\/forms\/library-[^/]+\.js$/
const hospital = /\/assets\/media\/hospital-[^/]+\.js$/

/** Changes a page's document in transit, and removes what would block the change. */
async function changeDocument(page: Page, path: string, change: (html: string) => string) {
  await page.route(`**${path}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = (await response.text())
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replaceAll(/(?<=":)"sha256-[^"]*"/g, '""')
      .replaceAll(/ integrity="[^"]*"/g, '')
    await route.fulfill({ response, body: change(html) })
  })
}

test('a script that cannot be had is told as an import, with path, section, release and the script', async ({
  page,
}) => {
  const failures = failuresOf(page)
  await page.route(library, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/library')
  const failure = await failureOf(failures)
  expect(failure).toMatch(/^Import failed on \/\w+ \(\w+\):/)
  expect(failure).toContain('on /library (forms):')
  expect(failure).toContain(`release: ${await liveVersion(page, 'forms')}`)
  expect(failure).toMatch(/file: \/assets\/forms\/library-\S+\.js \(status 404\)/)
})

test('a script that was altered on its way is told as a matter of integrity', async ({ page }) => {
  const failures = failuresOf(page)
  await page.route(hospital, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()} ` })
  })
  await page.goto('/anandamaya')
  const failure = await failureOf(failures)
  expect(failure).toMatch(/^Integrity check failed on \/\w+ \(\w+\):/)
  expect(failure).toContain(' (media):')
  expect(failure).toContain(`release: ${await liveVersion(page, 'media')}`)
  expect(failure).toMatch(/file: \/assets\/media\/hospital-\S+\.js \(not as released\)/)
})

test('a failure that is tried again and again is told once', async ({ page }) => {
  const failures = failuresOf(page)
  await page.clock.install()
  await page.route(library, (route) => route.abort())
  await page.goto('/library')
  await failureOf(failures)
  const notice = page.getByRole('status').filter({ hasText: /(could not|cannot) be loaded/ })
  for (const _ of [1, 2]) {
    await expect(notice).toBeVisible()
    await page.clock.runFor(70_000)
  }
  expect(failures).toHaveLength(1)
})

test('the footer’s form that cannot be had is told with its own section, not with the page’s', async ({
  page,
}) => {
  const failures = failuresOf(page)
  await page.route(/\/assets\/forms\/container-/, (route) => route.abort())
  await page.goto('/programs')
  await untilLive(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const failure = await failureOf(failures)
  expect(failure).toMatch(/^Import failed on \/\w+ \(\w+\):/)
  expect(failure).toContain('on /programs (forms):')
})

test('a component that throws is told with its name, the components around it and its release', async ({
  page,
}) => {
  const failures = failuresOf(page)
  await changeDocument(page, '/library', (html) => html)
  await page.route(library, (route) => {
    const original = JSON.stringify(`${new URL(route.request().url()).pathname}?true`)
    return route.fulfill({
      contentType: 'text/javascript',
      body: `export { head } from ${original}
export function BrokenShelf() { throw new Error('no books') }
export { BrokenShelf as Component }`,
    })
  })
  await page.goto('/library')
  const failure = await failureOf(failures)
  expect(failure).toMatch(/^Render failed on \/\w+ \(\w+\):/)
  expect(failure).toContain('no books')
  expect(failure).toContain(' (forms):')
  expect(failure).toContain(`release: ${await liveVersion(page, 'forms')}`)
  expect(failure).toMatch(/components:\s+at BrokenShelf \(/)
  await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible()
  expect(failures).toHaveLength(1)
})

test('a page that differs from its HTML is told as a mismatch, and one command names the component’s source', async ({
  page,
}) => {
  const failures = failuresOf(page)
  await changeDocument(page, '/library', (html) => html.replace(/(<h1[^>]*>)[^<]*/, '$1Reading room'))
  await page.goto('/library')
  const failure = await failureOf(failures)
  expect(failure).toMatch(/^Hydration mismatch on \/\w+ \(\w+\):/)
  expect(failure).toContain('on /library (forms):')
  expect(failure).toMatch(/components:\s+at h1/)
  const [, command = ''] = /source: npx college (explain .*)$/.exec(failure) ?? []
  const source = execFileSync(process.execPath, [join(seed, 'platform/college.js'), ...command.split(' ')], {
    cwd: seed,
    encoding: 'utf8',
  })
  expect(source).toMatch(/shared\/ui\/banner\/banner\.tsx:\d+:\d+/)
})

test('what the page itself renders otherwise is told with its section and its script, though React knows no place', async ({
  page,
}) => {
  const failures = failuresOf(page)
  await changeDocument(page, '/department/courses', (html) =>
    html.replace(/<main.*?<\/main>/s, (main) => main.replace(/<p>(?=[^<])/, '<p>Other words. ')),
  )
  await page.goto('/department/courses')
  const failure = await failureOf(failures)
  expect(failure).toMatch(/^Hydration mismatch on \/department\/courses \(departments\):/)
  expect(failure).toContain(`release: ${await liveVersion(page, 'departments')}`)
  expect(failure).toMatch(/page: \/assets\/departments\/courses-\S+\.js/)
  expect(failure).toMatch(/components:\s[^:]*\bat Component \(/)
  expect(failure).not.toContain('college explain shell')
})

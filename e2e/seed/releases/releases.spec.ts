import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { atNight, nightly } from '../../site/nightly'
import { expect, test, untilLive } from '../../site/site'
import { type OwnSite, ownSite, type Serving } from './own-site'

const live = 'A hospital among the hills'
const next = 'A hospital among the trees'
const fromSource = 'A hospital among the rocks'
const content = 'mfe-media/content/hospital.yaml'

test.describe.configure({ mode: 'serial', timeout: 300_000 })

let site: OwnSite
let production: Serving
let preview: Serving
/** The release with the next words. */
let version: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = ownSite()
  site.college('compose')
  production = await site.serve('production')
})
test.afterAll(async () => {
  await Promise.all([production?.stop(), preview?.stop()])
  site?.remove()
})

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

/** Opens the hospital's page by its address. */
async function open(page: Page, { origin }: Serving, search = '') {
  await page.goto(`${origin}/anandamaya${search}`)
  await untilLive(page, '/anandamaya')
}

/** Opens it by a link of another section's page. */
async function follow(page: Page, { origin }: Serving) {
  await page.goto(`${origin}/library`)
  await untilLive(page, '/library')
  await page.getByRole('banner').getByRole('link', { name: 'Anandamaya' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anandamaya' })).toBeVisible()
}

async function sees(page: Page, heading: string) {
  await expect(headings(page).first()).toHaveText(heading)
}

test('a release in the preview is seen there, and by no visitor', async ({ page }) => {
  site.edit(content, live, next)
  const said = site.college('release', 'media', '--channel', 'preview')
  expect(said).toContain('is in the preview')
  version = said.split(' ')[1] ?? ''
  preview = await site.serve('preview')

  await open(page, preview)
  await sees(page, next)
  await open(page, production)
  await sees(page, live)
  await follow(page, production)
  await sees(page, live)
})

test('the panel says which section brings what, from which release', async ({ page }) => {
  await open(page, preview)
  await page.getByRole('button', { name: 'Whose is what' }).click()
  const panel = page.getByRole('region', { name: 'This site and its sections' })
  await expect(panel.getByText('Channel: preview')).toBeVisible()
  await expect(panel.getByRole('row', { name: /^media/ })).toContainText(version)
  await panel.getByRole('checkbox', { name: 'Outline the sections on the page' }).check()
  await expect
    .poll(() => page.getByRole('main').evaluate((main) => getComputedStyle(main, '::before').content))
    .toContain(`media ${version}`)
  await panel.getByRole('button', { name: 'Close panel' }).click()
  await expect(panel).toBeHidden()

  await open(page, production)
  await expect(page.getByRole('button', { name: 'Whose is what' })).toBeHidden()
})

test('the preview takes a section from a development server, for one tab; production takes none', async ({
  page,
  context,
}) => {
  site.edit(content, next, fromSource)
  const development = await site.develop()
  try {
    await open(page, preview)
    await page.getByRole('button', { name: 'Whose is what' }).click()
    await page.getByRole('combobox', { name: 'Section' }).selectOption('media')
    const address = page.getByRole('textbox', { name: 'Address of the development server' })
    await address.fill('https://elsewhere.example')
    await page.getByRole('button', { name: 'Use it in this tab' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'another kind of address' })).toBeVisible()
    await address.fill(development.origin)
    await page.getByRole('button', { name: 'Use it in this tab' }).click()
    await sees(page, fromSource)

    const other = await context.newPage()
    await open(other, preview)
    await sees(other, next)

    await page.getByRole('button', { name: 'Whose is what' }).click()
    await page.getByRole('button', { name: 'Take back media' }).click()
    await sees(page, next)

    await open(page, production, '?panel')
    await page.getByRole('button', { name: 'Whose is what' }).click()
    await expect(page.getByText('This site takes no section from a development server')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Section' })).toBeHidden()
  } finally {
    await development.stop()
    site.edit(content, fromSource, next)
  }
})

/** A visitor whose browser always draws `chance` (0 to 1); `kept` is its storage from an earlier visit. */
async function visitor(browser: Browser, chance: number, kept?: Awaited<ReturnType<typeof remembered>>) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(kept ? { storageState: kept } : {}),
  })
  await context.addInitScript((drawn) => {
    Math.random = () => drawn
  }, chance)
  return context.newPage()
}
/** A proof takes ten seconds: its own tests make one with every change. */
const unproved = ['--because', 'its own tests prove one']

const remembered = (page: Page) => page.context().storageState()

test('a canary for 10 % goes to the same visitors each time, however they come', async ({ browser }) => {
  expect(site.college('promote', 'media', '--canary', '10', ...unproved)).toContain(
    'is live for 10 % of visitors',
  )

  const [chosen, other] = [await visitor(browser, 0.05), await visitor(browser, 0.55)]
  for (const [page, heading] of [
    [chosen, next],
    [other, live],
  ] as const) {
    for (const come of [open, follow, open]) {
      await come(page, production)
      await sees(page, heading)
    }
  }

  // On another day, their browsers would draw differently.
  const [chosenAgain, otherAgain] = [
    await visitor(browser, 0.95, await remembered(chosen)),
    await visitor(browser, 0.01, await remembered(other)),
  ]
  for (const [page, heading] of [
    [chosenAgain, next],
    [otherAgain, live],
  ] as const) {
    await open(page, production)
    await sees(page, heading)
  }

  // A growing share only adds visitors.
  site.college('promote', 'media', '--canary', '60', ...unproved)
  for (const page of [chosenAgain, otherAgain]) {
    await open(page, production)
    await sees(page, next)
  }
  for (const page of [chosen, other, chosenAgain, otherAgain]) await page.context().close()
})

test('a visitor whose canary fails gets the live release, and keeps to it', async ({ browser }) => {
  const first = await visitor(browser, 0.05)
  const context = first.context()
  const filesOf = (release: string) => readdirSync(join(site.folder, 'releases/media', release, 'browser'))
  const others = readdirSync(join(site.folder, 'releases/media')).filter((release) => release !== version)
  const onlyIn = filesOf(version).filter((file) => !others.some((release) => filesOf(release).includes(file)))
  const isCanarys = ({ pathname }: URL) => onlyIn.some((file) => pathname === `/assets/media/${file}`)
  await context.route(isCanarys, (route) => route.fulfill({ status: 500 }))

  const second = await context.newPage()
  for (const [page, come] of [
    [first, open],
    [second, follow],
  ] as const) {
    const fails = page.waitForResponse((response) => response.status() === 500)
    await come(page, production)
    await fails
    await sees(page, live)
  }

  // It can be tried again: a tab that has left it stays with what it shows, a new one tries it.
  await context.unroute(isCanarys)
  for (const page of [first, second])
    for (const come of [open, follow]) {
      await come(page, production)
      await sees(page, live)
    }
  const third = await context.newPage()
  await open(third, production)
  await sees(third, next)
  await context.close()
})

test('promoted, it is everybody’s; rolled back, it is nobody’s', async ({ browser }) => {
  const page = await visitor(browser, 0.99)
  await open(page, production)
  await sees(page, live)

  const proof = atNight ? [] : unproved
  expect(site.college('promote', 'media', ...proof)).toContain('is live for everybody')
  await open(page, production)
  await sees(page, next)
  await follow(page, production)
  await sees(page, next)

  expect(site.college('rollback', 'media')).toContain('is live again')
  await open(page, production)
  await sees(page, live)
  await follow(page, production)
  await sees(page, live)
  await page.context().close()
})

test('a changed word is in the document of its page, and no other document changes', nightly(), () => {
  const before = documents()
  site.edit(content, next, fromSource)
  site.college('release', 'media')
  const changed = Object.entries(documents()).filter(([name, text]) => text !== before[name])
  expect(changed.map(([name]) => name)).toEqual(['anandamaya.html'])
})

function documents(): Record<string, string> {
  const folder = realpathSync(join(site.folder, 'public'))
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

import { type Browser, test as base, expect, type FrameLocator, type Page } from '@playwright/test'
import axe from 'axe-core'
import { nightly } from '../../site/nightly'
import { type Hand, handOf, showPane, sizes, telephone, type Way, ways } from './hands'
import { endEditor, startEditor } from './running-editor'
import { layScratch } from './scratch'

/** The editor in one window, and what a person does there. */
export type Editing = Hand & ReturnType<typeof partsOf> & { page: Page; site: FrameLocator }

type Windows = { in: (way: Way, path: string) => Promise<Editing> }

/** One editor serves all tests, which run in turn: a copy of the repository has one history. */
export const test = base.extend<{ open: Windows['in'] }, { windows: Windows; address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names.
    async ({}, use) => {
      layScratch()
      await use(await startEditor())
      await endEditor()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  windows: [
    async ({ browser, address }, use) => {
      const pages = new Map<Way, Promise<Page>>()
      await use({
        in: async (way, path) => {
          const known = pages.get(way) ?? newPage(browser, way, address)
          pages.set(way, known)
          return opened(await known, way, path)
        },
      })
    },
    { scope: 'worker' },
  ],
  open: ({ windows }, use) => use(windows.in),
})

export { expect }

/** A test of one task in three ways: by pointer, by touch on a tablet, by keyboard alone (the hardest). */
export const task = (
  name: string,
  run: (editing: Editing, way: (typeof ways)[number]) => Promise<void>,
  path: string,
  options?: { onlyAtNight: boolean },
) => taskBy(ways, name, run, path, options)

/** The same in other ways. */
export function taskBy<Own extends Way>(
  among: readonly Own[],
  name: string,
  run: (editing: Editing, way: Own) => Promise<void>,
  path: string,
  { onlyAtNight = false } = {},
) {
  for (const way of among)
    test(`${name}, ${way}`, nightly(onlyAtNight || way !== 'by keyboard alone'), async ({ open }) => {
      test.setTimeout(150_000)
      const editing = await open(way, path)
      await run(editing, way)
      await expectNothingFromAxe(editing.page, name)
    })
}

async function newPage(browser: Browser, way: Way, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: sizes[way],
    hasTouch: way === 'by touch' || way === telephone,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.addInitScript({ content: axe.source })
  await page.goto(address)
  return page
}

/** Opens the editor at a page of the site, with the currently saved content. */
async function opened(page: Page, way: Way, path: string): Promise<Editing> {
  await page.evaluate((path) => history.replaceState(null, '', `#page=${path}`), path)
  await page.reload()
  const site = page.frameLocator('iframe:not([inert])')
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 120_000 })
  if (way === telephone) await showPane(page, 'Form')
  // The form must be the page's: the editor knows which files make it.
  await expect(
    page.getByRole('region', { name: 'The form' }).getByRole('button', { pressed: true }),
  ).toBeVisible()
  return { ...handOf(way, page, site), ...partsOf(page), page, site }
}

const partsOf = (page: Page) => {
  const form = page.getByRole('region', { name: 'The form' })
  return {
    form,
    field: (label: string) => form.getByLabel(label, { exact: true }),
    closed: (name: string | RegExp) => form.getByRole('button', { name, expanded: false }).first(),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    isSaved: () => expect(page.getByRole('button', { name: 'Saved' })).toBeVisible({ timeout: 20_000 }),
  }
}

export async function expectNothingFromAxe(page: Page, what: string) {
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { iframes: false })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    )
  })
  expect(found, what).toEqual([])
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

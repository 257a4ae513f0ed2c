import { join } from 'node:path'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { firstFew } from '../store/refusal'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose outcome depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']
const schemes = {
  light: {
    runOnly: { type: 'tag', values: tags },
    // Still experimental, so in no tag: a control's name contains its visible label (WCAG 2.5.3).
    rules: { 'label-content-name-mismatch': { enabled: true } },
  },
  dark: { runOnly: { type: 'rule', values: colourRules } },
} satisfies Record<'light' | 'dark', RunOptions>

/** Loads axe into every document that the page opens. */
export async function bringAxe(page: Page) {
  // The pages' policy forbids script elements, but does not apply to init scripts.
  await page.addInitScript({ content: axe.source })
  await keepStill(page)
}

/** Turns off the page's transitions and lays all of it out: for axe and for screenshots. */
const keepStill = (page: Page) => page.addInitScript({ path: join(import.meta.dirname, 'still.js') })

/** Milliseconds within which React must hydrate. */
const patience = 15_000

/** What axe finds in the current page, in both colour schemes: where, which rule, which elements. */
export async function findings(
  page: Page,
  where: string,
  most = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const violations = await page.evaluate(async (options) => {
      const { violations }: AxeResults = await Reflect.get(globalThis, 'axe').run({
        ...options,
        resultTypes: ['violations'],
        // Maps are another site's.
        iframes: false,
      })
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`),
      }))
    }, schemes[colorScheme])
    for (const { id, nodes } of violations)
      found.push(
        `${where}, ${colorScheme}: ${id}: ${firstFew(nodes, most).join(', ').replaceAll(/\s+/g, ' ')}`,
      )
  }
  return found
}

/** What is wrong with a page in a browser, a line each. */
export async function pageFaults(page: Page, url: string): Promise<string[]> {
  const said = consoleOf(page)
  await bringAxe(page)
  const isLive = await openStill(page, url)
  const headings = await page.locator('h1').count()
  return [
    ...(isLive ? [] : ['found a page that React has not taken over, expected it to hydrate']),
    ...(headings === 1 ? [] : [`found ${headings} headings of level 1, expected one`]),
    ...(await findings(page, 'axe', 1)).map((finding) => `found ${finding}, expected no violation`),
    ...said
      // The browser logs the 404 of an address without a page.
      .filter((line) => !url.endsWith('/404') || !line.includes('404'))
      .map((line) => `found “${line}” in the console, expected silence`),
  ]
}

/**
 * Opens a page on a telephone. In a window that was wide, an image keeps its large file when it becomes narrow.
 *
 * @returns whether React has taken it over
 */
export async function openStill(page: Page, url: string): Promise<boolean> {
  await keepStill(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(url)
  return hydrates(page)
}

async function hydrates(page: Page): Promise<boolean> {
  const until = Date.now() + patience
  const heading = page.locator('main h1').first()
  while (Date.now() < until) {
    if (await heading.evaluate(isHydrated, undefined, { timeout: patience }).catch(() => false)) return true
    await page.waitForTimeout(50)
  }
  return false
}

/** Runs in the page. Asks React's own data on the element, so that the site needs no marks for tests. */
function isHydrated(heading: object): boolean {
  const key = Object.keys(heading).find((name) => name.startsWith('__reactFiber$'))
  if (!key) return false
  let fiber = Reflect.get(heading, key)
  while (fiber.return) fiber = fiber.return
  return !fiber.stateNode.current.memoizedState.isDehydrated
}

/** Everything on the browser's console, the page's errors included. */
function consoleOf(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    // Ignore Playwright's note about the blocked worker, and requests outside the site, which are cut off.
    if (message.text().includes('registration blocked by Playwright')) return
    if (message.location().url.startsWith('https:')) return
    said.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`))
  return said
}

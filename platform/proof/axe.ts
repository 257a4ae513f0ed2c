import { join } from 'node:path'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose outcome depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']
const schemes = {
  light: {
    runOnly: { type: 'tag', values: tags },
    // Left out of the tags because it is young: what is seen of a name is said as well (WCAG 2.5.3).
    rules: { 'label-content-name-mismatch': { enabled: true } },
  },
  dark: { runOnly: { type: 'rule', values: colourRules } },
} satisfies Record<'light' | 'dark', RunOptions>

/** Brings axe into every document that the page opens. */
export async function bringAxe(page: Page) {
  // The pages' own policy forbids a script element; what the browser is told to start with is not bound by it.
  await page.addInitScript({ content: axe.source })
  await keepStill(page)
}

/** Has the page's colours change at once, and all of it laid out: for axe, and for pictures of it. */
export const keepStill = (page: Page) => page.addInitScript({ path: join(import.meta.dirname, 'still.js') })

/** What axe finds in the page as it stands, in both colour schemes: where, which rule, which element. */
export async function findings(page: Page, where: string): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const violations = await page.evaluate(async (options) => {
      const { violations }: AxeResults = await Reflect.get(globalThis, 'axe').run({
        ...options,
        resultTypes: ['violations'],
        // Maps come from elsewhere.
        iframes: false,
      })
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`),
      }))
    }, schemes[colorScheme])
    for (const { id, nodes } of violations)
      for (const node of nodes) found.push(`${where}, ${colorScheme}: ${id}: ${node.replaceAll(/\s+/g, ' ')}`)
  }
  return found
}

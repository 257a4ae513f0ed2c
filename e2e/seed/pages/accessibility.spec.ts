import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { dropdownButton, mainNavigation, menuButton } from '../site/menus'
import { allPaths, expect, test, untilLive } from '../site/site'

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

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  // The pages' own policy forbids a script element; what the browser is told to start with is not bound by it.
  await page.addInitScript({ content: axe.source })
  // A colour on its way from one scheme to the other is neither's, and what is not laid out yet is at no place.
  await page.addInitScript(() => {
    const still = new CSSStyleSheet()
    still.replaceSync(
      '*, ::before, ::after { transition: none !important } footer { content-visibility: visible !important }',
    )
    document.adoptedStyleSheets = [still]
  })
})

/** What axe finds in the page as it stands, in both colour schemes: where, which rule, which element. */
async function findings(page: Page, where: string): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const violations = await page.evaluate(async (options) => {
      const { violations } = await window.axe.run(document, {
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

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`${width} px wide, light and dark, axe finds nothing against WCAG 2.2 AA and its best practices`, () => {
    test.use({ viewport: { width, height } })
    test.describe.configure({ timeout: 120_000 })

    test('on any page', async ({ page, baseURL }) => {
      test.setTimeout(600_000)
      const found: string[] = []
      for (const path of [...(await allPaths(baseURL)), '/nothing-here']) {
        await page.goto(path)
        await untilLive(page)
        found.push(...(await findings(page, path)))
      }
      expect(found).toEqual([])
    })

    test('with the button that floats over a scrolled page', async ({ page }) => {
      await page.goto('/library')
      await untilLive(page, '/library')
      await page.mouse.wheel(0, 600)
      await expect(page.getByRole('link', { name: 'Apply Now' }).last()).toBeVisible()
      expect(await findings(page, 'a scrolled page')).toEqual([])
    })

    test('with the menus open', async ({ page }) => {
      await page.goto('/library')
      await untilLive(page, '/library')
      if (width < 1024) await menuButton(page, 'Open menu').click()
      for (const menu of ['About', 'Department', 'Academics']) {
        const button = dropdownButton(page, menu)
        const links = mainNavigation(page).getByRole('group').filter({ hasText: menu }).getByRole('link')
        await button.focus()
        await page.keyboard.press('Enter')
        await expect(links.first()).toBeVisible()
        expect(await findings(page, `menu ${menu}`)).toEqual([])
      }
    })

    test('with a film open', async ({ page }) => {
      for (const path of ['/anandamaya', '/prakriti']) {
        await page.goto(path)
        await untilLive(page, path)
        await page
          .getByRole('button', { name: /^Play video/ })
          .first()
          .click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await findings(page, `${path} with a film open`)).toEqual([])
      }
    })

    test('with search open, before and after something was found', async ({ page }) => {
      await page.goto('/library')
      await untilLive(page, '/library')
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      await expect(page.getByRole('combobox')).toBeFocused()
      expect(await findings(page, 'search')).toEqual([])
      await page.getByRole('combobox').fill('yoga')
      await expect(page.getByRole('option')).toHaveCount(8)
      expect(await findings(page, 'search with results')).toEqual([])
    })

    test('with an activity opened', async ({ page }) => {
      await page.goto('/academics/activities')
      await untilLive(page, '/academics/activities')
      const card = page.getByRole('main').getByRole('article').first()
      await card.locator('summary').first().click()
      await expect(card.getByRole('link', { name: /own page/ })).toBeVisible()
      expect(await findings(page, 'an activity opened')).toEqual([])
    })

    test('with a flip card turned', async ({ page }) => {
      await page.goto('/department/ug/anatomy')
      await untilLive(page, '/department/ug/anatomy')
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Turn the card' }).first()
      await card.locator('summary').click()
      await expect(card.getByRole('definition').first()).toBeVisible()
      expect(await findings(page, 'a flip card turned')).toEqual([])
    })

    test('with forms sent empty, so that every field complains', async ({ page }) => {
      await page.goto('/contact')
      await untilLive(page, '/contact')
      const send = page.getByRole('main').locator('form button[type=submit]')
      await send.click()
      await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeFocused()
      expect(await findings(page, 'a form with errors')).toEqual([])
    })
  })

declare global {
  interface Window {
    axe: typeof axe
  }
}

import { bringAxe, findings } from '../../checks/axe'
import { nightly } from '../../site/nightly'
import { expect, test, untilLive } from '../../site/site'
import { dropdownButton, mainNavigation, menuButton } from '../menus'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => bringAxe(page))

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(
    `${width} px wide, light and dark, axe finds nothing against WCAG 2.2 AA and its best practices`,
    nightly(width !== 390),
    () => {
      test.use({ viewport: { width, height } })
      test.describe.configure({ timeout: 120_000 })

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
        await page.getByRole('combobox').fill('xyzzyx')
        await expect(page.getByRole('dialog').getByRole('link', { name: /xyzzyx/ })).toBeVisible()
        expect(await findings(page, 'search without results')).toEqual([])
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
    },
  )

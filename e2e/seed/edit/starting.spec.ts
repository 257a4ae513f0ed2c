import type { Route } from '@playwright/test'
import { nightly } from '../../site/nightly'
import { type Editing, expect, test } from './editing'
import { departments } from './running-editor'

const ways: Record<string, (editing: Editing) => Promise<void>> = {
  'the field at the top': async ({ page, fill }) => {
    await fill(page.getByRole('combobox', { name: 'Page' }), '/department/ug')
    await page.keyboard.press('Enter')
  },
  'a link in the page': async ({ page, site }) => {
    await page.getByRole('radio', { name: 'Follows' }).check()
    await site.getByRole('contentinfo').getByRole('link', { name: 'Departments' }).click()
  },
}

for (const [name, go] of Object.entries(ways))
  test(
    `a page whose section is still starting, by ${name}`,
    nightly(name !== 'the field at the top'),
    async ({ open }) => {
      test.setTimeout(90_000)
      const { page, site, ...hand } = await open('by pointer', '/')
      // As if nobody listened there yet, in a page that has loaded nothing from there.
      const files = `${departments}/**`
      const refuse = (route: Route) => route.abort('connectionrefused')
      await page.route(files, refuse)
      await page.reload()
      await expect(site.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
      await go({ page, site, ...hand })
      await page.waitForTimeout(1_000)
      await page.unroute(files, refuse)
      await expect(site.getByRole('heading', { level: 1 })).toHaveText(/departments/i, { timeout: 30_000 })
    },
  )

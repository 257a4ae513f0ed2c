import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { nightly } from '../../site/nightly'
import { expect, listenToConsole, test } from '../../site/site'
import { ownSite } from '../releases/own-site'

test(
  'a remote made with the defaults of the federation plugin is released, hydrates, and can be rolled back',
  nightly(),
  async ({ page }) => {
    test.setTimeout(180_000)
    const said = listenToConsole(page)
    const site = ownSite()
    try {
      cpSync(join(import.meta.dirname, 'guest'), join(site.folder, 'guest'), { recursive: true })
      expect(site.college('release', 'media', '--from', join(site.folder, 'guest'))).toContain('is live')
      const server = await site.serve('production')
      try {
        await page.goto(`${server.origin}/anandamaya`)
        await expect(page.getByRole('heading', { level: 1, name: 'Guest hospital' })).toBeVisible()
        const button = page.getByRole('main').getByRole('button')
        await expect(async () => {
          await button.click()
          await expect(button).not.toHaveText('Counted 0, uncovered', { timeout: 100 })
        }).toPass()

        await page.goto(`${server.origin}/library`)
        await page.getByRole('banner').getByRole('link', { name: 'Anandamaya' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Guest hospital' })).toBeVisible()
        expect(said).toEqual([])

        site.college('rollback', 'media')
        await page.goto(`${server.origin}/anandamaya`)
        await expect(page.getByRole('heading', { level: 1, name: 'Anandamaya' })).toBeVisible()
      } finally {
        await server.stop()
      }
    } finally {
      site.remove()
    }
  },
)

import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { nightly } from '../../site/nightly'
import { test as read } from '../../site/reading'

const plates = (page: Page) => page.getByRole('main').getByRole('img', { name: /^Herbal plate/ })

for (const width of [390, 1440])
  for (const path of ['/department/ug/yoga', '/department/pg', '/programs'])
    read(`${path} shows its plates whole, ${width} px wide`, nightly(width !== 390), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const shapes = await plates(page).evaluateAll((images) =>
        images.map((image) => image.clientWidth / image.clientHeight),
      )
      expect(shapes.length).toBeGreaterThan(0)
      for (const shape of shapes) expect(shape).toBeCloseTo(3 / 2, 1)
    })

test('the paper of a plate is light on a light page and dim on a dark one', async ({ page }) => {
  const paper = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/department/ug/yoga')
    return brightness(plates(page).first())
  }
  expect(await paper('light')).toBeGreaterThan(0.9)
  expect(await paper('dark')).toBeLessThan(0.6)
})

/** The brightness of a picture above its frame's line, where only paper is; from 0 to 1. */
async function brightness(picture: Locator) {
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const whole = sharp(await picture.screenshot())
  const { width } = await whole.metadata()
  const strip = { left: Math.round(width / 4), top: 1, width: Math.round(width / 8), height: 3 }
  const { channels } = await sharp(await whole.extract(strip).removeAlpha().png().toBuffer()).stats()
  return channels.reduce((sum, { mean }) => sum + mean, 0) / (255 * channels.length)
}

import type { Page } from '@playwright/test'
import { allPaths, expect, test } from '../site/site'

const screens = [
  { width: 390, height: 844, density: 1 },
  { width: 390, height: 844, density: 2 },
  { width: 390, height: 844, density: 3 },
  { width: 820, height: 1180, density: 1 },
  { width: 820, height: 1180, density: 2 },
  { width: 820, height: 1180, density: 3 },
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
  { width: 1440, height: 900, density: 3 },
  { width: 1920, height: 1080, density: 1 },
  { width: 1920, height: 1080, density: 2 },
  { width: 1920, height: 1080, density: 3 },
]

for (const { width, height, density } of screens)
  test.describe(`${width} px wide, ${density} device pixels each`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density })

    test('every picture comes as wide as it is shown, uncropped', async ({ page, baseURL }) => {
      test.setTimeout(180_000)
      await page.route(
        ({ pathname }) => pathname.endsWith('.js'),
        (route) => route.abort(),
      )
      const soft: string[] = []
      let seen = 0
      for (const path of await allPaths(baseURL)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const pictures = await shown(page)
        seen += pictures.length
        soft.push(
          ...pictures
            .filter(({ fetched, needed }) => fetched < 0.9 * needed)
            .map(
              ({ file, fetched, needed }) => `${path}: ${file} has ${fetched} px of ${Math.round(needed)}`,
            ),
        )
      }
      expect(soft).toEqual([])
      expect(seen).toBeGreaterThan(100)
    })
  })

/** The pictures of a page in device pixels: what was fetched, and what the frame needs. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true
    // Not every browser measures the frame by itself: the estimate must do.
    for (const source of document.querySelectorAll('source'))
      source.sizes = source.sizes.replace('auto, ', '')
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    return [...document.images]
      .filter((image) => image.currentSrc && image.closest('picture') && image.checkVisibility())
      .map((image) => {
        const { width, height } = image.getBoundingClientRect()
        const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
        const file = image.currentSrc.slice(image.currentSrc.lastIndexOf('/') + 1)
        const isCover = getComputedStyle(image).objectFit === 'cover'
        return {
          file,
          needed: (isCover ? Math.max(width, height * shape) : width) * devicePixelRatio,
          // A drawing is sharp in every width.
          fetched: file.endsWith('.svg') ? Number.MAX_VALUE : Number(/-(\d+)-[^-]+$/.exec(file)?.[1]),
        }
      })
  })

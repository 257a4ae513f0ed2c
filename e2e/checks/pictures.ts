import type { Page } from '@playwright/test'

/** Pictures fetched narrower than they are shown, uncropped, and pictures that fail to load. */
export const soft = async (page: Page): Promise<string[]> =>
  (await shown(page))
    .filter(({ fetched, needed }) => !(fetched >= 0.9 * needed))
    .map(({ file, fetched, needed }) => `${file} has ${fetched} px of ${Math.round(needed)}`)

/** The pictures of a page in device pixels: the width fetched, and the width the frame needs. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true
    // Not every browser supports `sizes=auto`: the estimate must suffice.
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
          // A drawing is sharp at every width.
          fetched: file.endsWith('.svg') ? Number.MAX_VALUE : Number(/-(\d+)-[^-]+$/.exec(file)?.[1]),
        }
      })
  })

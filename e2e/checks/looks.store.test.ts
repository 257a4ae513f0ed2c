import { setTimeout } from 'node:timers/promises'
import { openStill, pageFaults } from '@college/platform/proof/page-faults'
import { difference, picturesOf } from '@college/platform/proof/pictures'
import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { findBrowser } from '../browser/find-browser'

const drawing = (colour: string, width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><rect width="100%" height="100%" fill="${colour}"/></svg>`

/** A page that says it is React's. */
const page = (
  main: string,
) => `<!doctype html><html lang="en"><title>Bees</title><main><h1>Bees</h1>${main}</main>
<script>
  document.querySelector('h1').__reactFiber$bees = { stateNode: { current: { memoizedState: {} } } }
</script>`

/** Two files of one picture, of two colours so that screenshots tell them apart. */
const picture = '<img alt="" srcset="/red.svg 390w, /blue.svg 1440w" sizes="100vw">'

test('an axe rule is told once for each colour scheme, with its first element', {
  timeout: 60_000,
}, async () => {
  const browser = await chromium.launch(await findBrowser())
  try {
    const window = await browser.newPage()
    const pale = ['Wax', 'Comb', 'Hive'].map((word) => `<p style="color: #eee">${word}</p>`).join('')
    await window.route('http://bees.example/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: page(pale) }),
    )
    const faults = await pageFaults(window, 'http://bees.example/')
    expect(faults.length).toBe(2)
    for (const fault of faults)
      expect(fault).toMatch(/color-contrast: .*, and 2 more, expected no violation$/)
  } finally {
    await browser.close()
  }
})

test('a page looks the same, however wide its window was', { timeout: 60_000 }, async () => {
  const browser = await chromium.launch(await findBrowser())
  try {
    const looks = async (width: number) => {
      const window = await browser.newPage({ viewport: { width, height: 900 } })
      await window.route('http://bees.example/*', async (route) => {
        const [, colour] = /(red|blue)\.svg$/.exec(route.request().url()) ?? []
        if (colour) await setTimeout(300)
        return colour
          ? route.fulfill({
              contentType: 'image/svg+xml',
              body: drawing(colour, colour === 'red' ? 390 : 1440),
            })
          : route.fulfill({ contentType: 'text/html', body: page(picture) })
      })
      expect(await openStill(window, 'http://bees.example/')).toBe(true)
      return picturesOf(window)
    }
    const [narrow, wide] = [await looks(390), await looks(1440)]
    for (const at of [0, 1])
      expect(await difference(narrow[at] ?? Buffer.of(), wide[at] ?? Buffer.of())).toBe(0)
  } finally {
    await browser.close()
  }
})

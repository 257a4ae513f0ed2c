import type { Page } from '@playwright/test'
import { expect, test, untilLive } from '../../site/site'
import { skipWithout } from '../../site/skip-without'

/**
 * Letters that content may have beyond those of every page, and whether our own fonts have them all: they
 * compose macrons; dots below and other scripts come from the machine's fonts.
 */
const scripts = [
  { name: 'Latin with macrons', letters: 'Ānanda Śarīra Āyurveda', ours: ['main p', 'main h2'] },
  { name: 'Latin with dots', letters: 'Aṣṭāṅga Prāṇāyāma Ṛṣi Saṃskṛta', ours: [] },
  { name: 'Kannada', letters: 'ಪ್ರಕೃತಿ ಯೋಗ ದುಂಡುಮಲ್ಲಿಗೆ', ours: [] },
  { name: 'Devanagari', letters: 'प्रकृति योग संस्कृत', ours: [] },
]

test.beforeEach(async ({ page }) => {
  await page.goto('/terms')
  await untilLive(page)
})

for (const { name, letters, ours } of scripts)
  test(`${name}: every letter is shown, and a line with it is as high as any`, async ({ page }) => {
    for (const place of ['main p', 'main h2']) {
      const plain = await heightWith(page, place, 'Naturopathy and Yoga')
      const height = await heightWith(page, place, letters)
      const fonts = await fontsOf(page, place)
      skipWithout(
        fonts.some(({ familyName }) => /^(LastResort)?$/.test(familyName)) &&
          'This machine has no font for these letters.',
      )
      expect(Math.abs(height - plain), `${place} in ${JSON.stringify(fonts)}`).toBeLessThanOrEqual(1)
      if (ours.includes(place))
        expect(
          fonts.filter(({ familyName }) => !/^(Fraunces|Figtree)/.test(familyName)),
          place,
        ).toEqual([])
    }
  })

/** The height of three lines. */
const heightWith = (page: Page, place: string, text: string) =>
  page.evaluate(
    async ({ place, text }) => {
      const element = document.querySelector<HTMLElement>(place)
      if (!element) throw new Error(`${place}: is not there`)
      const lines = [1, 2, 3].map(() => Object.assign(document.createElement('span'), { textContent: text }))
      element.replaceChildren(...lines.flatMap((line) => [line, document.createElement('br')]))
      element.style.whiteSpace = 'nowrap'
      // Layout triggers loading its fonts.
      element.getBoundingClientRect()
      await document.fonts.ready
      return element.getBoundingClientRect().height
    },
    { place, text },
  )

/** The fonts in which the browser renders an element's letters. */
async function fontsOf(page: Page, place: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 1 })
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `${place} span`,
  })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts
}

import type { Page } from '@playwright/test'
import { nightly } from '../../site/nightly'
import { expect, test, untilLive } from '../../site/site'

/** Points above the lower edge of an A4 sheet: room for a heading and two lines of text. */
const lowest = 56

/** The headings of a PDF and their height on the page, from the outline that Chromium writes. */
const headingsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Title (\([^)]*\)|<[^>]*>)\s*\/Dest \[\d+ 0 R \/XYZ \S+ (\S+)/g)].map(
    ([, title, height]) => ({ title, height: Number(height) }),
  )

for (const path of [
  '/',
  '/about/prakriti',
  '/academics/activities',
  '/academics/placement',
  '/academics/work',
  '/department/pg1',
  '/library',
  '/prakriti',
  '/programs',
])
  test(
    `${path} on paper: no heading is left at the end of a sheet`,
    nightly(path !== '/academics/activities' && path !== '/library'),
    async ({ page }) => {
      await page.goto(path)
      await untilLive(page, path)
      const headings = headingsOf(await page.pdf({ format: 'A4', outline: true, tagged: true }))
      expect(headings.length).toBeGreaterThan(4)
      expect(headings.filter(({ height }) => height < lowest)).toEqual([])
    },
  )

/** Words that are meant to be on paper but are folded away, cut off or beside it. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    while (words.nextNode()) {
      const { currentNode: node } = words
      const holders: Element[] = []
      for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) holders.push(at)
      const [parent] = holders
      const text = node.textContent?.trim()
      if (!text || !parent || parent.closest('dialog, noscript, .visually-hidden, svg, option')) continue
      // Controls, and ways on.
      if (holders.some((holder) => getComputedStyle(holder).display === 'none')) continue
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      const cutting = holders.filter((holder) => {
        const { overflowX, overflowY } = getComputedStyle(holder)
        return holder.localName === 'details' || overflowX !== 'visible' || overflowY !== 'visible'
      })
      const edges = cutting.map((holder) => holder.getBoundingClientRect())
      // Of one px: for screen readers alone.
      if (edges.some(({ height }) => height <= 1)) continue
      const isBeside = lines.some(({ left, right }) => left < -1 || right > innerWidth + 1)
      const isCut = edges.some(({ bottom }) => lines.some((line) => line.bottom > bottom + line.height / 3))
      const isFolded = !parent.checkVisibility({ visibilityProperty: true }) || lines.length === 0
      if (isBeside || isCut || isFolded) found.push(text.slice(0, 60))
    }
    return found
  })

for (const [path, ofEachNight] of Object.entries({
  '/': true,
  '/about/prakriti': false,
  '/academics/activities': false,
  '/academics/achieve': true,
  '/academics/work': true,
  '/apply': true,
  '/department/ug/anatomy': true,
  '/department/pg1': true,
  '/internship': true,
  '/library': true,
  '/prakriti': true,
  '/programs': false,
}))
  test(`${path} on paper, narrow or wide: no word is lost`, nightly(ofEachNight), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(path)
    await untilLive(page, path)
    await page.emulateMedia({ media: 'print' })
    // A4 with wide margins, A5, A4, and A4 on its side.
    for (const width of [370, 560, 720, 1050]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await lost(page), `${width} px`).toEqual([])
    }
  })

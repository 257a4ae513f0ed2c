import type { Page } from '@playwright/test'
import { hasStandIns } from '../browser/abilities'
import { enlargeText } from '../site/enlarge-text'
import { allPaths, expect, test, untilLive } from '../site/site'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A page of each kind: home, long read, department, cards, tables, form. */
const kinds = [
  '/',
  '/about/prakriti',
  '/department/ug/anatomy',
  '/academics/activities',
  '/library',
  '/contact',
] as const

/** Pages that are not in the map of the site. */
const others = [
  '/academics/activities?open=nss',
  '/academics/activities?open=guest-talk',
  '/department/ug/nothing',
]

test('every page fits 320 px and, with text of twice the size, 360 px, has no small text or target on a phone, and no card alone in a row', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const faults: string[] = []
  for (const path of [...(await allPaths(baseURL)), ...others]) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await untilLive(page)
    const found = [...(await small(page)), ...(await cramped(page))]
    // A window of 1,280 px at a zoom of 400 % (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 640 })
    found.push(...(await wide(page)))
    await page.setViewportSize({ width: 1440, height: 900 })
    found.push(...(await alone(page)))
    // WCAG 1.4.4.
    await page.setViewportSize({ width: 360, height: 780 })
    await enlargeText(page, '200%')
    found.push(...(await wide(page)))
    faults.push(...found.map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } })

    for (const path of kinds)
      test(`nothing moves while ${path} loads, not even with slow fonts and pictures`, async ({ page }) => {
        await page.route(/\.(woff2|avif|webp|jpe?g|png)$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300))
          await route.continue()
        })
        await page.addInitScript(watchShifts)
        await page.goto(path)
        await untilLive(page, path)
        test.skip(!(await hasStandIns(page)), 'This machine has no font that can stand in for ours.')
        await page.evaluate(() => document.fonts.ready)
        // Pictures further down load when they are near.
        const steps = await page.evaluate(() =>
          Math.ceil(document.documentElement.scrollHeight / innerHeight),
        )
        for (let step = 0; step < steps; step++) {
          await page.evaluate((at) => scrollTo({ top: at * innerHeight, behavior: 'instant' }), step)
          await expect.poll(() => pending(page)).toBe(0)
        }
        const shifts = await page.evaluate(() => window.shifts)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.01)
      })

    test('what has the focus is never hidden, neither under the header nor by the floating button', async ({
      context,
    }) => {
      test.setTimeout(120_000)
      // Upwards is where a header hides things; a phone has the same order, so one page says enough.
      for (const path of width < 1024 ? (['/department/ug/anatomy'] as const) : kinds) {
        // A page of its own: the walk before has ended in the browser's own controls.
        const page = await context.newPage()
        await page.goto(path)
        await untilLive(page, path)
        await leaveOutMaps(page)
        for (const key of path.includes('anatomy') ? ['Tab', 'Shift+Tab'] : ['Shift+Tab']) {
          const hidden: string[] = []
          let stops = 0
          await page
            .getByRole('link', { name: key === 'Tab' ? 'Skip to main content' : 'Back to Top' })
            .focus()
          for (; stops < 200; stops++) {
            await page.keyboard.press(key)
            const fault = await hiddenFocus(page)
            if (fault === undefined) break
            if (fault) hidden.push(`${path}, ${key}: ${fault}`)
          }
          expect(hidden).toEqual([])
          expect(stops).toBeGreaterThan(30)
          expect(stops).toBeLessThan(200)
        }
      }
    })
  })

test('printed, a page is its text without header, footer and floating button', async ({ page }) => {
  await page.goto('/library')
  await untilLive(page, '/library')
  const apply = page.getByRole('complementary', { name: 'Apply Now' }).getByRole('link')
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(apply).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(apply).toBeHidden()
  await expect(page.locator('header').first()).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** The elements that reach beyond the right edge of a page that scrolls sideways. */
const wide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const beyond = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.localName}.${element.className}`)
    return [`${scrollWidth} px wide: ${beyond.slice(0, 5).join(', ')}`]
  })

/**
 * Text of the page's own that is smaller than 16 px. Small print by design is not counted: captions, lists of
 * contents, and what only repeats for the eye (aria-hidden).
 */
const small = (page: Page) =>
  page.evaluate(() => {
    const ownText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return [...document.querySelectorAll('main :is(p, li, dd, td, label, legend, input, textarea, select)')]
      .filter((element) => !element.closest('figcaption, caption, nav, [aria-hidden=true], .visually-hidden'))
      .filter((element) => element.matches('input, textarea, select') || ownText(element))
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16)
      .map((element) => `${element.localName}.${element.className} “${element.textContent?.slice(0, 40)}”`)
  })

/** Buttons and links with a side under 24 px. A link in a line of text is as high as the line (WCAG 2.5.8). */
const cramped = (page: Page) =>
  page.evaluate(() => {
    // Laid out when it comes near. Whoever asks before is told of the first thing in it that it has no size.
    const footer = document.querySelector<HTMLElement>('main ~ footer')
    footer?.style.setProperty('content-visibility', 'visible')
    footer?.getBoundingClientRect()
    const inText = (element: Element) => {
      const words = element.closest('p, li, dd, td, h1, h2, h3, h4')?.textContent?.trim() ?? ''
      return getComputedStyle(element).display === 'inline' && words !== element.textContent?.trim()
    }
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !inText(element))
      .filter((element) => !element.closest('.visually-hidden, [aria-hidden=true]'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 24)
      .map(
        ({ element, box }) =>
          `${element.localName} “${element.textContent?.trim()}” is ${box.width} × ${box.height} px`,
      )
  })

/** Lists of cards whose last row has one card only, and room for another beside it. */
const alone = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main ul[role=list]')].flatMap((list) => {
      const boxes = [...list.children].map((card) => card.getBoundingClientRect())
      const [first, last] = [boxes[0], boxes.at(-1)]
      if (!first || !last) return []
      const inRow = (row: DOMRect) =>
        boxes.filter(({ top, bottom }) => top < row.bottom && bottom > row.top).length
      const single = inRow(first) > 1 && inRow(last) === 1 && last.width < list.clientWidth / 2
      return single ? [`“${list.lastElementChild?.textContent?.slice(0, 40)}” stands alone`] : []
    }),
  )

/** Why the focused element cannot be seen; an empty text when it can; undefined when nothing has the focus. */
const hiddenFocus = (page: Page) =>
  page.evaluate(async () => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    let fault = ''
    // The browser scrolls within a few frames; what is hidden after thirty stays so.
    for (let frame = 0; frame < 30; frame++) {
      await new Promise(requestAnimationFrame)
      // A link that breaks over two lines has two boxes.
      const box = focused.getClientRects()[0]
      if (!box) return `${focused.outerHTML.slice(0, 120)} has no box`
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      if (at && focused.contains(at)) return ''
      fault = `“${focused.textContent?.trim()}” lies under ${at?.outerHTML.slice(0, 120) ?? 'the edge of the window'}`
    }
    return fault
  })

/** Focus in another site's frame is that site's: the browser loses it while the frame loads. */
const leaveOutMaps = (page: Page) =>
  page.evaluate(() => {
    const none = new CSSStyleSheet()
    none.replaceSync('iframe { visibility: hidden }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, none]
  })

/** How many pictures in the window have not come yet. */
const pending = (page: Page) =>
  page.evaluate(
    () =>
      [...document.images].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect()
        return bottom > 0 && top < innerHeight && image.checkVisibility() && !image.complete
      }).length,
  )

/** Runs in the page before anything else: keeps what the browser says has moved. */
function watchShifts() {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput)
        window.shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 120) : '',
          ),
        })
  }).observe({ type: 'layout-shift', buffered: true })
}

type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[]
  }
}

for (const width of [390, 1440])
  test(`${width} px: the tile of a person without a photograph is no higher than 200 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      '/about/messages',
      '/academics/placement',
      '/academics/achieve',
      '/department/ug/yoga',
    ]) {
      await page.goto(path)
      const tiles = page.getByRole('main').locator('svg', { hasText: /^\p{Lu}{2}$/u })
      const heights = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().height))
      expect(heights.length, path).toBeGreaterThan(1)
      expect(Math.max(...heights), path).toBeLessThanOrEqual(200)
    }
  })

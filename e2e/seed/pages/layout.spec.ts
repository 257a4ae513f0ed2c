import type { Page } from '@playwright/test'
import { hasStandIns } from '../../browser/abilities'
import { deep, topHeavy, wide } from '../../checks/layout'
import { nightly } from '../../site/nightly'
import { test as read } from '../../site/reading'
import { expect, test, untilLive } from '../../site/site'
import { skipWithout } from '../../site/skip-without'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A page of each kind: home, long read, department, cards, tables, form. */
const kinds = [
  '/',
  '/about/prakriti',
  '/prakriti',
  '/department/ug/anatomy',
  '/academics/activities',
  '/library',
  '/contact',
] as const

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } })

    for (const path of kinds)
      test(
        `nothing moves while ${path} loads, not even with slow fonts and pictures`,
        nightly(width !== 390),
        async ({ page }) => {
          await page.route(/\.(woff2|avif|webp|jpe?g|png)$/, async (route) => {
            await new Promise((resolve) => setTimeout(resolve, 300))
            await route.continue()
          })
          await page.addInitScript(watchShifts)
          await page.goto(path)
          await untilLive(page, path)
          skipWithout(!(await hasStandIns(page)) && 'This machine has no font that can stand in for ours.')
          await page.evaluate(() => document.fonts.ready)
          expect(width === 390 ? await topHeavy(page, 320) : await deep(page, 480)).toEqual([])
          // Pictures further down load when near.
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
        },
      )

    test(
      'what has the focus is never hidden, neither under the header nor by the floating button',
      nightly(width !== 390),
      async ({ context }) => {
        test.setTimeout(120_000)
        // A header hides things when moving upwards; a phone has the same order, so one page is enough.
        for (const path of width < 1024 ? (['/department/ug/anatomy'] as const) : kinds) {
          // A fresh page: the previous walk ended in the browser's own controls.
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
      },
    )
  })

test('printed, a page is its text and, at its end, address and telephone', async ({ page }) => {
  await page.goto('/library')
  await untilLive(page, '/library')
  const apply = page.getByRole('complementary', { name: 'Apply Now' }).getByRole('link')
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(apply).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(apply).toBeHidden()
  await expect(page.locator('header').first()).toBeHidden()
  const footer = page.locator('main ~ footer')
  await expect(footer.locator('address')).toBeVisible()
  await expect(footer.getByText(/^\+91/).first()).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Programs' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a long address of e-mail leaves the words of the postal address whole', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/terms')
  const footer = page.locator('main ~ footer')
  const write = (link: Element) => (link.textContent = 'office.of.the.principal@herbarium-school.example.org')
  await footer.getByRole('link', { name: '@' }).first().evaluate(write)
  await footer.scrollIntoViewIfNeeded()
  expect((await footer.locator('address').boundingBox())?.width).toBeGreaterThan(100)
})

test('a short name of one long word leaves a phone its width', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/terms')
  const write = (name: Element) => (name.textContent = 'Venkatanarasimharajapuram')
  await page.getByRole('banner').getByText('Prakriti College', { exact: true }).evaluate(write)
  expect(await wide(page)).toEqual([])
})

/** Why the focused element is not visible; empty when it is; undefined without a focused element. */
const hiddenFocus = (page: Page) =>
  page.evaluate(async () => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    let fault = ''
    // The browser scrolls within a few frames; what is hidden after thirty stays hidden.
    for (let frame = 0; frame < 30; frame++) {
      await new Promise(requestAnimationFrame)
      // A link broken over two lines has two boxes.
      const box = focused.getClientRects()[0]
      if (!box) return `${focused.outerHTML.slice(0, 120)} has no box`
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      if (at && focused.contains(at)) return ''
      fault = `“${focused.textContent?.trim()}” lies under ${at?.outerHTML.slice(0, 120) ?? 'the edge of the window'}`
    }
    return fault
  })

/** Leaves out other sites' frames, in which the browser loses the focus while they load. */
const leaveOutMaps = (page: Page) =>
  page.evaluate(() => {
    const none = new CSSStyleSheet()
    none.replaceSync('iframe { visibility: hidden }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, none]
  })

/** How many pictures in the window have not loaded yet. */
const pending = (page: Page) =>
  page.evaluate(
    () =>
      [...document.images].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect()
        return bottom > 0 && top < innerHeight && image.checkVisibility() && !image.complete
      }).length,
  )

/** Runs in the page before anything else: records the browser's layout shifts. */
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
  read(
    `${width} px: the tile of a person without a photograph is no higher than 200 px`,
    nightly(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of [
        '/about/messages',
        '/academics/placement',
        '/academics/achieve',
        '/department/ug/yoga',
      ]) {
        await page.goto(path)
        const tiles = page.getByRole('main').locator('svg', { hasText: /^\p{Lu}{2}$/u })
        const heights = await tiles.evaluateAll((all) =>
          all.map((tile) => tile.getBoundingClientRect().height),
        )
        expect(heights.length, path).toBeGreaterThan(1)
        expect(Math.max(...heights), path).toBeLessThanOrEqual(200)
      }
    },
  )

for (const width of [390, 1280])
  test(`each picture of an activity is seen at ${width} px, however many it has`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/academics/activities')
    // The second one is mirrored.
    for (const gallery of (await page.getByRole('list', { name: 'Pictures' }).all()).slice(0, 2))
      for (let count = 3; count < 7; count++) {
        const shapes = () =>
          gallery.evaluate((list, count) => {
            for (const place of [...list.children].slice(-1))
              while (list.children.length < count) list.append(place.cloneNode(true))
            return [...list.querySelectorAll('img')].map((img) => img.clientWidth / img.clientHeight)
          }, count)
        await expect
          .poll(async () => (await shapes()).map((shape) => Math.abs(shape - 2) < 1))
          .toEqual(Array(count).fill(true))
      }
  })

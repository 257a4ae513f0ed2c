import type { Page, Route } from '@playwright/test'
import { holdScripts } from '../../site/hold-scripts'
import { expect, test, untilLive } from '../../site/site'

const hero = (page: Page) => page.getByRole('region', { name: 'Pictures of the college' })
const voices = (page: Page) => page.getByRole('region', { name: 'What our graduates say' })
const slide = (page: Page, number: number) =>
  hero(page).getByRole('group', { name: `Picture ${number} of 4`, includeHidden: true })

/** The slider's library, which pages fetch when a carousel is near. */
const library = /\/swiper-[\w-]+\.js$/

// Requests still pending at the end of a test are no fault.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('a picture is turned before the slider has come, and stays when it comes', async ({ page }) => {
  const held: Route[] = []
  const release = await holdScripts(page)
  await page.route(library, (route) => held.push(route))
  await page.goto('/', { waitUntil: 'commit' })
  // One press before any script has loaded, one before the slider has.
  await hero(page).getByRole('button', { name: 'Stop the pictures' }).click()
  await hero(page).getByRole('button', { name: 'Next picture' }).click()
  await release()
  await untilLive(page, '/')
  await hero(page).getByRole('button', { name: 'Next picture' }).click()
  await expect(hero(page).getByRole('button', { name: 'Show picture 3' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(slide(page, 3)).toBeInViewport({ ratio: 0.5 })
  await expect(slide(page, 1)).not.toBeInViewport()

  await expect.poll(() => held.length).toBe(1)
  await held[0]?.continue()
  await expect(slide(page, 1)).toHaveAttribute('aria-hidden', 'true')
  await expect(slide(page, 3)).toHaveAttribute('aria-hidden', 'false')
  await expect(hero(page).getByRole('button', { name: 'Show picture 3' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('the pictures turn by themselves only to one that has come', async ({ page }) => {
  const held: Route[] = []
  // The pictures after the first.
  await page.route(/\/assets\/about\/hero-(?!lotus)[^/]*\.(svg|avif)$/, (route) => held.push(route))
  await page.clock.install()
  await page.goto('/')
  await untilLive(page, '/')
  await expect(slide(page, 2)).toHaveAttribute('aria-hidden', 'true')
  const dot = (number: number) => hero(page).getByRole('button', { name: `Show picture ${number}` })
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.clock.runFor(7_000)
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  for (const route of held) await route.continue()
  await expect
    .poll(() =>
      slide(page, 2)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true)
  await page.clock.runFor(3_100)
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
})

for (const transitions of [true, false])
  test(`each of many quick presses turns a slide, transitions ${transitions ? 'on' : 'off'}`, async ({
    page,
  }) => {
    await page.goto('/')
    await untilLive(page, '/')
    if (!transitions)
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('* { transition: none !important }')
        document.adoptedStyleSheets.push(sheet)
      })
    for (const [carousel, total] of [
      [hero(page), 4],
      [voices(page), 13],
    ] as const) {
      await carousel.scrollIntoViewIfNeeded()
      await carousel.getByRole('button', { name: /^Stop/ }).click()
      await expect(carousel.locator('[aria-hidden=true]').first()).toBeAttached()
      const current = carousel.locator('[aria-current]')
      const place = async () => Number(/\d+/.exec((await current.getAttribute('aria-label')) ?? '')?.[0])
      const press = (name: RegExp, times: number) =>
        carousel.getByRole('button', { name }).evaluate((button, clicks) => {
          for (let click = 0; click < clicks; click++) (button as HTMLElement).click()
        }, times)
      const start = await place()
      await press(/^Next/, 15)
      await expect.poll(place).toBe(((start - 1 + 15) % total) + 1)
      await press(/^Previous/, 7)
      await expect.poll(place).toBe(((start - 1 + 8) % total) + 1)
      await expect(
        carousel.getByRole('group', { name: new RegExp(`^\\D+${await place()} of`) }),
      ).toBeInViewport({ ratio: 0.9 })
    }
  })

test('when the slider cannot be had, buttons, dots and the finger still turn the slides', async ({
  page,
}) => {
  await page.route(library, (route) => route.abort())
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await untilLive(page, '/')
  for (const [button, number] of [
    ['Previous picture', 4],
    ['Next picture', 1],
    ['Show picture 2', 2],
  ] as const) {
    await hero(page).getByRole('button', { name: button }).click()
    await expect(slide(page, number)).toBeInViewport({ ratio: 0.5 })
    await expect(hero(page).getByRole('button', { name: `Show picture ${number}` })).toHaveAttribute(
      'aria-current',
      'true',
    )
  }
  await slide(page, 3).evaluate((element) => element.scrollIntoView())
  await expect(hero(page).getByRole('button', { name: 'Show picture 3' })).toHaveAttribute(
    'aria-current',
    'true',
  )

  // Three of them are in view: after the last three the first follow again.
  const words = voices(page).getByRole('group')
  const total = await words.count()
  await voices(page)
    .getByRole('button', { name: /^Show/ })
    .nth(total - 3)
    .click()
  await expect(words.last()).toBeInViewport({ ratio: 0.9 })
  await voices(page).getByRole('button', { name: /^Next/ }).click()
  await expect(words.first()).toBeInViewport({ ratio: 0.9 })
})

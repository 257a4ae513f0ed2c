import { expect, type Page, test } from '@playwright/test'
import { test as read } from '../../site/reading'

test.beforeEach(async ({ page }) => {
  await page.route(/example\.org/, (route) => route.fulfill({ body: '' }))
})

const hero = (page: Page) => page.getByRole('region', { name: 'Pictures of the college' })
const voices = (page: Page) => page.getByRole('region', { name: 'What our graduates say' })

/** The slides in view, which screen readers can reach. */
const shown = (carousel: ReturnType<typeof hero>) =>
  carousel
    .locator('[role=group]')
    .evaluateAll((slides) =>
      slides.flatMap((slide) =>
        slide.getAttribute('aria-hidden') === 'true' ? [] : (slide.getAttribute('aria-label') ?? ''),
      ),
    )

/** The figures as they are drawn: what counts stands over the end values, which alone are text. */
const drawnFigures = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'The college in figures' }) })
    .getByText(/^\d+\+?$/)
    .evaluateAll((figures) =>
      figures.map((figure) => Number.parseInt(getComputedStyle(figure, '::after').content.slice(1), 10)),
    )

/** Milliseconds within which a click on a dot begins to show its slide; the slide's time starts there. */
const settling = 100

const pausedClock = async (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

test('the name of the college stands at the top, with two ways on', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Prakriti College of Naturopathy & Yogic Sciences',
  )
  const top = page.locator('main header').first()
  await expect(top.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/apply')
  await top.getByRole('link', { name: 'View Our Programs' }).click()
  await expect(page).toHaveURL('/#programs')
  await expect(page.getByRole('heading', { name: 'Our Programs' })).toBeInViewport()
})

test('an address shared from there opens at the programs', async ({ page }) => {
  await page.goto('/#programs')
  await expect(page.getByRole('heading', { name: 'Our Programs' })).toBeInViewport()
})

test('four pictures fade into each other every three seconds, and again from the first', async ({ page }) => {
  // Seconds that the last fade took, recorded on the page as it ends.
  await page.addInitScript(() =>
    addEventListener('transitionend', ({ propertyName, elapsedTime, target }) => {
      if (propertyName === 'opacity' && target instanceof Element && target.role === 'group')
        document.documentElement.dataset.lastFade = String(elapsedTime)
    }),
  )
  await page.clock.install()
  await page.goto('/')
  await expect.poll(() => shown(hero(page))).toHaveLength(1)
  await pausedClock(page)

  const show = (number: number) => hero(page).getByRole('button', { name: `Show picture ${number}` })
  await expect(hero(page).getByRole('button', { name: /^Show picture/ })).toHaveCount(4)
  await show(3).click()
  await page.clock.runFor(settling)
  for (const [current, next] of [
    [3, 4],
    [4, 1],
    [1, 2],
    [2, 3],
  ] as const) {
    await expect.poll(() => shown(hero(page))).toEqual([`Picture ${current} of 4`])
    await page.clock.runFor(3_000 - settling)
    await expect(show(current)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(settling)
    await expect(show(next)).toHaveAttribute('aria-current', 'true')
  }
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.lastFade)).toBe('1')
})

test('previous, next and a dot change the picture; the pause button, first in order, stops them', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await expect.poll(() => shown(hero(page))).toHaveLength(1)
  const buttons = hero(page).getByRole('button')
  await expect(buttons.first()).toHaveAccessibleName('Stop the pictures')
  await buttons.first().click()
  await expect(buttons.first()).toHaveAccessibleName('Start the pictures')

  await hero(page).getByRole('button', { name: 'Show picture 1' }).click()
  await expect.poll(() => shown(hero(page))).toEqual(['Picture 1 of 4'])
  await hero(page).getByRole('button', { name: 'Previous picture' }).click()
  await expect.poll(() => shown(hero(page))).toEqual(['Picture 4 of 4'])
  await hero(page).getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(() => shown(hero(page))).toEqual(['Picture 1 of 4'])
  await hero(page).getByRole('button', { name: 'Show picture 3' }).click()
  await expect.poll(() => shown(hero(page))).toEqual(['Picture 3 of 4'])
  await page.clock.runFor(20_000)
  expect(await shown(hero(page))).toEqual(['Picture 3 of 4'])
})

test('the keyboard stops the pictures, steps through them and chooses one', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => shown(hero(page))).toHaveLength(1)
  await hero(page).getByRole('button', { name: 'Stop the pictures' }).focus()
  await page.keyboard.press('Enter')
  await expect(hero(page).getByRole('button', { name: 'Start the pictures' })).toBeFocused()
  await hero(page).getByRole('button', { name: 'Show picture 1' }).click()
  await expect.poll(() => shown(hero(page))).toEqual(['Picture 1 of 4'])

  await hero(page).getByRole('button', { name: 'Start the pictures' }).focus()
  for (const name of ['Previous picture', 'Next picture']) {
    await page.keyboard.press('Tab')
    await expect(hero(page).getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect.poll(() => shown(hero(page))).toEqual(['Picture 2 of 4'])
  for (let dot = 1; dot <= 4; dot++) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect.poll(() => shown(hero(page))).toEqual(['Picture 4 of 4'])
})

test('nothing moves by itself for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await expect.poll(() => shown(hero(page))).toEqual(['Picture 1 of 4'])
  await expect(hero(page).getByRole('button', { name: 'Start the pictures' })).toBeVisible()
  await page.clock.runFor(20_000)
  expect(await shown(hero(page))).toEqual(['Picture 1 of 4'])
  await page.getByText('Graduates', { exact: true }).scrollIntoViewIfNeeded()
  expect(await drawnFigures(page)).toEqual([22, 667, 618, 6])
})

test('About Us has four views of the campus, two paragraphs and a way on', async ({ page }) => {
  await page.goto('/')
  const about = page.locator('section').filter({ has: page.getByRole('heading', { name: 'About Us' }) })
  await expect(about.getByRole('img')).toHaveCount(4)
  await expect(about.getByText(/founded in 2003 by its philanthropist founder/)).toBeVisible()
  await expect(about.getByText(/a mix from across the country and abroad/)).toBeVisible()
  await about.getByRole('link', { name: 'Read More' }).click()
  await expect(page).toHaveURL('/about/prakriti')
})

read('three programs lead to admission, courses and library', async ({ page }) => {
  await page.goto('/')
  const programs = page.locator('#programs')
  await expect(programs.getByRole('listitem')).toHaveCount(3)
  for (const [name, href] of [
    ['Admission', '/apply'],
    ['Courses Offered', '/department/courses'],
    ['Library', '/library'],
  ] as const)
    await expect(programs.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('the campus is a plan, and what stands there leads to the page about it', async ({ page }) => {
  await page.goto('/')
  const campus = page.locator('section').filter({ has: page.getByRole('heading', { name: 'The campus' }) })
  await campus.scrollIntoViewIfNeeded()
  await expect(campus.getByRole('img', { name: 'A plan of the campus' })).toHaveJSProperty('complete', true)
  await expect(campus.getByRole('listitem')).toHaveCount(10)
  await campus.getByRole('link', { name: 'The library' }).click()
  await expect(page).toHaveURL('/library')
})

test('the figures count from 0 to their end in a second and a half once they are seen', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await expect.poll(() => shown(hero(page))).toHaveLength(1)
  await pausedClock(page)
  const values = () => drawnFigures(page)
  await expect.poll(values).toEqual([0, 0, 0, 0])
  await page.getByText('Public Sector Placements').scrollIntoViewIfNeeded()
  // The browser's visibility events do not follow the fake clock.
  const counting = async () => {
    await page.clock.runFor(20)
    return (await values())[1]
  }
  await expect.poll(counting, { intervals: [20] }).toBeGreaterThan(0)
  expect((await values())[1]).toBeLessThan(667)
  await page.clock.runFor(1_500)
  await expect.poll(values).toEqual([22, 667, 618, 6])
  await expect(page.getByText('667+', { exact: true })).toBeVisible()
})

test('one, two or three of thirteen testimonials can be read at a time, 30 px apart, and on a phone the next shows its edge', async ({
  page,
}) => {
  await page.goto('/')
  await voices(page).scrollIntoViewIfNeeded()
  await expect(voices(page).locator('[role=group]')).toHaveCount(13)
  for (const [width, count] of [
    [320, 1],
    [640, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await voices(page).scrollIntoViewIfNeeded()
    await expect.poll(async () => (await shown(voices(page))).length, `${width} px`).toBe(count)
    const boxes = await voices(page)
      .locator('[role=group]')
      .evaluateAll((slides) =>
        slides.map((slide) => slide.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      )
    const ordered = boxes.sort((a, b) => a.left - b.left)
    expect(Math.abs((ordered[1]?.left ?? 0) - (ordered[0]?.right ?? 0) - 30), `${width} px`).toBeLessThan(1)
    if (width >= 640) continue
    const row = await voices(page).locator('[role=group]').first().locator('xpath=../..').boundingBox()
    const edge = (row ? row.x + row.width : 0) - (ordered[count]?.left ?? Number.NaN)
    expect(edge, `${width} px: of the next`).toBeGreaterThanOrEqual(23.5)
  }
})

test('testimonials go on by one every five seconds, from the last to the first', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await page.clock.install()
  await page.goto('/')
  await voices(page).scrollIntoViewIfNeeded()
  await expect.poll(() => shown(voices(page))).toHaveLength(1)
  await pausedClock(page)
  const show = (number: number) =>
    voices(page).getByRole('button', { name: `Show testimonial ${number}`, exact: true })
  await show(13).click()
  await page.clock.runFor(settling)
  await expect.poll(() => shown(voices(page))).toEqual(['Testimonial 13 of 13'])
  await page.clock.runFor(5_000 - settling)
  await expect(show(13)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(settling)
  await expect(show(1)).toHaveAttribute('aria-current', 'true')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a swipe brings the next testimonial', async ({ page }) => {
    await page.goto('/')
    await voices(page).scrollIntoViewIfNeeded()
    await voices(page).getByRole('button', { name: 'Stop the testimonials' }).click()
    await expect.poll(() => shown(voices(page))).toEqual(['Testimonial 1 of 13'])
    const card = await voices(page).getByLabel('Testimonial 1 of 13').boundingBox()
    if (!card) throw new Error('The testimonial is not on the screen.')
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: string, ...x: number[]) =>
      devtools.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: x.map((at) => ({ x: card.x + at, y: card.y + 60 })),
      })
    await touch('touchStart', card.width - 20)
    for (let at = card.width - 40; at > 20; at -= 40) await touch('touchMove', at)
    await touch('touchEnd')
    await expect.poll(() => shown(voices(page))).toEqual(['Testimonial 2 of 13'])
  })
})

test('words of a testimonial can be selected with the mouse, and words of all thirteen are found in the page', async ({
  page,
}) => {
  await page.goto('/')
  await voices(page).scrollIntoViewIfNeeded()
  await expect.poll(() => shown(voices(page))).toHaveLength(3)
  const quotes = voices(page).getByRole('blockquote', { includeHidden: true })
  const quote = (await quotes.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(quote.x + 4, quote.y + 12)
  await page.mouse.down()
  await page.mouse.move(quote.x + quote.width - 4, quote.y + quote.height - 8, { steps: 5 })
  await page.mouse.up()
  const selected = await page.evaluate(() => String(getSelection()))
  expect(selected.length).toBeGreaterThan(20)
  expect(await quotes.first().innerText()).toContain(selected.trim().slice(0, 20))

  for (const one of await quotes.all()) {
    expect(await page.evaluate(find, (await one.innerText()).slice(0, 40))).toBe(true)
    // Scroll as find-in-page does for a match.
    await one.evaluate((element) => element.scrollIntoView({ block: 'nearest', inline: 'center' }))
    await expect(one).toBeInViewport({ ratio: 0.9 })
    await expect(one.locator('xpath=ancestor::*[@role="group"]')).toHaveAttribute('aria-hidden', 'false')
  }
  // The match stays in view; an arrow key continues from there.
  await expect(voices(page).getByRole('button', { name: 'Start the testimonials' })).toBeVisible()
  await expect.poll(() => shown(voices(page))).toContain('Testimonial 13 of 13')
  await voices(page).locator('[tabindex="0"]').press('ArrowLeft')
  await expect.poll(() => shown(voices(page))).not.toContain('Testimonial 13 of 13')
})

/** Runs in the page: the browser's own find-in-page. */
function find(words: string): boolean {
  getSelection()?.removeAllRanges()
  return (window as unknown as { find: (words: string) => boolean }).find(words)
}

test('with script off, pictures, figures and all thirteen testimonials are there', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.route(/example\.org/, (route) => route.fulfill({ body: '' }))
  await page.goto('/')
  await expect(hero(page).getByRole('img')).toHaveCount(4)
  await expect(voices(page).getByRole('group')).toHaveCount(13)
  for (const value of ['22+', '667+', '618+', '6+'])
    await expect(page.getByText(value, { exact: true }).first()).toBeAttached()
  await expect(page.getByRole('link', { name: 'View Our Programs' })).toHaveAttribute('href', '/#programs')
  await context.close()
})

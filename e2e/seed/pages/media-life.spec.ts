import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { parse } from 'yaml'
import { test as read } from '../../site/reading'
import { untilLive } from '../../site/site'
import { seed } from '../seed'

const occasions = [
  'Shobavana',
  'Yogathon',
  'Sports Day',
  'NCC',
  'Republic Day 2025',
  'Virasat',
  'Traditional Day',
  'Art Gallery',
]

/** The player's script, which the page fetches for the first film. */
const player = /\/video-player-[\w-]+\.js$/

// Requests still pending at the end of a test are no fault.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test.beforeEach(async ({ page }) => {
  await page.route(/example\.org/, (route) => route.fulfill({ body: '' }))
})

/** Opens the page by its link, because its address contains the college's name. */
async function openLife(page: Page) {
  await page.goto('/anandamaya')
  const address = await page
    .getByRole('link', { name: /^Life at/ })
    .first()
    .getAttribute('href')
  await page.goto(address ?? '')
  await expect(page.getByRole('heading', { level: 1, name: /^Life at/ })).toBeVisible()
}

read('the life page has eight occasions in order, each with its films', async ({ page }) => {
  await openLife(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(occasions)
  for (const occasion of occasions) {
    const films = main.getByRole('list', { name: `Videos of ${occasion}` })
    await expect(films.getByRole('button', { name: /^Play video/ })).toHaveCount(2)
  }
})

test('the list of contents leads to each occasion', async ({ page }) => {
  await openLife(page)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link')).toHaveText(occasions)
  await contents.getByRole('link', { name: 'Virasat' }).click()
  await expect(page).toHaveURL(/#virasat$/)
  await expect(page.getByRole('heading', { name: 'Virasat' })).toBeInViewport()
})

test('a film’s card opens a modal with an X that closes it', async ({ page }) => {
  await openLife(page)
  const card = page.getByRole('button', { name: 'Play video: Tug of war' })
  await card.click()
  const modal = page.getByRole('dialog', { name: 'Tug of war' })
  await expect(modal).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Close video' })).toBeFocused()
  await modal.getByText('Two houses, one rope').click()
  await expect(modal).toBeVisible()
  await modal.getByRole('button', { name: 'Close video' }).click()
  await expect(modal).toBeHidden()
  await expect(card).toBeFocused()
})

test('a film plays, with captions, and holds words for browsers without video', async ({ page }) => {
  await openLife(page)
  await page.getByRole('button', { name: 'Play video: Morning in the grove' }).click()
  const video = page.getByRole('dialog').getByLabel('Morning in the grove').last()
  await expect(video).toContainText('Your browser does not support the video tag.')
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0)
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.cues?.length))
    .toBeGreaterThan(1)
  const seconds = await video.evaluate((film: HTMLVideoElement) => film.duration)
  expect(Math.round(seconds)).toBe(8)
})

test('a film that cannot be loaded is written to the console and can be tried again', async ({ page }) => {
  const written: string[] = []
  page.on('console', (message) => written.push(message.text()))
  await page.route(/\.(webm|mp4)$/, (route) => route.abort())
  await openLife(page)
  await page.getByRole('button', { name: 'Play video: The relay' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('alert')).toContainText('This video could not be loaded')
  // Console message and alert appear in no fixed order.
  await expect
    .poll(() => written.filter((text) => text.includes("The video 'The relay' could not be loaded")))
    .toHaveLength(1)

  await page.unroute(/\.(webm|mp4)$/)
  await modal.getByRole('button', { name: 'Try again' }).click()
  await expect(modal.getByRole('alert')).toBeHidden()
  const video = modal.getByLabel('The relay').last()
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(1)
})

test('when the player itself cannot be fetched the film’s file opens instead', async ({ page }) => {
  await page.route(player, (route) => route.abort())
  await openLife(page)
  await page.getByRole('button', { name: 'Play video: The relay' }).click()
  await expect(page).toHaveURL(/\.mp4$/)
})

test('while the player is on its way the file can be opened beside the page, or in its place', async ({
  page,
}) => {
  await page.route(player, () => {})
  await openLife(page)
  await untilLive(page)
  await page.getByRole('button', { name: 'Play video: The relay' }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'Open the video: The relay' })
  const beside = page.context().waitForEvent('page')
  await link.click({ modifiers: ['Control'] })
  await beside
  await link.press('Enter')
  await expect(page).toHaveURL(/\.mp4$/)
})

test('without script all occasions are there and each film is a link to its file', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await openLife(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(occasions)
  await expect(page.getByRole('link', { name: /^Open the video/ })).toHaveCount(16)
  await context.close()
})

const section = join(seed, 'mfe-media')

/** The films named in a content file, with the stated seconds. */
function* filmsIn(value: unknown): Generator<[name: string, seconds: number]> {
  if (typeof value !== 'object' || value === null) return
  if ('src' in value && 'duration' in value) yield [String(value.src), Number(value.duration)]
  for (const inner of Object.values(value)) yield* filmsIn(inner)
}

test('every film is as long as its page says', async ({ page }) => {
  await openLife(page)
  await page.route('**/clips/*.webm', (route) =>
    route.fulfill({
      path: join(section, 'clips', basename(route.request().url())),
      contentType: 'video/webm',
    }),
  )
  const said = ['life.yaml', 'hospital.yaml'].flatMap((name) => [
    ...filmsIn(parse(readFileSync(join(section, 'content', name), 'utf8'))),
  ])
  expect(said).toHaveLength(18)
  for (const [name, seconds] of said) {
    const length = await page.evaluate(
      (src) =>
        new Promise<number>((resolve, reject) => {
          const video = document.createElement('video')
          video.onloadedmetadata = () => resolve(video.duration)
          video.onerror = () => reject(new Error(`${src} does not play`))
          video.src = src
        }),
      `/clips/${name}.webm`,
    )
    expect(Math.round(length), name).toBe(seconds)
  }
})

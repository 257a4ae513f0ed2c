import { nightly } from '../../site/nightly'
import { test as read } from '../../site/reading'
import { expect, test, untilLive } from '../../site/site'
import { menuButton } from '../menus'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

test('the footer takes no more than 1,100 px, with the form closed, and hardly more than is guessed before it is near', async ({
  page,
}) => {
  const tall: string[] = []
  // It is the same on every page; on one, its form is not the only one.
  for (const path of ['/', '/apply']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const footer = page.getByRole('contentinfo')
    const guessed = (await footer.boundingBox())?.height ?? 0
    await footer.scrollIntoViewIfNeeded()
    const { height = 0 } = (await footer.boundingBox()) ?? {}
    if (height > 1100) tall.push(`${path}: ${Math.round(height)} px`)
    // A place near the end is found again by no more than this (`scroll-memory.ts`).
    if (path === '/' && height - guessed > 100) tall.push(`${Math.round(height)} px, guessed ${guessed}`)
  }
  expect(tall).toEqual([])
})

test('the form in the footer opens by a tap, before script too', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      javaScriptEnabled,
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await page.goto(`${baseURL}/privacy`)
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.getByLabel('Message', { exact: true })).toBeHidden()
    await footer.getByText('Send us a message').filter({ visible: true }).tap()
    await expect(footer.getByLabel('Message', { exact: true })).toBeVisible()
    await context.close()
  }
})

test('the contact page shows form, address and map once', async ({ page }) => {
  await page.goto('/contact')
  await untilLive(page, '/contact')
  await expect(page.getByRole('form').filter({ visible: true })).toHaveCount(1)
  await expect(page.locator('address').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Open the map' }).filter({ visible: true })).toHaveCount(1)
})

for (const path of [
  '/department/ug',
  '/department/pg',
  '/department/courses',
  '/academics/activities',
  '/about/messages',
  '/academics/achieve',
])
  read(`${path} shows the first of what it lists within 700 px`, async ({ page }) => {
    await page.goto(path)
    const first = page.getByRole('main').locator('article').first()
    expect((await first.boundingBox())?.y).toBeLessThan(700)
  })

/** Two thirds of the heights before lesser parts and earlier years were folded and cards put in rows. */
const heights = {
  '/about/prakriti': 9_135,
  '/prakriti': 8_637,
  '/library': 8_263,
  '/programs': 7_240,
  '/academics/activitiesdemo/yoga-day': 6_827,
}
for (const [path, limit] of Object.entries(heights))
  read(`${path} is no longer than ${limit} px`, async ({ page }) => {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(limit)
  })

read(
  'the word on privacy takes no more than a sixth of the window before a form’s first field',
  async ({ page }) => {
    for (const path of ['/contact', '/apply', '/department/admission']) {
      await page.goto(path)
      const link = page.getByRole('main').getByRole('form').getByRole('link', { name: 'Your privacy' })
      const notice = link.locator('../..')
      expect((await notice.boundingBox())?.height, path).toBeLessThanOrEqual(844 / 6)
    }
  },
)

test('Apply Now is a bar that lies over no text at the end of a page, and is absent where one applies', async ({
  page,
}) => {
  const floating = page.getByRole('complementary', { name: 'Apply Now' }).getByRole('link')
  await page.goto('/privacy')
  await untilLive(page, '/privacy')
  const bar = async () => (await floating.boundingBox()) ?? { y: 0, width: 0 }
  // The footer is laid out when near, so its end is reached in steps.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const last = await page.getByRole('link', { name: 'Back to Top' }).boundingBox()
      return (last?.y ?? Infinity) + (last?.height ?? 0) <= (await bar()).y
    })
    .toBe(true)
  await expect(floating).toBeVisible()
  expect((await bar()).width).toBe(390)
  for (const path of ['/apply', '/department/admission']) {
    await page.goto(path)
    await untilLive(page, path)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
    await expect(floating).toHaveCount(0)
  }
})

for (const width of [390, 820])
  test(
    `${width} px: no column of a table is out of sight, and no word is broken`,
    nightly(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const path of ['/programs', '/academics/work', '/library']) {
        await page.goto(path)
        await untilLive(page, path)
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll('main table')]
            .filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0) + 1)
            .map((table) => table.querySelector('caption')?.textContent),
        )
        expect(cut, path).toEqual([])
        await expect(page.getByRole('table').first().getByRole('row').nth(1)).toBeVisible()
      }
    },
  )

test('a carousel of many slides counts them in place of dots, and the next one shows its edge', async ({
  page,
}) => {
  await page.goto('/academics/achieve')
  await untilLive(page, '/academics/achieve')
  const main = page.getByRole('main')
  const total = await main.getByRole('group', { includeHidden: true }).count()
  const count = main.getByText(`1 / ${total}`, { exact: true })
  await expect(count).toBeVisible()
  await main.getByRole('button', { name: /^Next/ }).click()
  await expect(main.getByText(`2 / ${total}`, { exact: true })).toBeVisible()
})

test('the menu opened while pictures are on their way stays open when they are there', async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/hero-[^/]*\.svg$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await untilLive(page, '/')
  await menuButton(page, 'Open menu').click()
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  arrive()
  await page.waitForLoadState('load')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

import { expect, test, untilLive } from '../../site/site'

test.use({ viewport: { width: 390, height: 844 } })

test('no script shares the line with the styles', async ({ page }) => {
  await page.goto('/library')
  await untilLive(page, '/library')
  const requests = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      name: entry.name,
      begun: entry.startTime,
      ended: (entry as PerformanceResourceTiming).responseEnd,
    })),
  )
  const styled = Math.max(...requests.filter(({ name }) => name.endsWith('.css')).map(({ ended }) => ended))
  const scripts = requests.filter(({ name }) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter(({ begun }) => begun < styled)).toEqual([])
})

test('the first picture is requested while the styles are on their way, and the largest script once they are there', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const scripts = () => requested.filter((path) => path.endsWith('.js'))
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\.css$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => requested.some((path) => /hero-[^/]*\.(avif|svg)$/.test(path))).toBe(true)
  expect(scripts()).toEqual([])
  arrive()
  await untilLive(page, '/')
  const sizes = await page.evaluate(() =>
    Object.fromEntries(
      performance
        .getEntriesByType('resource')
        .map((entry) => [new URL(entry.name).pathname, (entry as PerformanceResourceTiming).decodedBodySize]),
    ),
  )
  const [first = '', ...others] = scripts()
  expect(others.length).toBeGreaterThan(5)
  // Otherwise the browser fetches it once more when it is imported.
  await expect(page.locator('link[rel=preload][as=script]')).toHaveAttribute('integrity', /^sha256-/)
  for (const other of others) expect(sizes[first], other).toBeGreaterThanOrEqual(sizes[other] ?? 0)
})

test('a page that is opened unseen is live before it is looked at', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    const waiting: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => waiting.push(callback)
    addEventListener('looked-at', () => {
      for (const callback of waiting.splice(0)) callback(performance.now())
    })
  })
  await page.goto('/library')
  await untilLive(page, '/library')
  await page.evaluate(() => dispatchEvent(new Event('looked-at')))
  await expect(page.locator('link[rel=preload][as=script]'), 'asked for again').toHaveCount(0)
})

test('the text comes before everything that only scripts need', async ({ request }) => {
  for (const path of ['/', '/department/ug/anatomy', '/apply']) {
    const html = await (await request.get(path)).text()
    expect(html.slice(html.indexOf('<body'), html.indexOf('</main>')), path).not.toContain('<script')
    const head = html.slice(0, html.indexOf('<body'))
    expect(head.slice(head.indexOf('<script'), head.lastIndexOf('</script>')).length, path).toBeLessThan(550)
  }
})

test('the text can be read while the fonts are still on their way', async ({ page }) => {
  await page.route(/\.woff2$/, () => {})
  await page.goto('/library', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await untilLive(page, '/library')
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
})

test('before any script has arrived, all of the page is there, its footer included, as tall as it will be', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, () => {})
  const heights = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main > *')].map((part) => (part as HTMLElement).offsetHeight),
    )
  // `fonts.ready` is settled before the first request, and between two.
  const allFonts = () =>
    page.evaluate(async () => {
      // Not every machine has our fallback fonts.
      for (const face of document.fonts) await face.load().catch(() => {})
    })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  await page.waitForFunction(() => document.readyState !== 'loading')
  // The words at the very end are in the page.
  expect(
    await page.evaluate(() =>
      (window as unknown as { find: (words: string) => boolean }).find('Back to Top'),
    ),
  ).toBe(true)
  await allFonts()
  const before = await heights()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/')
  await untilLive(page, '/')
  await allFonts()
  expect(await heights()).toEqual(before)
})

test('a page that was scrolled is at the same words again after a reload', async ({ page }) => {
  await page.goto('/academics/activities')
  await untilLive(page, '/academics/activities')
  const card = page.getByRole('main').getByRole('article').nth(6)
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await card.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  const before = await top()
  await page.reload()
  await untilLive(page, '/academics/activities')
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(4)
})

test('a link to a place in a page leads there before any script has arrived', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, () => {})
  await page.goto('/library', { waitUntil: 'commit' })
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.locator('summary').click()
  const link = contents.getByRole('link').last()
  const id = new URL((await link.getAttribute('href')) ?? '', 'http://site').hash.slice(1)
  await link.click()
  const top = () =>
    page.evaluate(
      (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? 9999),
      id,
    )
  await expect.poll(top).toBeLessThan(200)
  await expect.poll(top).toBeGreaterThanOrEqual(0)
})

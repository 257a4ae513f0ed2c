import { expect, test, untilLive } from '../site/site'

test.describe('following a link from one section to another', () => {
  test('loads no document, focuses the new heading, announces the title and starts at the top', async ({
    page,
  }) => {
    await page.goto('/library')
    await untilLive(page, '/library')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Departments' }).click()
    await untilLive(page, '/department/ug')

    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    const title = (await heading.textContent()) ?? ''
    await expect(page).toHaveTitle(`${title} · Prakriti College`)
    await expect(page.locator('[aria-live=polite]').filter({ hasText: title })).toHaveCount(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('Back restores the page and the place in it; Forward returns', async ({ page }) => {
    await page.goto('/library')
    await untilLive(page, '/library')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Departments' })
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(200)
    await link.click()
    await untilLive(page, '/department/ug')
    await page.goBack()
    await untilLive(page, '/library')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    await page.goForward()
    await untilLive(page, '/department/ug')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('a modified click is the browser’s: it opens a tab of its own', async ({ page, context }) => {
    await page.goto('/library')
    await untilLive(page, '/library')
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Departments' })
        .click({ modifiers: ['ControlOrMeta'] }),
    ])
    await tab.waitForURL('**/department/ug')
    expect(new URL(page.url()).pathname).toBe('/library')
  })
})

test('a link in the bar is followed before the footer was ever near', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/department/ug')
  await untilLive(page, '/department/ug')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Internship' }).click()
  await untilLive(page, '/internship')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('an address that nobody owns answers 404 with the site’s own page and ways to go on', async ({
  page,
}) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await untilLive(page, '/404')
  await page.getByRole('main').getByRole('link', { name: 'Library' }).click()
  await untilLive(page, '/library')
})

test('an unknown department or activity answers 404 with a page that offers the list', async ({ page }) => {
  for (const [path, link, href] of [
    ['/department/ug/astrology', 'Anatomy', '/department/ug/anatomy'],
    ['/academics/activitiesdemo/chess', 'Yoga Day', '/academics/activitiesdemo/yoga-day'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    const offered = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(link) })
      .first()
    await expect(offered).toHaveAttribute('href', href)
  }
  // The page itself is for such addresses only.
  expect((await page.goto('/department/ug/404'))?.status()).toBe(404)
})

test('a missing file answers 404 and no page', async ({ page, baseURL }) => {
  const answer = await page.request.get(`${baseURL}/assets/media/nothing.js`, { headers: { accept: '*/*' } })
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type']).toContain('text/plain')
})

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/library')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the skip link leads there before the page’s section has come, too', async ({ page }) => {
  // The shell is there, its section never comes: the page must not be opened anew for a place in it.
  await page.route(/\/assets\/forms\/remoteEntry/, () => {})
  await page.goto('/library')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const menu = page.getByRole('button', { name: 'Department' })
  await expect(async () => {
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('the page of a link that is pointed at stands ready unseen: a click shows it and asks for nothing', async ({
  page,
}) => {
  await page.goto('/library')
  await untilLive(page, '/library')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Departments' })
  const pictures: string[] = []
  page.on('request', (request) => request.url().includes('/ug-anatomy-') && pictures.push(request.url()))
  // Without the footer, which is laid out when it comes near.
  const heightOfPage = () =>
    page.evaluate(
      () =>
        document.documentElement.scrollHeight -
        ([...document.querySelectorAll('footer')].at(-1)?.clientHeight ?? 0),
    )
  const height = await heightOfPage()
  await link.hover()
  const ready = page.locator('main h1', { hasText: 'Undergraduate departments' })
  await expect(ready).toBeAttached()
  await expect(ready).toBeHidden()
  // Laid out as it will be seen, at no one's cost: nothing is longer, no picture of it is fetched.
  const size = () => ready.evaluate((heading) => [heading.clientWidth, heading.clientHeight])
  await expect.poll(async () => Math.min(...(await size()))).toBeGreaterThan(0)
  const laidOut = await size()
  expect(await heightOfPage()).toBe(height)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Library')
  await expect(page).toHaveTitle(/^Library/)

  const asked: string[] = []
  page.on('request', (request) => /\.(js|css|json)$/.test(request.url()) && asked.push(request.url()))
  await page.evaluate(() =>
    Object.assign(window, { heading: [...document.querySelectorAll('main h1')].at(-1) }),
  )
  // Frames in which a picture that is near would be asked for.
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done))),
      ),
  )
  expect(pictures).toEqual([])
  await link.click()
  await untilLive(page, '/department/ug')
  await expect(ready).toBeFocused()
  expect(await ready.evaluate((heading) => 'heading' in window && heading === window.heading)).toBe(true)
  await expect(page.locator('main h1')).toHaveCount(1)
  expect(await size()).toEqual(laidOut)
  await expect.poll(() => pictures.length).toBe(1)
  expect(asked).toEqual([])
})

test('a link that the pointer only passes is not prepared, and a page that was left is gone', async ({
  page,
}) => {
  await page.goto('/library')
  await untilLive(page, '/library')
  const departments = page.getByRole('contentinfo').getByRole('link', { name: 'Departments' })
  await departments.hover()
  await expect(page.locator('main h1')).toHaveCount(2)
  await departments.click()
  await untilLive(page, '/department/ug')
  await page.mouse.move(1, 1)
  await page.goBack()
  await untilLive(page, '/library')
  await expect(page.locator('main h1')).toHaveCount(1)

  // Its code is there, so nothing but the rest on it is missing.
  await page.evaluate(() => {
    const link = document.querySelector('footer a[href="/department/ug"]')
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    link?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }))
  })
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 200)))
  await expect(page.locator('main h1')).toHaveCount(1)
})

test('Apply Now floats once the page is scrolled by more than 200 pixels, and leads to the form', async ({
  page,
}) => {
  await page.goto('/library')
  await untilLive(page, '/library')
  const apply = page.getByRole('link', { name: 'Apply Now' })
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await expect(apply).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 201, behavior: 'instant' }))
  await expect(apply).toBeVisible()
  await apply.click()
  await untilLive(page, '/apply')
})

test('Back to Top scrolls to the top', async ({ page }) => {
  await page.goto('/library')
  await untilLive(page, '/library')
  await page.getByRole('link', { name: 'Back to Top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

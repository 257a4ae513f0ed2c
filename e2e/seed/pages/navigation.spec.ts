import { expect, test, untilLive } from '../../site/site'
import { dropdownButton, mainNavigation } from '../menus'

test.describe('following a link from one section to another', () => {
  test('loads no document, focuses the new heading, which is read once, and starts at the top', async ({
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
    await expect(page.locator('[aria-live], [role=status]').filter({ hasText: title })).toHaveCount(0)
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

  test('a link that is clicked twice is one step for Back', async ({ page }) => {
    const link = mainNavigation(page).getByRole('link', { name: 'Contact Us' })
    const clicks = {
      'before the page has come': () =>
        link.evaluate((element: HTMLElement) => {
          element.click()
          element.click()
        }),
      'as the page comes': () =>
        link.evaluate((element: HTMLElement) => {
          const { pushState } = history
          history.pushState = (...entry) => {
            pushState.apply(history, entry)
            history.pushState = pushState
            element.click()
          }
          element.click()
        }),
      'when it is there': () => link.dblclick(),
    }
    for (const [when, click] of Object.entries(clicks)) {
      await page.goto('/library')
      await untilLive(page, '/library')
      await click()
      await untilLive(page, '/contact')
      await page.goBack()
      await expect(page, when).toHaveURL(/library$/)
    }
  })

  test('Back shows the page at its place in the very next frame, from the first page too', async ({
    page,
  }) => {
    await page.goto('/')
    await untilLive(page, '/')
    await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }))
    const place = await page.evaluate(() => scrollY)
    // Click by script: a pointer would first scroll to the link.
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact Us' })
      .evaluate((link) => (link as HTMLElement).click())
    await untilLive(page, '/contact')
    await page.evaluate(() => {
      const frames: { heading: string | undefined; place: number; height: number }[] = []
      const look = () => {
        const main = document.getElementById('main')
        frames.push({
          heading: main?.querySelector('h1')?.textContent,
          place: scrollY,
          height: main?.offsetHeight ?? 0,
        })
        requestAnimationFrame(look)
      }
      look()
      Object.assign(window, { frames })
    })
    await page.goBack()
    await untilLive(page, '/')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    const framesOfHome = () =>
      page.evaluate(() =>
        (window as unknown as { frames: { heading: string; place: number; height: number }[] }).frames.filter(
          ({ heading }) => !heading.startsWith('Contact'),
        ),
      )
    // The scroll position is set before the frame that shows it.
    await expect.poll(async () => (await framesOfHome()).length).toBeGreaterThan(0)
    const home = await framesOfHome()
    for (const frame of home) expect(frame.height).toBe(home.at(-1)?.height)
    expect(Math.abs((home[0]?.place ?? 0) - place)).toBeLessThan(4)
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
  await untilLive(page)
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
  // The page itself exists only for such addresses.
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
  // Before the page is live the browser itself goes there, without focusing what is no control.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('the skip link leads there before the page’s section has come, too', async ({ page }) => {
  // The shell has loaded, its section never does: an anchor in the page must not reload it.
  await page.route(/\/assets\/forms\/container/, () => {})
  await page.goto('/library')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await dropdownButton(page, 'Department').click()
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(mainNavigation(page).getByRole('link', { name: 'Undergraduate' })).toBeHidden({
      timeout: 500,
    })
  }).toPass()
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test.describe('when a file of the next page does not arrive', () => {
  /** The site waits some seconds for the file, and then a document comes. */
  const asDocument = { timeout: 20_000 }

  test('the visitor is told that the page is on its way, and the browser opens it as a document', async ({
    page,
  }) => {
    await page.goto('/library')
    await untilLive(page, '/library')
    await page.route(/\/assets\/departments\/.*\.js$/, () => {})
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Departments' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Undergraduate Departments', asDocument)
    expect(new URL(page.url()).pathname).toBe('/department/ug')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
    // Its text and links work without the file.
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Anatomy/ })
        .first(),
    ).toBeVisible()
  })

  test('Back to it opens it as a document too', async ({ page }) => {
    await page.goto('/department/ug')
    await untilLive(page, '/department/ug')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Library', exact: true }).click()
    await untilLive(page, '/library')
    await page.reload()
    await untilLive(page, '/library')
    await page.route(/\/assets\/departments\/.*\.js$/, () => {})
    await page.evaluate(() => history.back())
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Undergraduate Departments', asDocument)
  })

  test('another link is followed at once, and nothing goes on about the first', async ({ page }) => {
    await page.goto('/library')
    await untilLive(page, '/library')
    await page.route(/\/assets\/departments\/.*\.js$/, () => {})
    const links = page.getByRole('contentinfo')
    await links.getByRole('link', { name: 'Departments' }).click()
    const loading = page.getByText('Loading…')
    await expect(loading).toBeVisible()
    await links.getByRole('link', { name: 'Contact Us' }).click()
    await untilLive(page, '/contact')
    await expect(loading).toHaveCount(0)
  })
})

test('a page whose own part fails stays whole, and its links are followed without a new document', async ({
  page,
}) => {
  // The player of the films, which only a tap needs.
  await page.route(/\/assets\/media\/.*\.js$/, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    return body.includes('WebVTT') || body.includes('preload:"metadata"')
      ? route.abort()
      : route.fulfill({ response, body })
  })
  await page.goto('/anandamaya')
  await untilLive(page, '/anandamaya')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Life', exact: true }).click()
  await untilLive(page, '/prakriti')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

for (const address of ['/contact.html', '/%63ontact', '/archive/2024/https://college.example.org/contact'])
  test(`a page works at ${address}, another name than its own`, async ({ page, baseURL }) => {
    await page.route('**/archive/**', async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${baseURL}/contact` }) }),
    )
    await page.goto(address)
    await expect(page).toHaveTitle(/^Contact Us/)
    const main = page.getByRole('main')
    await expect(async () => {
      await main.getByRole('button', { name: 'Send' }).click()
      await expect(main.getByRole('textbox', { name: 'Name' })).toBeFocused({ timeout: 500 })
      await expect(main.getByText('Subject is required.')).toBeVisible({ timeout: 500 })
    }).toPass()
  })

test('Apply Now floats once the page is scrolled by more than 200 pixels, and leads to the form', async ({
  page,
}) => {
  await page.goto('/library')
  await untilLive(page, '/library')
  const apply = page.getByRole('complementary', { name: 'Apply Now' }).getByRole('link')
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await expect(apply).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 201, behavior: 'instant' }))
  await expect(apply).toBeVisible()
  await apply.click()
  await untilLive(page, '/apply')
})

test('Back to Top scrolls smoothly to the top', async ({ page }) => {
  await page.goto('/library')
  await untilLive(page, '/library')
  await page.evaluate(() => {
    const places: number[] = []
    addEventListener('scroll', () => places.push(scrollY))
    Object.assign(window, { places })
  })
  await page.getByRole('link', { name: 'Back to Top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places)
  expect(places.length, 'places on the way').toBeGreaterThan(9)
})

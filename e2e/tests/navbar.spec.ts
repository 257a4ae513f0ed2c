import { expect, test, untilLive } from '../site/site'

const desktop = [
  ['Home', '/'],
  [
    'About',
    ['About the college', '/about/prakriti'],
    ['About the foundation', '/about/aef'],
    ['Messages', '/about/messages'],
    ['Vision & Mission', '/about/vision-mission'],
  ],
  ['Department', ['Undergraduate', '/department/ug'], ['Postgraduate', '/department/pg']],
  [
    'Academics',
    ['Activities', '/academics/activities'],
    ['Placement', '/academics/achieve'],
    ['Achievements', '/academics/placement'],
  ],
  ['Anandamaya', '/anandamaya'],
  ['Internship', '/internship'],
  ['Life at Prakriti College', '/prakriti'],
  ['Contact Us', '/contact'],
] as const

const visibleLinks = (page: import('@playwright/test').Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]))

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the bar has the items and targets of the specification, each dropdown its own links', async ({
    page,
  }) => {
    await page.goto('/library')
    await untilLive(page)
    const nav = page.getByRole('navigation', { name: 'Main' })
    for (const [label, ...links] of desktop) {
      if (typeof links[0] === 'string') {
        await expect(nav.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', links[0])
        continue
      }
      await nav.getByRole('button', { name: label }).hover()
      for (const [name, href] of links as unknown as [string, string][]) {
        const link = nav.getByRole('link', { name, exact: true })
        await expect(link).toBeVisible()
        await expect(link).toHaveAttribute('href', href)
      }
      await page.getByRole('heading', { level: 1 }).hover()
      await expect(
        nav.getByRole('link', { name: (links as unknown as [string, string][])[0]?.[0] ?? '', exact: true }),
      ).toBeHidden()
    }
    await nav.getByRole('button', { name: 'Academics' }).hover()
    await expect(nav.getByRole('link', { name: 'Achievement', exact: true })).toBeHidden()
  })

  test('dropdowns open by keyboard, Escape closes them and returns to the button, leaving closes them', async ({
    page,
  }) => {
    await page.goto('/library')
    await untilLive(page)
    const button = page.getByRole('button', { name: 'Department' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Undergraduate', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Space')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('button', { name: 'Academics' }).focus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('the header shows the office phone, the fax and the e-mail', async ({ page }) => {
    await page.goto('/library')
    await expect(page.getByRole('link', { name: '+91 00000 00110' }).first()).toHaveAttribute(
      'href',
      'tel:+910000000110',
    )
    await expect(page.getByText('+91 00000 00111').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'office@prakriti.example.org' }).first()).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu has the mobile links: none to the foundation, Achievement to the publications', async ({
    page,
  }) => {
    await page.goto('/library')
    await untilLive(page)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    for (const name of ['About', 'Department', 'Academics']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name }).tap()
      if (name === 'About')
        await expect(page.getByRole('link', { name: 'About the foundation' })).toBeHidden()
    }
    await expect(page.getByRole('link', { name: 'Achievement', exact: true })).toHaveAttribute(
      'href',
      '/academics/publications',
    )
    await expect(page.getByRole('link', { name: 'Achievements', exact: true })).toBeHidden()
    expect(await visibleLinks(page)).toContainEqual(['Internship', '/internship'])
  })

  test('choosing a link closes the menu and collapses its dropdowns', async ({ page }) => {
    await page.goto('/library')
    await untilLive(page)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('button', { name: 'Department' }).tap()
    await nav.getByRole('link', { name: 'Undergraduate' }).tap()
    await untilLive(page, '/department/ug')
    await expect(nav).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(nav.getByRole('button', { name: 'Department' })).toHaveAttribute('aria-expanded', 'false')
  })

  test('Escape closes the menu and returns to its button; the page behind stands still', async ({ page }) => {
    await page.goto('/library')
    await untilLive(page)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  })
})

test('without script the whole navigation can be used, on a desk and on a phone', async ({
  browser,
  baseURL,
}) => {
  for (const width of [390, 1440]) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
      ...(baseURL ? { baseURL } : {}),
    })
    const page = await context.newPage()
    await page.goto('/library')
    if (width > 1000) await page.getByRole('button', { name: 'Department' }).hover()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Undergraduate' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/department/ug')
    await context.close()
  }
})

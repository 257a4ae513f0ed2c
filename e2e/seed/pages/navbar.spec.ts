import type { Locator, Page } from '@playwright/test'
import { holdScripts } from '../../site/hold-scripts'
import { nightly } from '../../site/nightly'
import { expect, test, untilLive } from '../../site/site'
import { dropdownButton, mainNavigation, menuButton } from '../menus'

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

const visibleLinks = (page: Page) =>
  mainNavigation(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]))

const link = (page: Page, name: string) => mainNavigation(page).getByRole('link', { name, exact: true })

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the bar has the items and targets of the specification, each dropdown its own links', async ({
    page,
  }) => {
    await page.goto('/library')
    await untilLive(page)
    for (const [label, ...links] of desktop) {
      if (typeof links[0] === 'string') {
        await expect(link(page, label)).toHaveAttribute('href', links[0])
        continue
      }
      await dropdownButton(page, label).hover()
      for (const [name, href] of links as unknown as [string, string][]) {
        await expect(link(page, name)).toBeVisible()
        await expect(link(page, name)).toHaveAttribute('href', href)
      }
      await page.getByRole('heading', { level: 1 }).hover({ position: { x: 4, y: 4 } })
      await expect(link(page, (links as unknown as [string, string][])[0]?.[0] ?? '')).toBeHidden()
    }
    await dropdownButton(page, 'Academics').hover()
    await expect(link(page, 'Achievements')).toBeVisible()
    await expect(link(page, 'Achievement')).toBeHidden()
  })

  test('dropdowns open by keyboard, Escape closes them and returns to the button, leaving closes them', async ({
    page,
  }) => {
    await page.goto('/library')
    await untilLive(page)
    const button = dropdownButton(page, 'Department')
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(link(page, 'Undergraduate')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(link(page, 'Undergraduate')).toBeHidden()
    await page.keyboard.press('Space')
    await expect(link(page, 'Undergraduate')).toBeVisible()
    for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab')
    await expect(dropdownButton(page, 'Academics')).toBeFocused()
    await expect(link(page, 'Undergraduate')).toBeHidden()
  })

  test('a hovered dropdown closes on Escape wherever the focus is, and stays closed until the pointer returns', async ({
    page,
  }) => {
    await page.goto('/library')
    await untilLive(page)
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
    await search.focus()
    await dropdownButton(page, 'Department').hover()
    await expect(link(page, 'Undergraduate')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link(page, 'Undergraduate')).toBeHidden()
    await expect(search).toBeFocused()
    await page.mouse.move(...(await middleOf(dropdownButton(page, 'Department'), 3)))
    await expect(link(page, 'Undergraduate')).toBeHidden()
    await page.getByRole('heading', { level: 1 }).hover({ position: { x: 4, y: 4 } })
    await dropdownButton(page, 'Department').hover()
    await expect(link(page, 'Undergraduate')).toBeVisible()
  })

  test('a click leaves open what hovering has opened', async ({ page }) => {
    await page.goto('/library')
    await untilLive(page)
    await dropdownButton(page, 'Department').hover()
    await expect(link(page, 'Undergraduate')).toBeVisible()
    await dropdownButton(page, 'Department').click()
    await expect(link(page, 'Undergraduate')).toBeVisible()
    await dropdownButton(page, 'Academics').hover()
    await expect(link(page, 'Activities')).toBeVisible()
    await expect(link(page, 'Undergraduate')).toBeHidden()
  })

  test('a click opens a dropdown before script has arrived, which leaves it open', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/library', { waitUntil: 'commit' })
    await dropdownButton(page, 'Department').click()
    await expect(link(page, 'Undergraduate')).toBeVisible()
    const watched = await watch(page, 'Undergraduate')
    await release()
    await untilLive(page, '/library')
    expect(await watched()).toBe('always visible')
    await page.keyboard.press('Escape')
    await expect(link(page, 'Undergraduate')).toBeHidden()
  })
})

test('the header shows the office phone, the fax and the e-mail; a phone has the fax in its menu', async ({
  page,
}) => {
  await page.goto('/library')
  const header = page.getByRole('banner')
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(header.getByRole('link', { name: '+91 00000 00110' })).toHaveAttribute(
      'href',
      'tel:+910000000110',
    )
    await expect(header.getByRole('link', { name: 'office@prakriti.example.org' })).toBeVisible()
    const fax = header.getByText('+91 00000 00111').filter({ visible: true })
    if (width < 1000) await menuButton(page, 'Open menu').click()
    await expect(fax).toHaveCount(1)
    if (width < 1000) await page.keyboard.press('Escape')
  }
})

test('on a wide touch screen a tap opens a dropdown, and a tap elsewhere closes it', async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
    isMobile: true,
  })
  await page.goto('/library')
  await untilLive(page)
  await dropdownButton(page, 'Department').tap()
  await expect(link(page, 'Undergraduate')).toBeVisible()
  await dropdownButton(page, 'About').tap()
  await expect(link(page, 'Messages')).toBeVisible()
  await expect(link(page, 'Undergraduate')).toBeHidden()
  await page.getByRole('heading', { level: 1 }).tap({ position: { x: 4, y: 4 } })
  await expect(link(page, 'Messages')).toBeHidden()
  await page.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the menu has the mobile links: none to the foundation, Achievement to the publications', async ({
    page,
  }) => {
    await page.goto('/library')
    await untilLive(page)
    await menuButton(page, 'Open menu').tap()
    for (const name of ['About', 'Department', 'Academics']) {
      await dropdownButton(page, name).tap()
      if (name === 'About') {
        await expect(link(page, 'Messages')).toBeVisible()
        await expect(link(page, 'About the foundation')).toBeHidden()
      }
    }
    await expect(link(page, 'Achievement')).toHaveAttribute('href', '/academics/publications')
    await expect(link(page, 'Achievements')).toBeHidden()
    expect(await visibleLinks(page)).toContainEqual(['Internship', '/internship'])
  })

  test('choosing a link closes the menu and collapses its dropdowns', async ({ page }) => {
    await page.goto('/library')
    await untilLive(page)
    await menuButton(page, 'Open menu').tap()
    await dropdownButton(page, 'Department').tap()
    await link(page, 'Undergraduate').tap()
    await untilLive(page, '/department/ug')
    await expect(mainNavigation(page)).toBeHidden()
    await menuButton(page, 'Open menu').tap()
    await expect(dropdownButton(page, 'Department')).toBeVisible()
    await expect(link(page, 'Undergraduate')).toBeHidden()
  })

  for (const dropdown of ['About', 'Department', 'Academics'])
    test(
      `a tap on a link below the open dropdown ${dropdown} follows the link`,
      nightly(dropdown !== 'Academics'),
      async ({ page }) => {
        await page.goto('/library')
        await untilLive(page)
        await menuButton(page, 'Open menu').tap()
        await dropdownButton(page, dropdown).tap()
        await link(page, 'Internship').tap()
        await untilLive(page, '/internship')
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Internship')
        await expect(mainNavigation(page)).toBeHidden()
      },
    )

  test('Escape closes the menu and returns to its button; the page behind stands still, its way to apply away', async ({
    page,
  }) => {
    await page.goto('/library')
    await untilLive(page)
    const apply = page.getByRole('complementary', { name: 'Apply Now' }).getByRole('link')
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await expect(apply).toBeVisible()
    // Playwright's own tap scrolls to the button first, which sticks.
    await page.touchscreen.tap(...(await middleOf(menuButton(page, 'Open menu'))))
    await expect(menuButton(page, 'Close menu')).toHaveAccessibleName('Close menu')
    await expect(apply).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await dropdownButton(page, 'Department').focus()
    await page.keyboard.press('Escape')
    await expect(menuButton(page, 'Open menu')).toBeFocused()
    await expect(menuButton(page, 'Open menu')).toHaveAccessibleName('Open menu')
    await expect(mainNavigation(page)).toBeHidden()
  })

  test('the menu opens before script has arrived, and script keeps it open', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/library', { waitUntil: 'commit' })
    await menuButton(page, 'Open menu').tap()
    await dropdownButton(page, 'Department').tap()
    await expect(link(page, 'Undergraduate')).toBeVisible()
    const watched = await watch(page, 'Undergraduate')
    await release()
    await untilLive(page, '/library')
    expect(await watched()).toBe('always visible')
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')

    await dropdownButton(page, 'About').tap()
    await expect(link(page, 'Messages')).toBeVisible()
    await expect(link(page, 'Undergraduate')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(link(page, 'Messages')).toBeHidden()
    await menuButton(page, 'Close menu').tap()
    await expect(mainNavigation(page)).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })

  test('before script has arrived, a link in the menu leads to its page, on which the menu is closed', async ({
    page,
  }) => {
    await holdScripts(page)
    await page.goto('/library', { waitUntil: 'commit' })
    await menuButton(page, 'Open menu').tap()
    await dropdownButton(page, 'Academics').tap()
    await link(page, 'Internship').tap()
    await expect(page).toHaveURL('/internship')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Internship')
    await expect(mainNavigation(page)).toBeHidden()
  })
})

test.describe('in a window that becomes wide', () => {
  const narrow = { width: 820, height: 1180 }
  const wide = { width: 1180, height: 820 }
  test.use({ viewport: narrow, hasTouch: true })

  test('the open menu gives the page free, dropdowns open, and the menu opens again in a narrow one', async ({
    page,
  }) => {
    await page.goto('/library')
    await untilLive(page)
    await menuButton(page, 'Open menu').tap()
    await dropdownButton(page, 'About').tap()
    await expect(link(page, 'Messages')).toBeVisible()

    await page.setViewportSize(wide)
    await expect(link(page, 'Messages')).toBeHidden()
    await page.mouse.move(400, 600)
    await page.mouse.wheel(0, 500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await dropdownButton(page, 'Department').hover()
    await expect(link(page, 'Undergraduate')).toBeVisible()
    await page.mouse.move(400, 600)

    await page.setViewportSize(narrow)
    await expect(mainNavigation(page)).toBeHidden()
    await menuButton(page, 'Open menu').tap()
    await dropdownButton(page, 'Department').tap()
    await expect(link(page, 'Undergraduate')).toBeVisible()
  })
})

test.describe('before script has arrived', () => {
  test.use({ viewport: { width: 390, height: 700 } })

  test('the wheel over the open menu scrolls the menu and not the page behind', async ({ page }) => {
    await holdScripts(page)
    await page.goto('/library', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await menuButton(page, 'Open menu').click()
    await link(page, 'Internship').hover()
    for (let turn = 0; turn < 3; turn++) await page.mouse.wheel(0, 400)
    await expect
      .poll(() =>
        mainNavigation(page).evaluate((panel) => panel.scrollTop + panel.clientHeight === panel.scrollHeight),
      )
      .toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [390, 1440])
    test(`${width} px wide, the menus open, close and lead on`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/library')
      if (width < 1000) {
        await expect(mainNavigation(page)).toBeHidden()
        await menuButton(page, 'Open menu').click()
      }
      await dropdownButton(page, 'Department').click()
      await expect(link(page, 'Undergraduate')).toBeVisible()
      await dropdownButton(page, 'Academics').click()
      await expect(link(page, 'Undergraduate')).toBeHidden()
      if (width < 1000) {
        await menuButton(page, 'Close menu').click()
        await expect(mainNavigation(page)).toBeHidden()
        await menuButton(page, 'Open menu').click()
      }
      await dropdownButton(page, 'Department').click()
      await link(page, 'Undergraduate').click()
      await expect(page).toHaveURL('/department/ug')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
})

/** The middle of an element, `right` px further right. */
async function middleOf(element: Locator, right = 0): Promise<[x: number, y: number]> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not displayed.')
  return [box.x + box.width / 2 + right, box.y + box.height / 2]
}

/** Checks in every frame from now on whether a link of the navigation is visible. */
async function watch(page: Page, name: string): Promise<() => Promise<string>> {
  const seen = await link(page, name).evaluateHandle((element) => {
    const frames = { hidden: 0 }
    const look = () => {
      if (!element.isConnected || !element.checkVisibility({ contentVisibilityAuto: true })) frames.hidden++
      requestAnimationFrame(look)
    }
    look()
    return frames
  })
  return () => seen.evaluate(({ hidden }) => (hidden ? `hidden in ${hidden} frames` : 'always visible'))
}

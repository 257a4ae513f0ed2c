import { expect, type Locator, type Page, test } from '@playwright/test'
import { nightly } from '../../site/nightly'
import { test as read } from '../../site/reading'
import { untilLive } from '../../site/site'

const departments = {
  anatomy: 'Anatomy',
  physiology: 'Physiology',
  biochemistry: 'Biochemistry',
  energy: 'Energy Medicine',
  'fasting-nutrition': 'Fasting & Nutrition',
  'modern-diagnosis': 'Modern Diagnosis',
  pathology: 'Pathology',
  community: 'Community Medicine',
  hydrotherapy: 'Hydrotherapy',
  'manipulative-therapies': 'Manipulative Therapies',
  yoga: 'Yoga',
  'yoga-research': 'Yoga Research',
  'clinical-naturopathy': 'Clinical Naturopathy',
  psychology: 'Psychology',
  'forensic-medicine': 'Forensic Medicine',
  sanskrit: 'Sanskrit & English',
  acupuncture: 'Acupuncture',
  principle: 'Principles of Naturopathy',
}

test.beforeEach(async ({ page }) => {
  await page.route(/example\.org/, (route) => route.fulfill({ body: '' }))
})

const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) })

/** The control that covers a teacher's card. */
const turner = (card: Locator) => card.locator('summary', { hasText: /^Turn the card: / })

read(
  'the list has eighteen departments, each with a plant of its own and the way to its page',
  async ({ page }) => {
    await page.goto('/department/ug')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(18)
    const plants = new Set(
      await cards.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src'))),
    )
    expect(plants.size).toBe(18)
    for (const [index, [slug, title]] of Object.entries(departments).entries()) {
      const card = cards.nth(index)
      await expect(card.getByRole('link', { name: title, exact: true })).toHaveAttribute(
        'href',
        `/department/ug/${slug}`,
      )
    }
  },
)

test('a click anywhere on a card opens the department', async ({ page }) => {
  await page.goto('/department/ug')
  // A test scrolls and clicks in one frame, and while the page arrives a card further down is laid out in the next.
  await untilLive(page)
  await page
    .getByRole('article')
    .filter({ hasText: 'Hydrotherapy' })
    .click({ position: { x: 40, y: 40 } })
  await expect(page).toHaveURL(/\/department\/ug\/hydrotherapy$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Department of Hydrotherapy')
})

for (const [index, [slug, title]] of Object.entries(departments).entries())
  read(
    `${title} has its banner, vision and mission, and at least three teachers`,
    nightly(index > 1),
    async ({ page }) => {
      await page.goto(`/department/ug/${slug}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(/\w/)
      await expect(main.getByRole('img').first()).toBeVisible()
      await expect(main.getByRole('heading', { name: 'About Department' })).toHaveCount(
        slug === 'sanskrit' ? 0 : 1,
      )
      await expect(main.getByRole('heading', { name: 'Vision', exact: true })).toBeVisible()
      await expect(main.getByRole('heading', { name: 'Mission', exact: true })).toBeVisible()
      await expect(main.getByRole('heading', { name: 'What is studied' })).toBeVisible()
      expect(await turner(section(page, 'Faculty')).count()).toBeGreaterThanOrEqual(3)
      await expect(main.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', /^\/apply/)
    },
  )

read(
  'vision and mission stand side by side on a desk and one under the other on a phone',
  async ({ page }) => {
    const tops = async () => {
      const boxes = await Promise.all(
        ['Vision', 'Mission'].map((name) => page.getByRole('heading', { name, exact: true }).boundingBox()),
      )
      return boxes.map((box) => Math.round(box?.y ?? 0))
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/department/ug/anatomy')
    const [vision, mission = 0] = await tops()
    expect(vision).toBe(mission)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(async () => ((await tops())[1] ?? 0) - ((await tops())[0] ?? 0)).toBeGreaterThan(100)
  },
)

read('Sanskrit & English has no About, and no heading for one', async ({ page }) => {
  await page.goto('/department/ug/sanskrit')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText(['What is studied', 'Vision and Mission', 'Faculty'])
})

test('a click turns a card from name and post to qualification, years, mobile and e-mail, and another back', async ({
  page,
}) => {
  await page.goto('/department/ug/physiology')
  const card = section(page, 'Faculty').getByRole('listitem').filter({ hasText: 'Dr Meenakshi Sundaram' })
  await expect(card.getByText(/23 Years$/).filter({ visible: true })).toHaveCount(0)
  await expect(card.getByText('Years of experience')).toBeHidden()
  await turner(card).click()
  await expect(card.getByText('Years of experience')).toBeVisible()
  await expect(card.getByRole('term')).toHaveText([
    'Qualification',
    'Years of experience',
    'Mobile',
    'E-mail',
  ])
  await expect(card.getByRole('link', { name: '+91 00000 00204' })).toHaveAttribute(
    'href',
    'tel:+910000000204',
  )
  await expect(card.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await turner(card).click()
  await expect(card.getByText('Years of experience')).toBeHidden()
  await expect(card.getByRole('heading', { name: 'Dr Meenakshi Sundaram' })).toBeVisible()
})

test('a card turns with Enter and with the space bar, and only its visible side is read out', async ({
  page,
}) => {
  await page.goto('/department/ug/yoga')
  const card = section(page, 'Faculty').getByRole('listitem').first()
  const name = await turner(card).textContent()
  expect(name).toMatch(/^Turn the card: .+, qualification and experience$/)
  await expect(card.getByRole('definition')).toHaveCount(0)

  await turner(card).press('Enter')
  await expect(card.getByRole('definition').first()).toBeVisible()
  await expect(card.getByRole('heading')).toHaveCount(0)
  await expect(turner(card)).toBeFocused()
  await expect(turner(card)).toHaveText(name ?? '')

  await turner(card).press('Space')
  await expect(card.getByRole('heading')).toBeVisible()
  await expect(card.getByRole('definition')).toHaveCount(0)
})

test('the links on the back of a card are links, and leave it turned', async ({ page }) => {
  await page.goto('/department/ug/physiology')
  const card = section(page, 'Faculty').getByRole('listitem').filter({ hasText: 'Dr Meenakshi Sundaram' })
  await turner(card).click()
  const call = card.getByRole('link', { name: '+91 00000 00204' })
  // This machine has no telephone app.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await call.click()
  await expect(call).toBeVisible()
  await expect(call).toBeFocused()
})

for (const scripts of ['that has not come', 'that is switched off'] as const)
  test(`script ${scripts}: a card turns when it is clicked or Enter is pressed, not when it is tabbed to`, async ({
    browser,
    baseURL,
  }) => {
    const javaScriptEnabled = scripts === 'that has not come'
    const context = await browser.newContext({
      javaScriptEnabled,
      baseURL: baseURL ?? '',
      // During a transition neither side counts as visible.
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.route(/\/assets\/.*\.js$/, () => {})
    await page.goto('/department/ug/physiology', { waitUntil: 'commit' })
    const cards = section(page, 'Faculty').getByRole('listitem')
    const [first, second] = [cards.nth(0), cards.nth(1)]
    await first.scrollIntoViewIfNeeded()

    await turner(first).focus()
    await page.keyboard.press('Tab')
    await expect(turner(second)).toBeFocused()
    await expect(first.getByRole('heading')).toBeVisible()
    await expect(second.getByRole('heading')).toBeVisible()

    await page.keyboard.press('Enter')
    await expect(second.getByRole('definition').first()).toBeVisible()
    await expect(second.getByRole('heading')).toBeHidden()
    await first.click()
    await expect(first.getByRole('definition').first()).toBeVisible()
    await context.close()
  })

test('a card that was turned before script came stays turned, and Enter turns it back', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/department/ug/yoga', { waitUntil: 'commit' })
  const card = section(page, 'Faculty').getByRole('listitem').first()
  await turner(card).press('Enter')
  await expect(card.getByRole('definition').first()).toBeVisible()
  release()
  await untilLive(page, '/department/ug/yoga')
  await expect(card.getByRole('definition').first()).toBeVisible()
  await expect(turner(card)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('heading')).toBeVisible()
})

test('a teacher without e-mail or mobile has no empty label', async ({ page }) => {
  await page.goto('/department/ug/physiology')
  const card = section(page, 'Faculty').getByRole('listitem').filter({ hasText: 'Dr Vinayak Joshi' })
  await turner(card).click()
  await expect(card.getByRole('term')).toHaveText(['Qualification', 'Years of experience'])
  await expect(card.getByText('E-mail')).toHaveCount(0)
})

test('departments lead on to one another and end at both ends', async ({ page }) => {
  await page.goto('/department/ug/anatomy')
  const others = page.getByRole('navigation', { name: 'Other departments' })
  await expect(others.getByRole('link', { name: /Previous department/ })).toHaveCount(0)
  await others.getByRole('link', { name: /Next department.*Physiology/ }).click()
  await expect(page).toHaveURL(/\/physiology$/)
  await expect(others.getByRole('link', { name: /Previous department.*Anatomy/ })).toBeVisible()
  await page.goto('/department/ug/principle')
  await expect(others.getByRole('link', { name: /Next department/ })).toHaveCount(0)
  await others.getByRole('link', { name: 'All undergraduate departments' }).click()
  await expect(page).toHaveURL(/\/department\/ug$/)
})

test('the page for an unknown department offers all eighteen', async ({ page }) => {
  await page.goto('/department/ug/404')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such department')
  const links = section(page, 'Undergraduate departments').getByRole('link')
  await expect(links).toHaveText(Object.values(departments))
  await links.filter({ hasText: 'Acupuncture' }).click()
  await expect(page).toHaveURL(/\/department\/ug\/acupuncture$/)
})

test('with reduced motion a card shows its back at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/department/ug/yoga')
  const card = section(page, 'Faculty').getByRole('listitem').first()
  await turner(card).click()
  await expect(card.getByRole('term').first()).toBeVisible()
  const times = await card.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .map(({ effect }) => Number(effect?.getComputedTiming().duration)),
  )
  expect(Math.max(0, ...times)).toBeLessThanOrEqual(1)
})

read(
  'on paper a department is its text and its people, without pictures, buttons and ways on',
  async ({ page }) => {
    await page.goto('/department/ug/physiology')
    const main = page.getByRole('main')
    // As with a turned card.
    await turner(main.getByRole('listitem').filter({ hasText: 'Dr Meenakshi Sundaram' })).click()
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByText('23 Years').filter({ visible: true })).toHaveCount(1)
    await expect(main.getByText('Dr Meenakshi Sundaram').filter({ visible: true })).toHaveCount(1)
    await expect(main.getByRole('img').filter({ visible: true })).toHaveCount(0)
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Apply Now' })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Other departments' })).toBeHidden()
  },
)

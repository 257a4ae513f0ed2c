import type { Page } from '@playwright/test'
import { spilt } from '../../checks/layout'
import { enlargeText } from '../../site/enlarge-text'
import { nightly } from '../../site/nightly'
import { expect, test, untilLive } from '../../site/site'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const pages = [
  '/',
  '/about/messages',
  '/department/ug/anatomy',
  '/academics/activities',
  '/academics/achieve',
  '/library',
  '/contact',
  '/prakriti',
] as const

for (const width of [390, 1280])
  test(
    `with text of twice the size, ${width} px wide, no word is cut off or leaves its card or button`,
    nightly(width !== 390),
    async ({ page }) => {
      test.setTimeout(60_000)
      await page.setViewportSize({ width, height: 900 })
      const faults: string[] = []
      for (const path of pages) {
        await page.goto(path)
        await untilLive(page, path)
        await enlargeText(page, '200%')
        faults.push(...(await spilt(page)).map((fault) => `${path}: ${fault}`))
      }
      expect(faults).toEqual([])
    },
  )

test('on a phone a name of forty letters stays in its card', async ({ page }) => {
  test.setTimeout(60_000)
  await page.setViewportSize({ width: 390, height: 844 })
  const faults: string[] = []
  for (const path of [...pages, '/academics/activitiesdemo/guest-talk'] as const) {
    await page.goto(path)
    await untilLive(page, path)
    await page.evaluate(() => {
      for (const heading of document.querySelectorAll('main :is(h2, h3, h4)')) {
        const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        if (words.nextNode()) words.currentNode.textContent = 'Venkatanarasimharajuvaripetaramakrishnan'
      }
    })
    faults.push(...(await spilt(page)).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
})

test('with forced colours, controls keep an edge, and what is current or focused is told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await untilLive(page, '/')
  const top = page.getByRole('main').locator('header').first()
  const apply = top.getByRole('link', { name: 'Apply Now' })
  expect(await edge(apply)).toBe(true)

  const pictures = page.getByRole('region', { name: 'Pictures of the college' })
  const dots = pictures.getByRole('button', { name: /^Show picture/ })
  const ground = (index: number) =>
    dots.nth(index).evaluate((dot) => getComputedStyle(dot, '::before').backgroundColor)
  expect(await ground(0)).not.toBe(await ground(1))

  await apply.focus()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid')

  const here = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  await expect(here).toHaveCSS('text-decoration-line', 'underline')

  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  expect(await edge(page.getByRole('link', { name: 'Apply Now' }).last())).toBe(true)

  await page.goto('/department/ug/anatomy')
  await untilLive(page, '/department/ug/anatomy')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Professor and Head' })
  expect(await edge(card.locator('div', { has: page.getByRole('heading') }).nth(1))).toBe(true)

  await page.goto('/contact')
  await untilLive(page, '/contact')
  const field = page.getByRole('main').getByLabel('Subject')
  expect(await edge(field)).toBe(true)
})

/** Whether an element has a border that differs from its background. */
const edge = (locator: ReturnType<Page['locator']>) =>
  locator.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element)
    const { backgroundColor } = getComputedStyle(document.body)
    return borderTopWidth !== '0px' && borderTopStyle === 'solid' && borderTopColor !== backgroundColor
  })

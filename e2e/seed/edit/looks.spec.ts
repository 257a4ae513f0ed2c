import type { Locator } from '@playwright/test'
import { spilt, wide } from '../../checks/layout'
import { nightly } from '../../site/nightly'
import { expect, expectNothingFromAxe, test } from './editing'
import { showPane, telephone } from './hands'

for (const way of ['by pointer', 'by touch'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `axe finds nothing in ${colorScheme} colours, ${way}`,
      nightly(way !== 'by pointer'),
      async ({ open }) => {
        const { page, closed, press } = await open(way, '/department/ug/yoga')
        await page.emulateMedia({ colorScheme })
        await press(closed(/^Faculty/))
        await press(closed('Dr Yogananda Shanbhag'))
        await expectNothingFromAxe(page, 'the editor')
      },
    )

test('what a screen reader may have to say has its place before the first word', async ({ open }) => {
  const { page } = await open('by pointer', '/department/ug/yoga')
  const places = page.getByRole('status')
  await expect(places).toHaveText(['', ''])
  await places.evaluateAll((all) => {
    for (const place of all) place.append('Kept')
  })
  await expect(places.filter({ hasText: 'Kept', visible: true })).toHaveCount(2)
})

/** What is seen of an element besides its words. A ground that is seen through is the page's. */
const lookOf = (element: Locator) =>
  element.evaluate((element) => {
    const { color, backgroundColor, borderTopColor, borderInlineStartWidth, outlineStyle } =
      getComputedStyle(element)
    const ground = backgroundColor.replace(/^rgba\((.*), 0\)$/, 'rgb($1)')
    return { color, ground, borderTopColor, borderInlineStartWidth, outlineStyle }
  })

test('in the reader’s own colours each state of a control looks different', async ({ open }) => {
  const { page, form, field, closed, press, button } = await open('by pointer', '/department/ug/yoga')
  await page.emulateMedia({ forcedColors: 'active' })
  await press(closed(/^Faculty/))
  await press(closed('Dr Yogananda Shanbhag'))
  const designation = field('Designation').first()
  const valid = await lookOf(designation)
  await designation.fill('')
  await expect(designation).toHaveAttribute('aria-invalid', 'true')
  expect(await lookOf(designation), 'not right yet').not.toEqual(valid)
  expect((await lookOf(designation)).outlineStyle, 'in focus').not.toBe('none')
  const states: [string, Locator, Locator][] = [
    ['the open file', form.locator('[aria-pressed=true]'), form.locator('[aria-pressed=false]').first()],
    [
      'the chosen width',
      page.getByText('Desktop', { exact: true }),
      page.getByText('Phone', { exact: true }),
    ],
    ['what can be done', button('Undo'), button('Redo')],
    [
      'the part being edited',
      form.locator('[data-focus=true]').first(),
      form.locator('[data-focus=false]').first(),
    ],
  ]
  for (const [state, one, other] of states) expect(await lookOf(one), state).not.toEqual(await lookOf(other))
  await press(button('What changes?'))
  const edge = await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).borderTopWidth)
  expect(edge, 'the edge of a dialog').not.toBe('0px')
  await press(button('Discard: Yoga'))
  await press(button('Yes, discard it'))
})

test('at four times the size everything fits, and can be reached', async ({ open }) => {
  const { page, form, field, closed, press, button } = await open(telephone, '/department/ug/yoga')
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 256 })
  await showPane(page, 'Form')
  await press(closed(/^Faculty/))
  await press(closed('Dr Yogananda Shanbhag'))
  expect([...(await wide(page)), ...(await spilt(page))]).toEqual([])
  await field('Designation').first().focus()
  const shown = await form.evaluate((form) => {
    scrollBy({ top: form.getBoundingClientRect().top, behavior: 'instant' })
    const { top, bottom } = form.getBoundingClientRect()
    return Math.min(bottom, innerHeight) - Math.max(top, 0)
  })
  expect(shown, 'what is seen of the form').toBeGreaterThan(200)
  for (const dialog of ['New entry', 'Publish …', 'History …']) {
    await press(button(dialog))
    await expect(page.getByRole('dialog')).toBeVisible()
    expect([...(await wide(page)), ...(await spilt(page))], dialog).toEqual([])
    await press(button('Close'))
  }
  if (size) await page.setViewportSize(size)
})

import { spilt, wide } from '../../checks/layout'
import { expect, expectNothingFromAxe, test } from './editing'
import { showPane, telephone } from './hands'

/** Px that a finger hits easily: less than the tokens' target size, which WCAG 2.5.8 allows. */
const finger = 40

test('on a telephone page and form take turns, each as wide as the window, and nothing spills', async ({
  open,
}) => {
  const { page, form, closed, button, press } = await open(telephone, '/department/ug/yoga')
  const width = page.viewportSize()?.width
  const panes = { Form: form, Page: page.getByRole('region', { name: 'The page' }) }
  for (const [pane, other] of [
    ['Page', 'Form'],
    ['Form', 'Page'],
  ] as const) {
    await showPane(page, pane)
    await expect(panes[pane]).toBeVisible()
    await expect(panes[other]).toBeHidden()
    expect(await panes[pane].evaluate((element) => element.getBoundingClientRect().width)).toBe(width)
    expect([...(await wide(page)), ...(await spilt(page))], pane).toEqual([])
  }
  const bar = await page.getByRole('banner').boundingBox()
  expect(bar?.height).toBeLessThan((page.viewportSize()?.height ?? 0) / 4)

  await press(closed(/^Faculty/))
  await press(closed('Dr Yogananda Shanbhag'))
  expect([...(await wide(page)), ...(await spilt(page))], 'an item of a list').toEqual([])
  const small = await form.getByRole('button').evaluateAll(
    (buttons, finger) =>
      buttons
        .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < finger)
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    finger,
  )
  expect(small).toEqual([])
  for (const dialog of ['New entry', 'Publish …', 'History …']) {
    await press(button(dialog))
    await expect(page.getByRole('dialog')).toBeVisible()
    expect([...(await wide(page)), ...(await spilt(page))], dialog).toEqual([])
    await expectNothingFromAxe(page, dialog)
    await press(button('Close'))
  }
})

import { holdScripts } from '../../site/hold-scripts'
import { expect, test, untilLive } from '../../site/site'

test.use({ viewport: { width: 390, height: 844 } })

test('a film’s dialog opens before script has come, can be closed, and plays when it has', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/prakriti', { waitUntil: 'commit' })
  const card = page.getByRole('button', { name: 'Play video: Tug of war' })
  const dialog = page.getByRole('dialog', { name: 'Tug of war' })

  await card.click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open the video: Tug of war' })).toHaveAttribute(
    'href',
    /\.mp4$/,
  )
  await dialog.getByRole('button', { name: 'Close video' }).click()
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()

  await card.click()
  await release()
  await untilLive(page, '/prakriti')
  await expect(dialog.locator('video')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(dialog.locator('video')).toHaveCount(0)
})

test('a form checks its fields before script has come, keeps the rest, and leaves the address alone', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/apply', { waitUntil: 'commit' })
  const form = page.getByRole('main').getByRole('form')
  const name = form.getByLabel('Name', { exact: true })
  const send = form.getByRole('button', { name: 'Submit Application' })

  await name.fill('Asha Rao')
  await send.click()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.locator('input:user-invalid').first()).toBeVisible()

  await form.evaluate((element) => {
    // The remaining fields do not matter here: a valid form must not send anything either.
    for (const field of element.querySelectorAll('[required]')) field.removeAttribute('required')
  })
  await send.click()
  await expect(page).toHaveURL(/\/apply$/)
  await release()
  await untilLive(page, '/apply')
  await expect(name).toHaveValue('Asha Rao')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('two quick taps on a film before script has come open its dialog and do not leave the page', async ({
    page,
  }) => {
    await holdScripts(page)
    await page.goto('/prakriti', { waitUntil: 'commit' })
    const card = page.getByRole('button', { name: 'Play video: Tug of war' })
    await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await card.click()
    const dialog = page.getByRole('dialog', { name: 'Tug of war' })
    const link = dialog.getByRole('link', { name: 'Open the video: Tug of war' })
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
    await dialog.getByRole('button', { name: 'Close video' }).click()

    // Where the dialog's picture overlaps the card's.
    const face = await card.boundingBox()
    expect((face?.y ?? 0) < y + height && (face?.y ?? 0) + (face?.height ?? 0) > y).toBe(true)
    const middle = Math.max(face?.y ?? 0, y) + 20
    await page.touchscreen.tap(x + width / 2, middle)
    await page.touchscreen.tap(x + width / 2, middle)
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/prakriti$/)
    await link.tap()
    await expect(page).toHaveURL(/\.mp4$/)
  })
})

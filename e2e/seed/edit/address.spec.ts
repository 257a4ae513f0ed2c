import { nightly } from '../../site/nightly'
import { expect, expectNothingFromAxe, test } from './editing'
import { isClean } from './scratch'

test(
  'an entry that was begun gets another address, and keeps what was typed',
  nightly(),
  async ({ open }) => {
    test.setTimeout(90_000)
    const { page, site, form, field, button, press, pick, fill } = await open('by pointer', '/department/ug')
    await press(button('New entry'))
    await pick(page.getByRole('combobox', { name: /^What/ }), 'Department')
    await fill(page.getByLabel('Its name'), 'Astronomy')
    await expect(page.getByText('Its page: /department/ug/astronomy.')).toBeVisible()
    await press(button('Begin'))
    await expect(form.getByText('Address: /department/ug/astronomy')).toBeVisible()
    await fill(field('Lead'), 'Whoever looks up sees far.')

    await press(button('Change the address …'))
    const dialog = page.getByRole('dialog', { name: 'Another address' })
    const address = dialog.getByLabel('Its address ends with')
    await fill(address, 'yoga')
    await expect(dialog).toContainText('There is an entry with the address yoga already.')
    await expectNothingFromAxe(page, 'Another address')
    await fill(address, '404')
    await press(dialog.getByRole('button', { name: 'Change', exact: true }))
    await expect(dialog).toContainText('The site has 404 for pages of its own')
    await fill(address, 'stars')
    await press(dialog.getByRole('button', { name: 'Change', exact: true }))

    const isMoved = async () => {
      await expect(form.getByText('Address: /department/ug/stars')).toBeVisible()
      await expect(site.getByRole('heading', { level: 1, name: 'Astronomy' })).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toHaveValue(
        '/department/ug/stars',
      )
      await expect(site.getByText('Whoever looks up sees far.').first()).toBeVisible()
    }
    await isMoved()
    await page.reload()
    await isMoved()

    await press(button('What changes?'))
    await press(page.getByRole('dialog').getByRole('button', { name: 'Discard' }))
    await press(page.getByRole('dialog').getByRole('button', { name: 'Yes, discard it' }))
    await expect(button('Saved')).toBeVisible()
    expect(isClean()).toBe(true)
  },
)

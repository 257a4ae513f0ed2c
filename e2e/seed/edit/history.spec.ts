import { expect, expectNothingFromAxe, test } from './editing'
import { designationIn, fileText } from './scratch'

const pathology = 'mfe-departments/content/ug/pathology.yaml'

test('one text of an earlier version is brought back, and what else was changed since stays', async ({
  open,
}) => {
  test.setTimeout(90_000)
  const { page, site, form, field, closed, button, press, choose, fill, save, isSaved } = await open(
    'by pointer',
    '/department/ug/pathology',
  )
  const before = fileText(pathology)
  const old = designationIn(pathology)
  await choose(old)
  await fill(field('Designation'), 'Dean of History')
  await press(closed(/^Illustration/))
  await fill(field('In words'), 'A plate that history knows')
  await save()
  await isSaved()
  const changed = fileText(pathology)

  await press(button('History …'))
  const dialog = page.getByRole('dialog', { name: 'History of Pathology' })
  await press(dialog.getByRole('button', { expanded: false }).first())
  await expect(dialog).toContainText('As it is now.')
  await press(dialog.getByRole('button', { expanded: false }).first())
  await expect(dialog.getByRole('definition')).toHaveText([
    /./,
    'A plate that history knows',
    old,
    'Dean of History',
  ])
  await expectNothingFromAxe(page, 'History')
  await press(dialog.getByRole('button', { name: 'Bring back' }).last())
  await expect(dialog).toContainText('It is back in the form')
  await press(dialog.getByRole('button', { name: 'Close', exact: true }))
  await expect(form.getByLabel('Designation', { exact: true })).toHaveValue(old)
  await expect(site.getByText(old, { exact: true }).first()).toBeAttached()
  await save()
  await isSaved()
  expect(fileText(pathology)).toBe(changed.replace('Dean of History', old))
  expect(fileText(pathology)).not.toBe(before)
})

import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectNothingFromAxe, test } from './editing'
import { fileText, isClean, lastCommit, scratch } from './scratch'

const yoga = join(scratch, 'mfe-departments/content/ug/yoga.yaml')

test.describe.configure({ timeout: 90_000 })

test('an entry is removed after its links are named, and taken back', async ({ open }) => {
  const courses = 'mfe-departments/content/courses.yaml'
  const before = fileText(courses)
  writeFileSync(join(scratch, courses), before.replace('/department/ug', '/department/ug/yoga'))
  const { page, form, button, press } = await open('by pointer', '/department/ug/yoga')
  await press(button('Remove this entry …'))
  const dialog = page.getByRole('dialog', { name: 'Remove Yoga?' })
  await expect(dialog).toContainText('These link to it and would break')
  const links = dialog.getByRole('listitem')
  await expect(links.filter({ hasText: /: \/department\/ug\/yoga$/ })).toHaveCount(await links.count())
  await expect(links.filter({ hasText: 'Courses' })).toHaveCount(1)
  await expectNothingFromAxe(page, 'Remove')
  await press(dialog.getByRole('button', { name: 'Remove', exact: true }))
  await expect(form.getByText('This will be removed when you save.')).toBeVisible()
  await press(button('What changes?'))
  await expect(page.getByRole('dialog')).toContainText('Will be removed')
  await press(button('Close'))
  await press(button('Undo'))
  await expect(form.getByText('This will be removed when you save.')).toBeHidden()
  await expect(button('Saved')).toBeVisible()
  expect(existsSync(yoga)).toBe(true)
  writeFileSync(join(scratch, courses), before)
  expect(isClean()).toBe(true)
})

test('an entry to which nothing links is removed as one commit', async ({ open }) => {
  const { page, button, press, save, isSaved } = await open('by pointer', '/department/ug/anatomy')
  await press(button('Remove this entry …'))
  await expect(page.getByRole('dialog')).toContainText('Nothing links to it')
  await press(page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }))
  await save()
  await isSaved()
  expect(lastCommit()).toBe('Meera Joshi: Anatomy: removed')
  expect(existsSync(join(scratch, 'mfe-departments/content/ug/anatomy.yaml'))).toBe(false)
})

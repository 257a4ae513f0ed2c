import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectNothingFromAxe, test } from './editing'
import { designationIn, fileText, scratch } from './scratch'

const yoga = 'mfe-departments/content/ug/yoga.yaml'

test('a file that changed meanwhile shows both versions; nothing is overwritten', async ({ open }) => {
  const { page, site, field, button, choose, fill, save, isSaved } = await open(
    'by pointer',
    '/department/ug/yoga',
  )
  // Read before typing, because the window shows this version.
  const old = designationIn(yoga)
  const theirs = fileText(yoga).replace(old, 'Principal').replace('18 Years', '19 Years')
  writeFileSync(join(scratch, yoga), theirs)
  await choose(old)
  await fill(field('Designation'), 'Dean')
  await expect(site.getByText('Dean', { exact: true })).toHaveCount(1)
  await save()
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this too' })
  await expect(dialog).toContainText('Principal')
  expect(fileText(yoga)).toBe(theirs)
  await expectNothingFromAxe(page, 'a conflict')
  await dialog.getByLabel(/Yours Dean/).check()
  await button('Keep these and save').click()
  await isSaved()
  expect(fileText(yoga)).toBe(theirs.replace('Principal', 'Dean'))
})

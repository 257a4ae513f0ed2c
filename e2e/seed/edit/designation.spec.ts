import { nightly } from '../../site/nightly'
import { expect, expectNothingFromAxe, task, test } from './editing'
import { publish } from './publish'
import { designationIn, filesOfLastCommit, fileText, isReleased, lastCommit } from './scratch'

const yoga = 'mfe-departments/content/ug/yoga.yaml'
const path = '/department/ug/yoga'
const designations = {
  'by pointer': 'Dean of Yoga',
  'by touch': 'Dean of Asanas',
  'by keyboard alone': 'Dean of Breath',
}

task(
  'a teacher’s designation: found in the page, typed, seen, saved as one line and one commit',
  async ({ page, site, form, field, choose, fill, save, isSaved, press, button }, way) => {
    const before = fileText(yoga)
    const old = designationIn(yoga)
    const designation = designations[way]
    await choose(old)
    await expect(field('Designation')).toBeFocused()
    await expect(field('Designation')).toHaveValue(old)

    await fill(field('Designation'), designation)
    await expect(site.getByText(designation, { exact: true })).toHaveCount(1)
    expect(fileText(yoga)).toBe(before)

    await fill(field('Designation'), '')
    await expect(form.getByText('Please fill this in.')).toBeVisible()
    await expect(form.getByText('One field is not right yet in Yoga: go to the next')).toBeVisible()
    await save()
    await expect(page.getByText('Not saved yet, because something is missing: Yoga.')).toBeVisible()
    await expect(field('Designation')).toBeFocused()
    expect(fileText(yoga)).toBe(before)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(field('Designation')).toHaveValue(designation)

    await page.reload()
    await expect(site.getByText(designation, { exact: true })).toHaveCount(1, { timeout: 90_000 })
    await press(button('What changes?'))
    await expect(page.getByRole('dialog')).toContainText('designation of Dr Yogananda Shanbhag')
    await expectNothingFromAxe(page, 'What changes?')
    await press(button('Close'))
    await save()
    await isSaved()
    expect(fileText(yoga)).toBe(before.replace(old, designation))
    expect(lastCommit()).toBe('Meera Joshi: Yoga: designation of Dr Yogananda Shanbhag')
    expect(filesOfLastCommit()).toEqual([yoga])
  },
  path,
)

test('the departments into the preview, live, and back', nightly(), async ({ open }) => {
  test.skip(!isReleased(), 'there are no releases here: npm run build')
  test.setTimeout(600_000)
  const isNew = (html: string) => html.includes('Dean of Breath')
  await publish(await open('by pointer', path), 'Departments', 'department/ug/yoga.html', isNew)
})

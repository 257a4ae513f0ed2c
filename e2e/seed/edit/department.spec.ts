import { join } from 'node:path'
import sharp from 'sharp'
import { atNight, nightly } from '../../site/nightly'
import { expect, expectNothingFromAxe, task, test } from './editing'
import { publish } from './publish'
import { fileText, isClean, isReleased, lastCommit, scratch } from './scratch'

const names = { 'by pointer': 'Ecology', 'by touch': 'Botany', 'by keyboard alone': 'Music' }
const words = {
  Description: 'The department at {short} teaches how people, plants and water live together.',
  Lead: 'What heals people heals the land first.',
  Summary: 'Soil, water and plants, and how they keep people well.',
}
const lists = {
  Vision: 'Doctors who know the land.',
  Mission: 'To teach outdoors.',
  Studied: 'Soil and water',
}
const alt = 'The herb garden behind the college, after rain'

task(
  'a nineteenth department with three teachers and a photograph',
  async (editing, way) => {
    const { page, site, form, field, closed, button, press, fill, pick, upload, save, isSaved } = editing
    const name = names[way]
    await press(button('New entry'))
    await expectNothingFromAxe(page, 'New entry')
    await pick(page.getByRole('combobox', { name: /^What/ }), 'Department')
    await fill(page.getByLabel('Its name'), name)
    await press(button('Begin'))
    await expect(site.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 90_000 })

    // The first missing field has opened already, and one button goes from field to field.
    await expect(field('Description').first()).toBeFocused()
    for (const [label, text] of Object.entries(words)) await fill(field(label).first(), text)
    for (const [list, text] of Object.entries(lists)) {
      const part = form.getByRole('button', { name: new RegExp(`^${list}`) })
      if ((await part.getAttribute('aria-expanded')) !== 'true') await press(part)
      await fill(part.locator('xpath=../..').getByLabel('1', { exact: true }), text)
    }
    await expect(site.getByText(lists.Vision)).toBeVisible()

    await press(closed(/^Faculty/))
    for (const [index, teacher] of ['Dr Asha Rao', 'Dr Ravi Menon', 'Ms Leela Pai'].entries()) {
      if (index > 0) await press(button('Add teacher'))
      else await press(closed('Teacher 1'))
      const part = form
        .locator('li')
        .filter({ has: page.getByLabel('Qualification') })
        .nth(index)
      if (index > 0) await expect(part.getByLabel('Name', { exact: true })).toBeFocused()
      await fill(part.getByLabel('Name', { exact: true }), teacher)
      await fill(part.getByLabel('Designation'), 'Lecturer')
      await fill(part.getByLabel('Qualification'), 'MSc')
      await fill(part.getByLabel('Experience'), '4 Years')
      await expect(site.getByText(teacher).first()).toBeAttached()
    }

    const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#7d9471' } })
      .withExif({ IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const illustration = form.getByRole('button', { name: /^Illustration/ })
    await press(illustration)
    const photograph = { name: 'garden.jpg', mimeType: 'image/jpeg', buffer }
    await upload(form.getByLabel(/Drop a photograph/), photograph)
    await expect(field('In words')).toBeFocused()
    await fill(field('In words'), alt)
    await expect(site.getByRole('img', { name: alt })).toBeVisible()
    await save()
    await isSaved()

    const saved = fileText(`mfe-departments/content/ug/${name.toLowerCase()}.yaml`)
    const picture = /picture: (\S+)/.exec(saved)?.[1]
    const stored = await sharp(join(scratch, `mfe-departments/pictures/${picture}.jpg`)).metadata()
    expect(stored).toMatchObject({ width: 900, height: 1600 })
    expect(stored.exif).toBeUndefined()
    expect(lastCommit()).toBe(`Meera Joshi: ${name}: new`)
    expect(isClean()).toBe(true)
  },
  '/department/ug/yoga',
)

test('the new departments are in the list', async ({ open }) => {
  const { site } = await open('by pointer', '/department/ug')
  const begun = atNight ? Object.values(names) : [names['by keyboard alone']]
  for (const name of begun)
    await expect(site.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible()
})

test('the new departments into the preview, live, and back, by touch', nightly(), async ({ open }) => {
  test.skip(!isReleased(), 'there are no releases here: npm run build')
  test.setTimeout(300_000)
  const isNew = (html: string) => html.includes('Dr Asha Rao') && html.includes(alt)
  await publish(await open('by touch', '/department/ug'), 'Departments', 'department/ug/music.html', isNew)
})

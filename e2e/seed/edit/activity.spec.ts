import sharp from 'sharp'
import { nightly } from '../../site/nightly'
import { expect, task, test } from './editing'
import { publish } from './publish'
import { filesOfLastCommit, isReleased, lastCommit } from './scratch'

const names = {
  'by pointer': 'Tree planting',
  'by touch': 'River cleaning',
  'by keyboard alone': 'Seed exchange',
}

task(
  'an activity with two pictures',
  async (editing, way) => {
    const { page, site, form, field, closed, button, press, fill, pick, upload, save, isSaved } = editing
    await press(button('New entry'))
    await pick(page.getByRole('combobox', { name: /^What/ }), 'Activity')
    await fill(page.getByLabel('Its name'), names[way])
    await press(button('Begin'))
    await expect(site.getByRole('heading', { level: 1, name: names[way] })).toBeVisible({ timeout: 90_000 })
    await expect(field('Description').first()).toBeFocused()
    await fill(
      field('Description').first(),
      'Each July the students of {short} work along the road to the river.',
    )
    await fill(field('Lead'), 'One morning for all of us.')
    await fill(field('Summary'), 'One morning of work for all of us, along the road to the river.')
    await press(closed(/^Illustration/))
    const picture = field('Picture')
    await pick(picture, (await picture.locator('option').nth(1).textContent()) ?? '')
    await fill(field('In words'), 'A row of young trees')
    await press(closed(/^Description/))
    await fill(field('1'), 'It began in 2009, and most of us have come each year.')
    const images = form.getByRole('button', { name: 'Images', exact: true })
    await press(images)
    for (const [index, words] of ['A pit is dug', 'A tree is watered'].entries()) {
      if (index > 0) await press(button('Add image'))
      else await press(closed('Image 1'))
      const image = form
        .locator('li')
        .filter({ has: page.getByLabel(/Drop a photograph/) })
        .nth(index)
      // A new entry's first field gets the focus, so that keyboard users continue there.
      if (index > 0) await expect(image.getByLabel('Picture', { exact: true })).toBeFocused()
      const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2e6a4f' } })
        .jpeg()
        .toBuffer()
      await upload(image.getByLabel(/Drop a photograph/), {
        name: `${index}.jpg`,
        mimeType: 'image/jpeg',
        buffer,
      })
      await expect(image.getByLabel('In words', { exact: true })).toBeFocused()
      await fill(image.getByLabel('In words', { exact: true }), words)
      await expect(site.getByRole('img', { name: words })).toBeAttached()
    }
    await save()
    await isSaved()
    expect(filesOfLastCommit()).toHaveLength(3)
    expect(lastCommit()).toBe(`Meera Joshi: ${names[way]}: new`)
  },
  '/academics/activitiesdemo',
  // A new department is begun in the same way.
  { onlyAtNight: true },
)

test('the activities into the preview, live, and back, by keyboard alone', nightly(), async ({ open }) => {
  test.skip(!isReleased(), 'there are no releases here: npm run build')
  test.setTimeout(300_000)
  const editing = await open('by keyboard alone', '/academics/activitiesdemo')
  const isNew = (html: string) => html.includes('One morning for all of us.')
  await publish(editing, 'Academics', 'academics/activitiesdemo/seed-exchange.html', isNew)
})

import { atNight } from '../../site/nightly'
import { expect, taskBy, test } from './editing'
import { telephone, ways } from './hands'
import { publish } from './publish'
import { fileText, isReleased, lastCommit } from './scratch'

const numbers = {
  'by pointer': '+91 00000 00197',
  'by touch': '+91 00000 00198',
  'by keyboard alone': '+91 00000 00199',
  'on a telephone': '+91 00000 00196',
}

taskBy(
  [...ways, telephone],
  'the office’s telephone: a wrong number says so at its field, a right one is in the page',
  async ({ page, site, form, field, choose, fill, press, save, isSaved }, way) => {
    const old = /office: "(\+91[ \d]+)"/.exec(fileText('shared/site.yaml'))?.[1] ?? ''
    await choose(old)
    const office = field('Office').first()
    const choice = page.getByRole('dialog').getByRole('button', { name: /office of phones/ })
    await expect(choice.or(office)).toBeVisible()
    if (await choice.isVisible()) await press(choice)
    await expect(office).toBeFocused()
    await fill(office, '12')
    await expect(form.getByText(/should be a number such as/)).toBeVisible()
    await fill(office, numbers[way])
    await expect(site.getByText(numbers[way]).first()).toBeAttached({ timeout: 2_000 })
    await save()
    await isSaved()
    expect(fileText('shared/site.yaml')).toContain(`office: "${numbers[way]}"`)
    expect(lastCommit()).toBe('Meera Joshi: The college: names, numbers, addresses: office of phones')
  },
  '/contact',
)

test('the telephone into the preview, live, and back, by touch', async ({ open }) => {
  test.skip(!isReleased(), 'there are no releases here: npm run build')
  test.setTimeout(300_000)
  const last = numbers[atNight ? telephone : 'by keyboard alone']
  const isNew = (html: string) => html.includes(last)
  await publish(await open('by touch', '/contact'), 'The college', 'contact.html', isNew)
})

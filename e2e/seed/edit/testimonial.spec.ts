import { nightly } from '../../site/nightly'
import { expect, task, test } from './editing'
import { publish } from './publish'
import { fileText, isReleased, lastCommit } from './scratch'

const home = 'mfe-about/content/home.yaml'

task(
  'a testimonial moved, and seen in the page',
  async ({ page, site, form, closed, press, save, isSaved }, way) => {
    await press(closed(/^Testimonials/))
    await press(closed(/^People/))
    const people = form.locator('ol').last().getByRole('button', { expanded: false })
    const [first = '', second = ''] = await people.allInnerTexts()
    if (way === 'by keyboard alone') {
      await press(people.first())
      await page.keyboard.press('Enter')
      await page.keyboard.press('Alt+ArrowDown')
    } else await press(form.getByRole('button', { name: `Move down: ${first}` }))
    await expect(people.first()).toHaveText(second)
    await expect(page.getByRole('status').filter({ hasText: 'number 2' })).toBeVisible()
    // The focus goes along, so that the next key moves the same person.
    await expect(form.getByRole('button', { name: `Move down: ${first}` })).toBeFocused()
    const shown = site.getByText(first, { exact: true }).or(site.getByText(second, { exact: true }))
    await expect(shown.first()).toHaveText(second)
    await save()
    await isSaved()
    expect(lastCommit()).toBe('Meera Joshi: Home page: order of people')
    const text = fileText(home)
    expect(text.indexOf(second)).toBeLessThan(text.indexOf(first))
  },
  '/',
)

test('the testimonials into the preview, live, and back', nightly(), async ({ open }) => {
  test.skip(!isReleased(), 'there are no releases here: npm run build')
  test.setTimeout(300_000)
  const [first = '', second = ''] = [...fileText(home).matchAll(/^ {4}- name: (.+)/gm)].map(
    ([, name]) => name,
  )
  const placeOf = (name: string, html: string) => html.indexOf(`>${name}<`)
  const isNew = (html: string) => html !== '' && placeOf(first, html) < placeOf(second, html)
  await publish(await open('by pointer', '/'), 'About', 'index.html', isNew)
})

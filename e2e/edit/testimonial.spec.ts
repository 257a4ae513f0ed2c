import { expect, task } from './editing'
import { fileText, lastCommit } from './scratch'

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
    await expect(page.getByRole('status')).toContainText('number 2')
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

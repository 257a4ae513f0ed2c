import { engines } from '../../engines/engines'
import { webkit } from '../../engines/webkit'
import { expect, journey } from '../../journeys/journey'
import { forms } from '../forms'
import { focusDepartments, footerLink, heading, placeIs, scrollToEnd } from './places'

journey(
  'What was opened is open again, and its page at its place',
  async (visitor) => {
    await visitor.open('/about/prakriti')
    await visitor.on('/about/prakriti')
    for (const subject of ['Hydrotherapy', 'Acupuncture'])
      await visitor.get('button', RegExp(`^More\\s*: ${subject}$`)).tap()
    const seen = () => visitor.session.evaluate(foldsAndPlace).catch(() => [])
    await expect
      .poll(
        () => visitor.session.evaluate(() => String(history.state?.open).split('1').length),
        'saved after a rest',
      )
      .toBe(3)
    await visitor.reload()
    await visitor.on('/about/prakriti')
    await expect.poll(async () => (await seen())[0], 'open, without a scroll since').toBe(2)
    await visitor.scrollTo(4_000)
    await placeIs(visitor, 4_000)
    const before = await seen()
    for (const elsewhere of [false, true]) {
      await visitor.session.evaluate(focusDepartments)
      await visitor.press('Enter')
      await visitor.on('/department/ug')
      if (elsewhere) {
        await visitor.reload()
        await visitor.on('/department/ug')
      }
      await visitor.back()
      await visitor.on('/about/prakriti')
      await expect.poll(seen).toEqual(before)
    }
    await visitor.reload()
    await visitor.on('/about/prakriti')
    await expect.poll(seen).toEqual(before)
  },
  { width: 390, height: 844, withEveryChange: engines },
)

/** Runs in the page, as text: how many texts are open, and the place in steps of 4 px. */
const foldsAndPlace = () => [document.querySelectorAll('main details[open]').length, Math.round(scrollY / 4)]

journey(
  'A message begun in the footer: after a reload and after Back its page is where it was',
  async (visitor) => {
    const { name } = forms.footer
    await visitor.open('/privacy')
    await visitor.on('/privacy')
    await visitor.session.evaluate(scrollToEnd)
    await visitor.get('button', name).tap()
    await visitor.get('form', name).get('textbox', 'Message').fill('May I come on Monday?')
    const end = await visitor.session.evaluate(scrollToEnd)
    // Below the end of the page as it comes, with the form folded, and above that.
    for (const place of [end, end - 500]) {
      await visitor.scrollTo(place)
      await expect.poll(() => visitor.session.evaluate(() => history.state?.scrollY)).toBe(Math.round(place))
      await visitor.reload()
      await visitor.on('/privacy')
      await placeIs(visitor, place)
      await visitor.open('/library')
      await visitor.on('/library')
      await visitor.back()
      await visitor.on('/privacy')
      await placeIs(visitor, place)
    }
  },
  { width: 390, height: 844, withEveryChange: engines },
)

journey(
  'Back after a search without a hit brings the page as it was, and Escape stays on it',
  async (visitor) => {
    const { session } = visitor
    await visitor.open('/terms')
    await visitor.on('/terms')
    await footerLink(visitor, 'Library').click()
    await visitor.on('/library')
    await visitor.press('Control+k')
    await visitor.get('combobox').focused()
    await session.type('qqqq xxxx')
    await visitor.get('dialog').get('status').says('qqqq')
    await visitor.press('Enter')
    await heading(visitor, 'Search').seen()
    await visitor.on('/search')
    await visitor.back()
    await heading(visitor, 'Library').seen()
    await visitor.on('/library')
    await visitor.get('dialog').gone()
    await visitor.press('Escape')
    await heading(visitor, 'Library').seen()
    // The next link gets its own entry, and Back from it returns here.
    await footerLink(visitor, 'Departments').click()
    await visitor.on('/department/ug')
    await visitor.back()
    await heading(visitor, 'Library').seen()
    await visitor.back()
    await heading(visitor, 'Terms of Service').seen()
  },
  { withEveryChange: engines },
)

journey(
  'A reload with search open, then Back closes it and leaves the page where it was',
  async (visitor) => {
    await visitor.open('/library')
    await visitor.on('/library')
    await visitor.scrollTo(3_000)
    await placeIs(visitor, 3_000)
    await visitor.press('Control+k')
    await visitor.get('combobox').focused()
    await visitor.reload()
    await visitor.get('combobox').focused()
    await visitor.back()
    await visitor.get('dialog').gone()
    // Longer than a browser's own scroll takes.
    await visitor.session.evaluate(() => new Promise<void>((done) => setTimeout(done, 500)))
    await placeIs(visitor, 3_000)
  },
  { withEveryChange: [webkit] },
)

journey(
  'Back from another document to a page that was left with search open leads to its place',
  async (visitor) => {
    await visitor.open('/library')
    await visitor.on('/library')
    await visitor.scrollTo(3_000)
    await placeIs(visitor, 3_000)
    await visitor.press('Control+k')
    await visitor.get('combobox').focused()
    await visitor.open('/contact')
    await visitor.on('/contact')
    await visitor.back()
    await visitor.on('/library')
    await visitor.get('dialog').gone()
    // Longer than a browser's own scroll takes.
    await visitor.session.evaluate(() => new Promise<void>((done) => setTimeout(done, 500)))
    await placeIs(visitor, 3_000)
  },
  { withEveryChange: [] },
)

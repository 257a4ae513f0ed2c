import { engines } from '../../engines/engines'
import { expect, journey } from '../../journeys/journey'

journey('A film', async (visitor) => {
  await visitor.open('/prakriti')
  await visitor.on('/prakriti')
  const card = visitor.get('button', 'Play video: Tug of war')
  const film = visitor.get('dialog', 'Tug of war')
  await card.click()
  await film.get('button', 'Close video').focused()
  await film.get('button', 'Close video').click()
  await film.gone()
  await card.focused()
  await visitor.press('Enter')
  await film.get('button', 'Close video').focused()
  await visitor.press('Escape')
  await film.gone()
  await card.focused()
})

journey('A slider', async (visitor) => {
  await visitor.open('/')
  await visitor.on('/')
  const pictures = visitor.get('region', 'Pictures of the college')
  await pictures.get('button', 'Stop the pictures').click()
  await pictures.get('button', 'Show picture 1').click()
  await pictures.get('button', 'Next picture').click()
  await pictures.get('button', 'Show picture 2', { current: true }).seen()
  await pictures.get('button', 'Show picture 4').click()
  await pictures.get('button', 'Show picture 4', { current: true }).seen()
})

journey('A row of slides by its arrow keys, past its ends', async (visitor) => {
  await visitor.open('/academics/achieve')
  await visitor.on('/academics/achieve')
  const row = visitor.get('region', 'Alumni at work')
  await row.get('button', 'Show alumni card 20').click()
  await visitor.press('Tab')
  await visitor.press('ArrowRight')
  await row.get('button', 'Show alumni card 1', { current: true }).seen()
  await visitor.press('ArrowLeft')
  await row.get('button', 'Show alumni card 20', { current: true }).seen()
})

journey('Cards that open and turn', async (visitor) => {
  await visitor.open('/academics/activities')
  await visitor.on('/academics/activities')
  await visitor.get('button', /^Yoga Camp/).click()
  await visitor.get('button', /^Yoga Camp/, { expanded: true }).seen()
  await visitor.get('button', /^Nutrition/).click()
  await visitor.get('button', /^Nutrition/, { expanded: true }).seen()
  await visitor.get('button', /^Yoga Camp/, { expanded: false }).seen()

  await visitor.open('/department/ug/anatomy')
  await visitor.on('/department/ug/anatomy')
  await visitor
    .get('main')
    .get('button', /qualification/, { nth: 0 })
    .click()
  await visitor
    .get('main')
    .get('button', /qualification/, { expanded: true })
    .seen()
})

journey('Search', async (visitor) => {
  await visitor.open('/contact')
  await visitor.on('/contact')
  await visitor.get('banner').get('button', 'Search').click()
  await visitor.get('combobox', 'Search this site').focused()
  await visitor.session.type('acupunct')
  await visitor.get('option', /Department of Acupuncture/, { nth: 0 }).seen()
  await visitor.press('Enter')
  await visitor.get('heading', 'Department of Acupuncture', { level: 1 }).seen()
  await visitor.press('Control+k')
  await visitor.get('combobox', 'Search this site').focused()
  await visitor.press('Escape')
  await visitor.get('dialog').gone()
})

journey('A dialog, and what is around it', async (visitor) => {
  const { session } = visitor
  await visitor.open('/contact')
  await visitor.on('/contact')
  const left = () => session.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().left)
  const before = await left()
  await visitor.press('Control+k')
  const field = visitor.get('combobox', 'Search this site')
  await field.focused()
  expect(await left()).toBe(before)
  await session.type('yoga')
  await visitor.get('option', /Department of Yoga/, { nth: 0 }).seen()
  // From the words in the field to beside the dialog.
  await session.drag(await field.place(), { x: 20, y: 450 })
  await field.holds('yoga')
  await session.click({ x: 20, y: 450 })
  await visitor.get('dialog').gone()

  await session.resize(320, 256)
  await visitor.press('Control+k')
  await field.focused()
  await field.inWindow()
  await visitor.press('ArrowUp')
  await visitor.get('option', undefined, { nth: -1, selected: true }).inWindow()
})

journey('The guide to the right course', async (visitor) => {
  await visitor.open('/programs')
  await visitor.on('/programs')
  const main = visitor.get('main')
  for (const answer of ['BNYS', 'Yes, all of it', 'Permanently']) await main.get('radio', answer).click()
  await main.get('status').says('You can apply for any of the three MDs.')
  await main.get('link', 'Apply MD Clinical Naturopathy', { nth: 0 }).click()
  await visitor.get('combobox', 'Course').holds('Clinical Naturopathy')
})

journey(
  'The first lines of a text on a phone',
  async (visitor) => {
    await visitor.open('/prakriti')
    await visitor.on('/prakriti')
    const more = visitor.get('button', /^More\s*: Yogathon$/)
    const less = visitor.get('button', /^Less\s*: Yogathon$/)
    const shape = () => visitor.session.evaluate(shapeOf, 'Yogathon')
    await more.seen()
    const closed = await shape()
    expect(closed.lines, 'three lines and the label').toBeGreaterThan(3.5)
    expect(closed.lines).toBeLessThan(6)
    expect(closed.below, 'the label stands below the text').toBe(true)
    await more.tap()
    await less.seen()
    const open = await shape()
    expect(open.lines).toBeGreaterThan(closed.lines + 1)
    expect(open.below).toBe(true)
    await visitor.press('Enter')
    await more.seen()
    expect(await shape()).toEqual(closed)
  },
  { width: 390, height: 844, withEveryChange: engines },
)

/** Runs in the page, as text: the height of a text in lines, and whether its label is its last line. */
function shapeOf(subject: string) {
  const label = [...document.querySelectorAll('main summary')].find((one) =>
    one.textContent?.endsWith(subject),
  )
  const text = label?.parentElement
  if (!label || !text) throw new Error(`found no text of ${subject}`)
  const [inner, outer] = [label.getBoundingClientRect(), text.getBoundingClientRect()]
  return {
    lines: Math.round((outer.height / Number.parseFloat(getComputedStyle(text).lineHeight)) * 10) / 10,
    below: Math.abs(inner.bottom - outer.bottom) < 2 && inner.top - outer.top > 20,
  }
}

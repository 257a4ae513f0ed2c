import { engines } from '../../engines/engines'
import { expect, journey } from '../../journeys/journey'
import type { Visitor } from '../../journeys/visitor'

const heading = (visitor: Visitor, name: string | RegExp) => visitor.get('heading', name, { level: 1 })
const toDepartments = (visitor: Visitor) => visitor.get('contentinfo').get('link', 'Departments')

journey('Back and Forward', async (visitor) => {
  await visitor.open('/library')
  await visitor.on('/library')
  await toDepartments(visitor).click()
  await heading(visitor, /Undergraduate/).seen()
  await visitor
    .get('main')
    .get('link', /Anatomy/, { nth: 0 })
    .click()
  await heading(visitor, 'Department of Anatomy').seen()
  await visitor.back()
  await heading(visitor, /Undergraduate/).seen()
  await visitor.back()
  await heading(visitor, 'Library').seen()
  await visitor.forward()
  await heading(visitor, /Undergraduate/).seen()
  await visitor.forward()
  await heading(visitor, 'Department of Anatomy').seen()
  expect(visitor.said()).toEqual([])
})

journey('A number on the plan of the campus opens what stands there', async (visitor) => {
  await visitor.open('/contact')
  await visitor.on('/contact')
  const library = visitor.get('main').get('link', 'The library')
  await library.seen()
  const number = await visitor.session.evaluate(() => {
    const item = [...document.querySelectorAll('main li')].find((one) => one.textContent === 'The library')
    const place = [...(item?.parentElement?.children ?? [])].indexOf(item as Element) + 1
    const marks = [...document.querySelectorAll('main svg text')]
    const mark = marks.find((one) => one.textContent === String(place))
    mark?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = mark?.getBoundingClientRect() ?? new DOMRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  await visitor.session.click(number)
  await heading(visitor, 'Library').seen()
  expect(visitor.said()).toEqual([])
})

journey(
  'A link clicked in the moment its page comes',
  async (visitor) => {
    // A page that loads too slowly opens as a document, so read both first.
    await visitor.open('/department/ug/anatomy')
    await visitor.on('/department/ug/anatomy')
    await toDepartments(visitor).click()
    await visitor.on('/department/ug')
    await visitor.get('contentinfo').get('link', 'Library').click()
    await visitor.on('/library')
    await visitor.session.evaluate(() => {
      Object.assign(window, { sameDocument: true })
      // Called before React has run the new page's effects.
      new MutationObserver((_, observer) => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(({ pathname }) =>
          pathname.endsWith('/anatomy'),
        )
        if (!link) return
        observer.disconnect()
        link.click()
      }).observe(document.body, { childList: true, subtree: true })
    })
    await toDepartments(visitor).click()
    await heading(visitor, 'Department of Anatomy').seen()
    expect(await visitor.session.evaluate(() => 'sameDocument' in window)).toBe(true)
  },
  { withEveryChange: engines },
)

for (const [what, fault] of [
  ['hangs', 'hangs'],
  ['is missing', 'missing'],
  ['was altered', 'altered'],
  ['is slow', 1_000],
] as const)
  journey(`A link, though a file of the next page ${what}`, async (visitor) => {
    await visitor.open('/library')
    await visitor.on('/library')
    await toDepartments(visitor).seen()
    visitor.site.faults.set(/^\/assets\/departments\/.*\.js$/, fault)
    await toDepartments(visitor).click()
    await heading(visitor, /Undergraduate/).seen()
    await visitor.at('/department/ug')
  })

journey('An address with a place in it', async (visitor) => {
  await visitor.open('/#programs')
  await visitor.on('/')
  await visitor.get('heading', 'Our Programs').inWindow()
})

journey(
  'An address with a place in it, which stays under the header when the fonts come',
  async (visitor) => {
    visitor.site.faults.set(/\.woff2$/, 800)
    await visitor.open('/about/prakriti#hydrotherapy')
    await visitor.on('/about/prakriti')
    await expect.poll(() => visitor.session.evaluate(() => document.fonts.status)).toBe('loaded')
    const top = () =>
      visitor.session.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThan(50)
    expect(await top()).toBeLessThan(140)
  },
)

journey('An address that opens a card', async (visitor) => {
  await visitor.open('/academics/activities?open=nss')
  await visitor.on('/academics/activities')
  await visitor.get('button', /^NSS Activities/, { expanded: true }).inWindow()
})

journey(
  'A click into the text, then Tab goes on from there',
  async (visitor) => {
    await visitor.open('/library')
    await visitor.on('/library')
    await visitor.get('main').get('heading', undefined, { level: 2, nth: -1 }).click()
    await visitor.press('Tab')
    const isBelow = await visitor.session.evaluate(() => {
      const [last, { activeElement }] = [[...document.querySelectorAll('main h2')].at(-1), document]
      return Boolean(last && activeElement && last.compareDocumentPosition(activeElement) & 4)
    })
    expect(isBelow).toBe(true)
  },
  { withEveryChange: engines },
)

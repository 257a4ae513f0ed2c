import { placeAtRest } from '../../browser/place-at-rest'
import { chromium } from '../../engines/chromium'
import { engines } from '../../engines/engines'
import { firefox } from '../../engines/firefox'
import { webkit } from '../../engines/webkit'
import { expect, journey } from '../../journeys/journey'
import type { Visitor } from '../../journeys/visitor'
import { focusDepartments, footerLink, heading, placeIs, scrollToEnd, titleIs } from './places'

journey(
  'Back before the page is live leads to the page that the address names, and to its place',
  async (visitor) => {
    const { site } = visitor
    await visitor.open('/terms')
    await visitor.on('/terms')
    await footerLink(visitor, 'Library').click()
    await visitor.on('/library')
    await visitor.session.evaluate(focusDepartments)
    await visitor.scrollTo(700)
    await placeIs(visitor, 700)
    await visitor.press('Enter')
    await visitor.on('/department/ug')
    // Its scripts are cached by now: one missing script delays them.
    site.faults.set(/slow/, 1_500)
    site.released.set('/department/ug', (html) =>
      html.replace('<script type="application/json"', '<script src="/slow.js"></script>$&'),
    )
    await visitor.reload()
    await visitor.get('heading', /Undergraduate/, { level: 1 }).seen()
    await visitor.back()
    await heading(visitor, 'Library').seen()
    site.faults.clear()
    await visitor.on('/library')
    await titleIs(visitor, /^Library/)
    await placeIs(visitor, 700)
  },
  { withEveryChange: engines },
)

journey(
  'Forward from a page to which Back led during a reload keeps its place',
  async (visitor) => {
    const { session } = visitor
    await visitor.open('/department/pg')
    await visitor.on('/department/pg')
    const end = await session.evaluate(scrollToEnd)
    await footerLink(visitor, 'Programs').click()
    await visitor.on('/programs')
    await visitor.reload()
    await visitor.back()
    await visitor.on('/department/pg')
    await placeIs(visitor, end)
    // A reload leaves its entry to the browser, which goes to the place of that entry before the page is there.
    await visitor.forward()
    await visitor.on('/programs')
    await visitor.back()
    await visitor.on('/department/pg')
    await placeIs(visitor, end)
  },
  { withEveryChange: engines },
)

journey(
  'Back to the very end of a page that this document has not shown',
  async (visitor) => {
    await visitor.open('/library')
    await visitor.on('/library')
    await visitor.session.evaluate(focusDepartments)
    const end = await visitor.session.evaluate(scrollToEnd)
    await visitor.press('Enter')
    await visitor.on('/department/ug')
    await visitor.reload()
    await visitor.on('/department/ug')
    await visitor.back()
    await visitor.on('/library')
    await placeIs(visitor, end)
  },
  { width: 390, height: 800 },
)

journey(
  'Forward to a page that was left as soon as it was scrolled',
  async (visitor) => {
    const { session } = visitor
    await visitor.open('/library')
    await visitor.on('/library')
    await session.evaluate(focusDepartments)
    await visitor.press('Enter')
    await visitor.on('/department/ug')
    for (const [round, place] of [1_500, 300, 1_400, 700].entries()) {
      await visitor.scrollTo(place)
      // As Back during a reload leaves it: the browser, too, goes to its place.
      if (round) await session.evaluate(() => void Object.assign(history, { scrollRestoration: 'auto' }))
      await visitor.back()
      await visitor.on('/library')
      // The browser is faster than a page that has to be fetched.
      if (round) {
        await visitor.reload()
        await visitor.on('/library')
      }
      await session.forward()
      await visitor.on('/department/ug')
      expect(await session.evaluate(placeAtRest)).toBe(place)
    }
  },
  { withEveryChange: [firefox] },
)

/** Leaves the place in the address once the page rests there. */
async function readOn(visitor: Visitor) {
  let before = 0
  const rests = async () => {
    const now = await visitor.scrolled()
    const same = now === before && now > 1_000
    before = now
    return same
  }
  await expect.poll(rests).toBe(true)
  await visitor.scrollTo(300)
}

journey('A reload of an address with a place in it, after reading on elsewhere', async (visitor) => {
  await visitor.open('/programs#before-you-decide')
  await visitor.on('/programs')
  await readOn(visitor)
  await visitor.reload()
  await visitor.on('/programs')
  await placeIs(visitor, 300)
})

journey(
  'A reload of an address with a place in it, after reading on elsewhere before any script',
  async (visitor) => {
    visitor.site.faults.set(/\.js$/, 'missing')
    await visitor.open('/programs#before-you-decide')
    await readOn(visitor)
    visitor.site.faults.clear()
    await visitor.reload()
    await visitor.on('/programs')
    await placeIs(visitor, 300)
  },
  // WebKit itself goes to the place in the address.
  { engines: [chromium, firefox], withEveryChange: [firefox] },
)

journey('Back past a document that was reloaded', async (visitor) => {
  await visitor.open('/library')
  await visitor.on('/library')
  await visitor.scrollTo(3_000)
  await placeIs(visitor, 3_000)
  await visitor.open('/department/ug')
  await visitor.on('/department/ug')
  await visitor.reload()
  await visitor.on('/department/ug')
  await visitor.back()
  await heading(visitor, 'Library').seen()
  await placeIs(visitor, 3_000)
})

journey(
  'A reload at the very end of a page stays there',
  async (visitor) => {
    await visitor.open('/terms')
    await visitor.on('/terms')
    const end = await visitor.session.evaluate(scrollToEnd)
    await visitor.reload()
    await visitor.on('/terms')
    await placeIs(visitor, end)
  },
  { width: 390, height: 800, withEveryChange: [chromium, webkit] },
)

journey(
  'A page that grows above the place at which a reload has left it',
  async (visitor) => {
    await visitor.open('/library')
    await visitor.on('/library')
    await visitor.scrollTo(1_200)
    await expect.poll(async () => Math.round(await visitor.scrolled())).toBe(1_200)
    await visitor.reload()
    await visitor.on('/library')
    await expect.poll(async () => Math.round(await visitor.scrolled())).toBe(1_200)
    expect(Math.abs((await visitor.session.evaluate(growLater)) - 1_200)).toBeLessThan(5)
  },
  { withEveryChange: [chromium] },
)

/** Runs in the page, as text: adds a line above, as a form does whose script comes late, and returns the place after it. */
async function growLater() {
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }
  await frames(20)
  const line = document.createElement('p')
  line.style.height = '100px'
  document.querySelector('main')?.prepend(line)
  await frames(5)
  return scrollY
}

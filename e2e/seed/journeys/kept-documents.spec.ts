import { firefox } from '../../engines/firefox'
import { webkit } from '../../engines/webkit'
import { expect, journey } from '../../journeys/journey'
import { atNight } from '../../site/nightly'
import { focusDepartments, heading, placeIs, titleIs } from './places'

journey(
  'A place that was left by Forward, in a document from memory, is there on Back in a new one',
  async (visitor, engine) => {
    const { session } = visitor
    await visitor.open('/library')
    await visitor.on('/library')
    // Firefox keeps a document in memory only once its worker is active, and fetches nothing.
    if (engine === firefox) await session.evaluate(async () => void (await navigator.serviceWorker.ready))
    await expect.poll(() => session.evaluate(hasRoutes), 'the route manifest').toBe(true)
    await visitor.open('/department/ug')
    await visitor.on('/department/ug')
    await expect.poll(() => session.evaluate(hasRoutes), 'the route manifest').toBe(true)
    await visitor.back()
    await visitor.on('/library')
    // WebKit shows it at the top, where we hold it for some frames.
    await expect(async () => {
      await visitor.scrollTo(1_500)
      expect(await visitor.scrolled()).toBe(1_500)
    }).toPass()
    await placeIs(visitor, 1_500)
    // Firefox keeps nothing that is written as the page goes: whoever reads has come to rest before.
    await expect.poll(() => session.evaluate(() => history.state?.scrollY)).toBe(1_500)
    // Browsers keep no such document in memory.
    await session.evaluate(() => addEventListener('unload', () => {}))
    await visitor.forward()
    await visitor.on('/department/ug')
    await visitor.back()
    await visitor.on('/library')
    await placeIs(visitor, 1_500)
  },
  { width: 1280, withEveryChange: [firefox] },
)

journey(
  'Two pages back at once, to a document that had gone on to another page',
  async (visitor) => {
    // Firefox keeps a document in memory only once its worker is active.
    for (let round = 0; round < (atNight ? 4 : 2); round++) {
      await visitor.open('/library')
      await visitor.on('/library')
      await visitor.scrollTo(1_500)
      await placeIs(visitor, 1_500)
      await visitor.session.evaluate(focusDepartments)
      await visitor.press('Enter')
      await visitor.on('/department/ug')
      await visitor.scrollTo(300)
      await placeIs(visitor, 300)
      // Search, left open, has an entry of its own.
      const isSearching = round % 2 === 1
      if (isSearching) {
        await visitor.press('Control+k')
        await visitor.get('combobox').focused()
      }
      await visitor.open('/contact')
      await visitor.on('/contact')
      await visitor.session.evaluate((by) => history.go(by), isSearching ? -3 : -2).catch(() => {})
      await heading(visitor, 'Library').seen()
      await visitor.on('/library')
      await titleIs(visitor, /^Library/)
      await placeIs(visitor, 1_500)
    }
  },
  { withEveryChange: [firefox, webkit], timeout: 120_000 },
)

const hasRoutes = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/routes.json'))

/** Keeps React busy until the page is shown again. */
function keepReactAtWork() {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    scrollTo({ top: scrollY > 0 ? 0 : 900, behavior: 'instant' })
    dispatchEvent(new Event('scroll'))
    port2.postMessage(null)
  }
  port2.postMessage(null)
  addEventListener('pageshow', () => port1.close())
}

for (const [state, width, withEveryChange] of [
  ['while React is at work', 1280, [firefox]],
  ['with its slider', 1280, []],
  ['with its menu open', 390, [firefox]],
] as const)
  journey(
    `A page left for another document ${state}, and shown again as it was left, still answers`,
    async (visitor, engine) => {
      const { session } = visitor
      let kept = 0
      // Firefox keeps a document in memory only once its worker is active.
      for (let round = 0; round < 10 && kept === 0; round++) {
        await visitor.open('/')
        await visitor.on('/')
        if (width === 390) await visitor.get('button', 'Open menu').click()
        // Firefox does not keep a document that is fetching something.
        await expect.poll(() => session.evaluate(hasRoutes), 'the route manifest').toBe(true)
        await session.evaluate(() => Object.assign(window, { isKept: true }) && undefined)
        if (state === 'while React is at work') await session.evaluate(keepReactAtWork)
        await visitor.open('/contact')
        await visitor.on('/contact')
        await visitor.back()
        await visitor.on('/')
        if (await session.evaluate(() => 'isKept' in window)) kept++
        await visitor.press('Control+k')
        await visitor.get('combobox').focused()
        await session.type('library')
        await visitor.get('dialog').get('option', undefined, { nth: 0 }).seen()
        await visitor.press('Enter')
        await heading(visitor, 'Library').seen()
      }
      if (engine === firefox) expect(kept, 'documents that were kept').toBeGreaterThan(0)
    },
    { width, withEveryChange: [...withEveryChange] },
  )

journey(
  'A page left while its scripts start, and shown again as it was left, is live',
  async (visitor) => {
    const { session, site } = visitor
    for (const path of ['/contact', '/library']) {
      await visitor.open(path)
      await visitor.on(path)
    }
    site.released.set('/contact', (html) => html.replace('</body>', '<script src="/leave.js"></script>$&'))
    for (let delay = 30; delay <= 150; delay += 10) {
      // Its scripts are cached by now: Firefox does not keep a document that is fetching something.
      site.scripts.set('/leave.js', `(${leaveOnce})(${delay})`)
      const begun = await session.evaluate(noteLeaving)
      await session.goto(`${site.origin}/contact?${delay}`).catch(() => {})
      await expect.poll(() => session.evaluate(isBack, begun).catch(() => false)).toBe(true)
      await visitor.on('/library')
      await visitor.forward()
      await visitor.on('/contact')
      await visitor.back()
      await visitor.on('/library')
    }
  },
  { withEveryChange: [firefox] },
)

/** Whether a document that was left is shown again, or another one of the page. */
const isBack = (begun: number) =>
  location.pathname === '/library' && (performance.timeOrigin !== begun || 'isLeft' in window)

function noteLeaving() {
  Reflect.deleteProperty(window, 'isLeft')
  addEventListener('pagehide', () => Object.assign(window, { isLeft: true }), { once: true })
  return performance.timeOrigin
}

/** Runs in the page, as text. Where its document was not kept, Forward runs it again. */
function leaveOnce(delay: number) {
  if (sessionStorage.left === location.search) return
  sessionStorage.left = location.search
  setTimeout(() => history.back(), delay)
}

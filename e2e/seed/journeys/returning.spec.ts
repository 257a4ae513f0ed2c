import { chromium } from '../../engines/chromium'
import { engines } from '../../engines/engines'
import { firefox } from '../../engines/firefox'
import { webkit } from '../../engines/webkit'
import { expect, journey } from '../../journeys/journey'
import type { Visitor } from '../../journeys/visitor'
import { forms } from '../forms'

const heading = (visitor: Visitor, name: string) => visitor.get('heading', name, { level: 1 })
const footerLink = (visitor: Visitor, name: string) => visitor.get('contentinfo').get('link', name)
const titleIs = (visitor: Visitor, title: RegExp) =>
  expect.poll(() => visitor.session.evaluate(() => document.title).catch(() => '')).toMatch(title)
const placeIs = (visitor: Visitor, place: number) =>
  expect
    .poll(async () => Math.abs((await visitor.scrolled().catch(() => -9_999)) - place), 'px from the place')
    .toBeLessThanOrEqual(4)

/** Scrolls several times, because the footer is laid out only when near. */
async function scrollToEnd() {
  for (let frame = 0; frame < 5; frame++) {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  return scrollY
}

/** Focuses without starting a smooth scroll. */
function focusDepartments() {
  const link = [...document.querySelectorAll('footer a')].find(
    ({ textContent }) => textContent?.trim() === 'Departments',
  )
  if (link instanceof HTMLElement) link.focus({ preventScroll: true })
}

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

/** Runs in the page, as text: how many texts are open, and the place in steps of 4 px. */
const foldsAndPlace = () => [document.querySelectorAll('main details[open]').length, Math.round(scrollY / 4)]

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
    for (let round = 0; round < 4; round++) {
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

/** Where the page is once it has not moved for half a second. */
async function placeAtRest() {
  let before = -1
  for (let same = 0; same < 30; same++) {
    if (scrollY !== before) same = 0
    before = scrollY
    await new Promise(requestAnimationFrame)
  }
  return Math.round(before)
}

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

journey('A cache that fails leaves the network', async (visitor) => {
  const { site, session } = visitor
  const worker = await (await fetch(`${site.origin}/worker.js`)).text()
  site.scripts.set(
    '/worker.js',
    `for (const name of ['match', 'put']) Cache.prototype[name] = () => Promise.reject(new Error('full'))
CacheStorage.prototype.match = () => Promise.reject(new Error('broken'))
${worker}`,
  )
  await visitor.open('/library')
  await visitor.on('/library')
  const controlled = () =>
    session.evaluate(async () => {
      await navigator.serviceWorker?.ready
      return true
    })
  if (!(await session.evaluate(() => 'serviceWorker' in navigator))) return
  await expect.poll(controlled, { timeout: 20_000 }).toBe(true)
  await visitor.open('/contact')
  await visitor.on('/contact')
  const font = await session.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(font).toContain('Figtree')
})

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

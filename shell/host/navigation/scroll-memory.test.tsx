// @vitest-environment happy-dom
import { mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useShownPage } from './arrival'
import { browserNavigator, currentLocation } from './browser-history'
import { PageRouter } from './page-router'
import { leaveEntry, loadEntry, restoreStart, useScrollRestoration } from './scroll-memory'

const { arrivedBy } = vi.hoisted(() => ({ arrivedBy: vi.fn(() => 'navigate') }))
vi.mock('./document-entry', () => ({ arrivedBy }))
/** Shows each page at once, as if it had loaded. */
const showAtOnce = (show: () => void) => show()
let open = showAtOnce
vi.mock('./open-page', () => ({
  openPage: (_path: string, show: () => void) => open(show),
  cancelOpening: () => {},
}))

let scrolledTo: (number | string)[]
let position: number

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  history.replaceState({ key: 'first' }, '', '/life')
  useShownPage.setState({ path: '/life' })
  scrolledTo = []
  position = 0
  open = showAtOnce
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => position)
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrolledTo.push(top))
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Pages() {
  useScrollRestoration()
  return <p id="map">Map</p>
}
const openSite = () =>
  mount(
    <PageRouter start={currentLocation()}>
      <Pages />
    </PageRouter>,
  )

const scroll = (top: number, rest = 100) =>
  act(async () => {
    position = top
    dispatchEvent(new Event('scroll'))
    await vi.advanceTimersByTimeAsync(rest)
  })
const follow = (address: string) =>
  act(async () => {
    leaveEntry()
    browserNavigator.push(address)
  })
/** Clicks a link of the page, which nothing follows yet. */
const clickLink = (href: string) =>
  act(async () => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    link.remove()
  })
/** Imitates Back and Forward: the address changes first, then the page is notified. */
const travel = (key: string | undefined, address: string) =>
  act(async () => {
    history.replaceState(key ? { key } : null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })

test('a link goes to the top of the next page', async () => {
  await openSite()
  expect(scrolledTo, 'the first page is the browser’s').toEqual([])
  await follow('/contact')
  expect(scrolledTo[0]).toBe(0)
})

test('a link with an anchor goes to the anchor in the next page', async () => {
  await openSite()
  await follow('/contact#map')
  expect(scrolledTo).toEqual(['map'])
})

test.each(['/contact#nowhere', '/contact#%E0%A4%A'])('a link to %s goes to the top', async (address) => {
  await openSite()
  await follow(address)
  expect(scrolledTo[0]).toBe(0)
})

test('a link that changes only the query keeps the scroll position', async () => {
  await openSite()
  await follow('/life?open=yoga')
  expect(scrolledTo).toEqual([])
})

test('a place that was scrolled to just before a press is kept', async () => {
  await openSite()
  await scroll(500, 0)
  await act(async () => {
    const card = document.createElement('summary')
    document.body.append(card)
    card.click()
    // As a card does that opens: it moves the page, and then changes the address.
    position = 700
    await vi.advanceTimersByTimeAsync(100)
    browserNavigator.push('/life?open=yoga')
  })
  scrolledTo = []
  await travel('first', '/life')
  expect(scrolledTo[0]).toBe(500)
})

test('Back while the page still scrolls keeps the place for Forward', async () => {
  await openSite()
  await follow('/life?open=yoga')
  const { key } = history.state
  await scroll(700, 50)
  await travel('first', '/life')
  scrolledTo = []
  await travel(key, '/life?open=yoga')
  expect(scrolledTo[0]).toBe(700)
})

test.each([
  ['a page', '/contact', false],
  ['a page that is still to be fetched', '/contact', true],
  ['another query of the page', '/life?open=yoga', false],
])('a browser that scrolls first, on Forward to %s, does not change the place for Back', async (...row) => {
  const [, address, isFetched] = row
  await openSite()
  await follow(address)
  const { key } = history.state
  await travel('first', '/life')
  await scroll(700)
  let show = () => {}
  if (isFetched)
    open = (whenFetched) => {
      show = whenFetched
    }
  // The address is the next entry's, and so is the place: a reload has left it to the browser.
  history.replaceState({ key }, '', address)
  history.scrollRestoration = 'auto'
  await scroll(0, 0)
  await travel(key, address)
  await scroll(0)
  await act(async () => show())
  open = showAtOnce
  scrolledTo = []
  await travel('first', '/life')
  expect(scrolledTo[0]).toBe(700)
})

test.each([
  ['a page', '/contact', false],
  ['a page that is still to be fetched', '/contact', true],
  ['another query of the page', '/life?open=yoga', false],
])('Forward to %s before a scroll is heard of keeps the place for Back', async (...row) => {
  const [, address, isFetched] = row
  await openSite()
  await follow(address)
  const { key } = history.state
  await travel('first', '/life')
  await scroll(300)
  let show = () => {}
  if (isFetched)
    open = (whenFetched) => {
      show = whenFetched
    }
  position = 700
  await travel(key, address)
  await act(async () => show())
  open = showAtOnce
  scrolledTo = []
  await travel('first', '/life')
  expect(scrolledTo[0]).toBe(700)
})

test('Back and Forward restore each page’s scroll position', async () => {
  await openSite()
  await scroll(500)
  await follow('/contact')
  const { key } = history.state
  await scroll(80)
  scrolledTo = []
  await travel('first', '/life')
  expect(scrolledTo[0]).toBe(500)
  scrolledTo = []
  await travel(key, '/contact')
  expect(scrolledTo[0]).toBe(80)
})

test('Back to a page with an anchor goes to the place where it was left', async () => {
  await openSite()
  await follow('/contact#map')
  const { key } = history.state
  await scroll(80)
  await travel('first', '/life')
  scrolledTo = []
  await travel(key, '/contact#map')
  expect(scrolledTo[0]).toBe(80)
})

test('a link to the page itself goes to its top; Back restores the place', async () => {
  await openSite()
  await scroll(500)
  await clickLink('/life')
  await follow('/life')
  expect(scrolledTo[0]).toBe(0)
  position = 0
  scrolledTo = []
  await travel('first', '/life')
  expect(scrolledTo[0]).toBe(500)
})

test('Back to another query of the page stays where it is', async () => {
  await openSite()
  await travel('earlier', '/life?open=yoga')
  expect(scrolledTo).toEqual([])
})

test('Back to a page without a stored position goes to its anchor, or its top', async () => {
  await openSite()
  await travel('earlier', '/contact#map')
  expect(scrolledTo).toEqual(['map'])
  scrolledTo = []
  await travel('earliest', '/library')
  expect(scrolledTo[0]).toBe(0)
})

test('a position is stored once scrolling has stopped, and survives a reload', async () => {
  await openSite()
  await scroll(300.6)
  expect(JSON.parse(sessionStorage.getItem('scroll') ?? '')).toEqual({ first: 301 })
  await act(async () => {
    position = 900
    dispatchEvent(new Event('scroll'))
    await vi.advanceTimersByTimeAsync(99)
  })
  expect(JSON.parse(sessionStorage.getItem('scroll') ?? '')).toEqual({ first: 301 })
})

test('ignores corrupt positions; with full storage, keeps positions for this document', async () => {
  await openSite()
  sessionStorage.setItem('scroll', '{')
  await travel('earlier', '/library')
  expect(scrolledTo[0]).toBe(0)
  await travel('first', '/life')
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full })
  await scroll(500)
  expect(history.state).toEqual({ key: 'first', scrollY: 500 })
  await follow('/contact')
  scrolledTo = []
  await travel('first', '/life')
  expect(scrolledTo[0]).toBe(500)
})

test('with full storage, a page that is left writes no place into the entry of the next', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full })
  await openSite()
  await scroll(500)
  await travel('earlier', '/library')
  expect(history.state).toEqual({ key: 'earlier' })
})

test('with blocked storage, a document knows the place of its entry', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked })
  history.replaceState({ key: 'blocked', scrollY: 700 }, '', '/life')
  arrivedBy.mockReturnValue('back_forward')
  restoreStart()
  expect(scrolledTo).toEqual([700])
})

test('a place is kept with its entry too, and believed there: the storage of a document may be an earlier one', async () => {
  await openSite()
  await scroll(700)
  expect(history.state).toEqual({ key: 'first', scrollY: 700 })
  sessionStorage.setItem('scroll', '{"first":0}')
  arrivedBy.mockReturnValue('back_forward')
  position = 0
  restoreStart()
  expect(scrolledTo).toEqual([700])
})

test.each([
  ['reload', [700]],
  ['back_forward', [700]],
  ['navigate', []],
])('a document opened by %s goes to its entry’s position: %j', (type, places) => {
  history.replaceState({ key: 'new' }, '', '/life')
  sessionStorage.setItem('scroll', '{"new":700}')
  arrivedBy.mockReturnValue(type)
  restoreStart()
  expect(scrolledTo).toEqual(places)
})

test.each([
  ['at its end, but for parts of a px, goes on to its place: the page may grow', 400, 1_401, [900]],
  ['at what was its end before the footer was laid out goes on, too', 400, 1_414, [900]],
  ['at its top goes on to its place', 0, 3_000, [900]],
  ['a little above its place goes on to it: the footer may have grown', 850, 3_000, [900]],
  ['at its place is held there, whatever opens above it', 900, 3_000, [900]],
  ['below its place stays', 950, 3_000, []],
  ['at another entry’s place, goes on to its own', 300, 3_000, [900]],
  ['elsewhere, stays', 400, 3_000, []],
])('a document restored by the browser %s', (_, top, height, places) => {
  vi.stubGlobal('innerHeight', 1_000)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height)
  history.replaceState({ key: 'new' }, '', '/life')
  sessionStorage.setItem('scroll', '{"new":900,"old":300}')
  arrivedBy.mockReturnValue('reload')
  position = top
  restoreStart()
  expect(scrolledTo).toEqual(places)
})

test.each([
  ['to its place, from where the browser scrolls on to the anchor', 'new', [100]],
  ['nowhere if it was left before script ran: only the browser knows the place', 'other', []],
])('a reloaded document with an anchor in its address goes %s', (_, key, places) => {
  vi.stubGlobal('innerHeight', 1_000)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3_000)
  const anchor = document.body.appendChild(document.createElement('p'))
  onTestFinished(() => anchor.remove())
  anchor.id = 'map'
  history.replaceState({ key }, '', '/life#map')
  sessionStorage.setItem('scroll', '{"new":100}')
  arrivedBy.mockReturnValue('reload')
  position = 400
  restoreStart()
  expect(scrolledTo).toEqual(places)
})

test('leaves an anchor in this page to the browser; Back restores the position before', async () => {
  const { show } = await openSite()
  await scroll(500)
  position = 520
  await clickLink('#map')
  // As Safari does with an anchor's entry.
  history.scrollRestoration = 'auto'
  await travel(undefined, '/life#map')
  expect(scrolledTo, 'the browser scrolls').toEqual([])
  expect(history.scrollRestoration).toBe('manual')
  position = 900
  await travel('first', '/life')
  expect(scrolledTo[0]).toBe(520)
  scrolledTo = []
  await travel(undefined, '/life#map')
  expect(scrolledTo, 'Forward').toEqual(['map'])
  await show(null)
})

test('leaves an anchor that is followed again to the browser, too', async () => {
  history.replaceState(null, '', '/life#map')
  await openSite()
  await clickLink('#map')
  await travel(undefined, '/life#map')
  expect(scrolledTo).toEqual([])
})

test('a dialog with its own history entry keeps the page’s position', async () => {
  await openSite()
  await scroll(500)
  await act(async () => {
    history.replaceState({ key: 'first', dialog: 'search' }, '')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  // WebKit scrolls in one of the next frames.
  await vi.advanceTimersByTimeAsync(100)
  expect(scrolledTo).toEqual(Array(5).fill(500))
})

test('leaves a hidden page to the browser until it is visible again', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get')
  await openSite()
  for (const [isHidden, owner] of [
    [true, 'auto'],
    [false, 'manual'],
  ] as const) {
    hidden.mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(history.scrollRestoration).toBe(owner)
  }
})

test.each([
  ['at another entry than the browser has come to, loads that one', '/library', true, 1],
  ['at its own entry, stays', '/life', true, 0],
  ['that is new, stays', '/library', false, 0],
])('a document %s', async (_, entry, persisted, times) => {
  vi.stubGlobal('navigation', { currentEntry: { url: new URL(entry, location.href).href } })
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  await openSite()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  expect(reload).toHaveBeenCalledTimes(times)
})

test('a document that is about to load another entry stores no place for it', async () => {
  vi.stubGlobal('navigation', { currentEntry: { url: new URL('/library', location.href).href } })
  vi.spyOn(location, 'reload').mockReturnValue()
  await openSite()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  position = 300
  dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('scroll')).toBeNull()
  expect(history.scrollRestoration, 'the place is another entry’s').toBe('manual')
})

test('nor does one that Back left before its script ran', async () => {
  vi.spyOn(location, 'reload').mockReturnValue()
  history.replaceState({ key: 'earlier' }, '', '/library')
  await mount(
    <PageRouter start={{ ...currentLocation(), pathname: '/life' }}>
      <Pages />
    </PageRouter>,
  )
  await scroll(300)
  expect(JSON.parse(sessionStorage.getItem('scroll') ?? '{}')).not.toHaveProperty('earlier')
})

test('Back from an open card before React can follow it leads to the page’s own place', async () => {
  sessionStorage.setItem('scroll', '{"first":200,"card":900}')
  await mount(
    <PageRouter start={{ ...currentLocation(), key: 'card', search: '?open=yoga' }}>
      <Pages />
    </PageRouter>,
  )
  await vi.advanceTimersByTimeAsync(100)
  expect(new Set(scrolledTo)).toEqual(new Set([200]))
})

test('the browser restores no document that replaces a page on screen', () => {
  vi.spyOn(location, 'reload').mockReturnValue()
  history.scrollRestoration = 'auto'
  loadEntry()
  expect(history.scrollRestoration).toBe('manual')
})

test.each([
  ['at its top, goes to its place', 0, true, Array(5).fill(500)],
  ['elsewhere, stays', 20, true, []],
  ['for the first time, stays', 0, false, []],
])('a document that the browser shows %s', async (_, top, persisted, places) => {
  await openSite()
  await scroll(500)
  position = top
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  await vi.advanceTimersByTimeAsync(100)
  expect(scrolledTo).toEqual(places)
})

test('a document without a stored place stays where the browser shows it', async () => {
  await openSite()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(scrolledTo).toEqual([])
})

test.each([
  ['interactive', 'auto'],
  ['complete', 'manual'],
] as const)('the browser restores a document until it has loaded: %s, %s', async (state, owner) => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)
  history.scrollRestoration = 'auto'
  await openSite()
  expect(history.scrollRestoration).toBe(owner)
})

test('the browser restores documents: it has control while the page is hidden', async () => {
  await openSite()
  dispatchEvent(new Event('pageshow'))
  expect(history.scrollRestoration).toBe('manual')
  await scroll(200)
  position = 250
  dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  expect(JSON.parse(sessionStorage.getItem('scroll') ?? '')).toEqual({ first: 250 })
  dispatchEvent(new Event('pageshow'))
  expect(history.scrollRestoration).toBe('manual')
})

test.each([
  ['a part that the page opens, and that was left closed, is so again', '', '0', false],
  ['a part that the page opens, and that was left open, is so again', '', '1', true],
  ['a card, which has a name, is as the address says', 'cards', '0', true],
])('after a reload %s', (_, name, open, isOpen) => {
  vi.stubGlobal('innerHeight', 1_000)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3_000)
  const main = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => main.remove())
  const part = main.appendChild(document.createElement('details'))
  part.open = true
  if (name) part.setAttribute('name', name)
  history.replaceState({ key: 'new', scrollY: 900, open }, '', '/life')
  arrivedBy.mockReturnValue('reload')
  position = 900
  restoreStart()
  expect(part.open).toBe(isOpen)
  expect(scrolledTo).toEqual([900])
})

test('what a reader opens is kept with the entry, even if nothing scrolls', async () => {
  const main = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => main.remove())
  const parts = ['a', 'b'].map(() => main.appendChild(document.createElement('details')))
  await openSite()
  await act(async () => {
    for (const part of parts.slice(1)) part.open = true
    await vi.advanceTimersByTimeAsync(200)
  })
  expect(history.state).toMatchObject({ open: '01' })
})

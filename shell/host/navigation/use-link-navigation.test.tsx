// @vitest-environment happy-dom
import { click, control, find, mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useShownPage } from './arrival'
import { currentLocation } from './browser-history'
import { PageRouter } from './page-router'
import { useHistoryDialog } from './use-history-dialog'
import { useLinkNavigation } from './use-link-navigation'

const { fetchPage, openPage } = vi.hoisted(() => ({
  fetchPage: vi.fn(),
  openPage: vi.fn(),
}))
vi.mock('../sections/browser-pages', () => ({ fetchPage }))
vi.mock('./open-page', () => ({ openPage, cancelOpening: () => {} }))

beforeEach(() => {
  history.replaceState({ key: 'first' }, '', '/life/')
  useShownPage.setState({ path: '/life' })
  fetchPage.mockResolvedValue({})
  openPage.mockImplementation((_path, show) => show())
})
afterEach(() => {
  vi.resetAllMocks()
  vi.restoreAllMocks()
})

function Site() {
  useLinkNavigation()
  const { open, show, close, leave } = useHistoryDialog('search')
  return (
    <>
      <header>
        <details open>
          <summary>Menu</summary>
        </details>
      </header>
      <a href="/contact/?from=life#map">Ferns</a>
      <a href="/life/">Mosses</a>
      <a href="https://example.org/">Elsewhere</a>
      <a href="http://[">Nowhere</a>
      <svg role="img" aria-label="Map">
        <a href="/contact/">
          <text>Pond</text>
        </a>
        <a href="/contact/" target="_blank" rel="noopener">
          <text>Meadow</text>
        </a>
      </svg>
      <button type="button" onClick={show}>
        Look
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={leave}>
        Leave
      </button>
      <p>{open ? 'Searching' : 'Reading'}</p>
    </>
  )
}
const openSite = () =>
  mount(
    <PageRouter start={currentLocation()}>
      <Site />
    </PageRouter>,
  )
const words = () => document.querySelector('p')?.textContent

/** Clicks without leaving the document; returns whether the browser would follow the link. */
const clickOn = (name: string, how: MouseEventInit = {}) => {
  let byBrowser = false
  const last = (event: Event) => {
    byBrowser = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', last)
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
  return act(async () => {
    control(document, name).dispatchEvent(event)
    removeEventListener('click', last)
    return byBrowser
  })
}

test('a link opens its page in this document, and closes the menus', async () => {
  const { place } = await openSite()
  expect(find<HTMLDetailsElement>(place, 'details').open).toBe(true)
  const entries = history.length
  expect(await clickOn('Ferns')).toBe(false)
  expect(openPage).toHaveBeenCalledWith('/contact', expect.any(Function), expect.any(Function))
  expect(location.pathname + location.search + location.hash).toBe('/contact/?from=life#map')
  expect(history.length).toBe(entries + 1)
  expect(find<HTMLDetailsElement>(place, 'details').open).toBe(false)
  expect(history.scrollRestoration).toBe('manual')
})

test('so does a link in a drawing, unless it wants a tab of its own', async () => {
  await openSite()
  expect(await clickOn('Meadow')).toBe(true)
  expect(openPage).not.toHaveBeenCalled()
  expect(await clickOn('Pond')).toBe(false)
  expect(location.pathname).toBe('/contact/')
})

test.each([
  ['with the middle button', { button: 1 }],
  ['with Command', { metaKey: true }],
  ['with Control', { ctrlKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
])('leaves a click %s to the browser', async (_, how) => {
  await openSite()
  expect(await clickOn('Ferns', how)).toBe(true)
  expect(openPage).not.toHaveBeenCalled()
})

test('leaves links to other sites and to no address, and all links of a page whose section has not loaded, to the browser', async () => {
  await openSite()
  expect(await clickOn('Elsewhere')).toBe(true)
  expect(await clickOn('Nowhere')).toBe(true)
  useShownPage.setState({ path: undefined })
  expect(await clickOn('Ferns')).toBe(true)
  expect(openPage).not.toHaveBeenCalled()
})

test('opens a page that fails to load here as a document', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  openPage.mockImplementation((_path, _show, asDocument) => asDocument())
  await openSite()
  await clickOn('Ferns')
  expect(assign).toHaveBeenCalledWith(`${location.origin}/contact/?from=life#map`)
})

test.each(['pointerover', 'touchstart', 'focusin'])(
  'prefetches another page on %s, but not the current one',
  async (hint) => {
    fetchPage.mockRejectedValue(new Error('gone'))
    const { show } = await openSite()
    const hintAt = (name: string) => control(document, name).dispatchEvent(new Event(hint, { bubbles: true }))
    hintAt('Mosses')
    hintAt('Elsewhere')
    expect(fetchPage).not.toHaveBeenCalled()
    hintAt('Ferns')
    expect(fetchPage.mock.calls).toEqual([['/contact']])
    await show(<a href="/contact">Ferns</a>)
    hintAt('Ferns')
    expect(fetchPage).toHaveBeenCalledTimes(1)
  },
)

test('a dialog has its own history entry; Back closes it, and a link from it replaces the entry', async () => {
  await openSite()
  expect(words()).toBe('Reading')
  const entries = history.length
  await click(control(document, 'Look'))
  expect([words(), history.length, history.state]).toEqual([
    'Searching',
    entries + 1,
    { key: 'first', dialog: 'search' },
  ])
  await click(control(document, 'Look'))
  expect(history.length, 'it is open already').toBe(entries + 1)
  await act(async () => {
    history.replaceState({ key: 'first' }, '')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(words()).toBe('Reading')
  await act(async () => {
    history.replaceState({ key: 'first', dialog: 'search' }, '')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(words(), 'after Forward').toBe('Searching')
  const before = history.length
  await click(control(document, 'Leave'))
  await clickOn('Ferns')
  expect([words(), history.length, location.pathname]).toEqual(['Reading', before, '/contact/'])
})

const atPageEntry = () => {
  history.replaceState({ key: 'first' }, '')
  dispatchEvent(new PopStateEvent('popstate'))
}

test('a dialog opens and closes where the browser refuses it an entry', async () => {
  const { place } = await openSite()
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  await click(control(place, 'Look'))
  expect(words()).toBe('Searching')
  await click(control(place, 'Close'))
  expect(words()).toBe('Reading')
  expect(back).not.toHaveBeenCalled()
})

test('closing a dialog goes back to the page’s own entry, once', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(atPageEntry)
  await openSite()
  await click(control(document, 'Close'))
  expect(back).not.toHaveBeenCalled()
  await click(control(document, 'Look'))
  await click(control(document, 'Close'))
  expect([words(), back.mock.calls.length]).toEqual(['Reading', 1])
})

test('closing a dialog twice at once goes back once', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  await openSite()
  await click(control(document, 'Look'))
  await click(control(document, 'Close'))
  await click(control(document, 'Close'))
  expect(back).toHaveBeenCalledOnce()
  await act(async () => atPageEntry())
})

test('a link followed right after closing a dialog is not undone with the dialog’s entry', async () => {
  vi.spyOn(history, 'back').mockImplementation(() => {})
  await openSite()
  await click(control(document, 'Look'))
  await click(control(document, 'Close'))
  expect(await clickOn('Ferns')).toBe(false)
  expect(openPage).not.toHaveBeenCalled()
  await act(async () => atPageEntry())
  expect(location.pathname).toBe('/contact/')
})

test('a dialog reopened right after it was closed stays open', async () => {
  vi.spyOn(history, 'back').mockImplementation(() => {})
  await openSite()
  await click(control(document, 'Look'))
  await click(control(document, 'Close'))
  await click(control(document, 'Look'))
  await act(async () => atPageEntry())
  expect([words(), history.state]).toEqual(['Searching', { key: 'first', dialog: 'search' }])
})

test('a page that fails to load from a dialog replaces the dialog’s entry', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  openPage.mockImplementation((_path, _show, asDocument) => asDocument())
  await openSite()
  await click(control(document, 'Look'))
  await clickOn('Ferns')
  expect(replace).toHaveBeenCalledWith(`${location.origin}/contact/?from=life#map`)
})

test('so does one opened from a dialog over a page whose section has not loaded', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  await openSite()
  useShownPage.setState({ path: undefined })
  await click(control(document, 'Look'))
  expect(await clickOn('Ferns')).toBe(false)
  expect(replace).toHaveBeenCalledWith(`${location.origin}/contact/?from=life#map`)
})

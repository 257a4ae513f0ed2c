// @vitest-environment happy-dom
import { useUi } from '@college/runtime'
import { find, mount, nextFrame, wantLessMotion } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cameWithPage, useArrival, useShownPage } from './arrival'
import { lockScroll } from './scroll-lock'

vi.mock('../../content/chrome.yaml', () => ({ default: { documentTitle: 'Garden: {title}' } }))

// Each test begins with a new document.
beforeEach(() => useShownPage.setState({ path: undefined }))

const shown = () => useShownPage.getState().path

function Page({ path, title }: { path: string; title: string }) {
  useArrival(path, title)
  return (
    <main id="main">
      <h1>{title}</h1>
      <button type="button">Open</button>
    </main>
  )
}

test('after a link the page has its title, and focuses its heading, which is read once', async () => {
  const animate = vi.fn()
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  vi.spyOn(Element.prototype, 'animate').mockImplementation(animate)
  document.title = 'Mosses'
  const { place, show } = await mount(<Page path="/life" title="Mosses" />)
  await nextFrame()
  expect([shown(), document.title]).toEqual(['/life', 'Mosses'])
  expect([document.activeElement, animate.mock.calls.length]).toEqual([document.body, 0])

  await show(<Page path="/contact" title="Ferns" />)
  expect(shown()).toBe('/contact')
  await nextFrame()
  expect(document.title).toBe('Garden: Ferns')
  expect(place.querySelector('[aria-live]')).toBeNull()
  expect(document.activeElement).toBe(find(place, 'h1'))
  expect(find(place, 'h1').getAttribute('tabindex'), 'the Tab key passes it').toBe('-1')
  expect(focus, 'scrolling is another’s').toHaveBeenCalledWith({ preventScroll: true })
  expect(animate).toHaveBeenCalledTimes(1)

  wantLessMotion()
  await show(<Page path="/library" title="Hives" />)
  await nextFrame()
  expect([find(place, 'h1').textContent, animate.mock.calls.length]).toEqual(['Hives', 1])
})

test('a focus that the visitor moves before the new page’s frame stays', async () => {
  const { place, show } = await mount(<Page path="/life" title="Mosses" />)
  await show(<Page path="/contact" title="Ferns" />)
  const button = find(place, 'button')
  button.focus()
  await nextFrame()
  expect(document.activeElement).toBe(button)
})

test('of two pages that come in one frame, the newer has the focus', async () => {
  const { place, show } = await mount(<Page key="1" path="/life" title="Mosses" />)
  await show(<Page key="2" path="/contact" title="Ferns" />)
  await show(<Page key="3" path="/library" title="Hives" />)
  await nextFrame()
  expect(document.activeElement).toBe(find(place, 'h1'))
  expect(find(place, 'h1').textContent).toBe('Hives')
})

test('a page that only changes its title keeps the focus where it is', async () => {
  const { show } = await mount(<Page path="/life" title="Mosses" />)
  await nextFrame()
  await show(<Page path="/life" title="Mosses and ferns" />)
  await nextFrame()
  expect(document.activeElement).toBe(document.body)
})

test('a fault in the first page came with no other', async () => {
  vi.resetModules()
  const { cameWithPage } = await import('./arrival')
  expect(cameWithPage()).toBe(false)
})

test('a fault belongs to the next page until a frame has shown it', async () => {
  history.replaceState(null, '', '/life')
  const { show } = await mount(<Page path="/life" title="Mosses" />)
  await nextFrame()
  expect(cameWithPage()).toBe(false)
  history.replaceState(null, '', '/contact')
  await show(<Page path="/contact" title="Ferns" />)
  expect(cameWithPage()).toBe(true)
  await nextFrame()
  expect(cameWithPage()).toBe(false)
})

test('the page behind a menu or a dialog cannot scroll', async () => {
  onTestFinished(lockScroll())
  const locked = () => document.documentElement.classList.contains('scroll-locked')
  expect(locked()).toBe(false)
  for (const cover of ['menuOpen', 'overlayOpen']) {
    await act(async () => useUi.setState({ [cover]: true }))
    expect(locked()).toBe(true)
    await act(async () => useUi.setState({ [cover]: false }))
    expect(locked()).toBe(false)
  }
})

test.each([
  ['that takes room leaves it empty', 985, true],
  ['drawn over the page leaves none', 1_000, false],
])('behind a dialog, a scroll bar %s', async (_, width, kept) => {
  vi.stubGlobal('innerWidth', 1_000)
  const clientWidth = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    clientWidth.mockRestore()
  })
  onTestFinished(lockScroll())
  const hasRoom = () => document.documentElement.classList.contains('scroll-bar-kept')
  expect(hasRoom()).toBe(false)
  await act(async () => useUi.setState({ overlayOpen: true }))
  expect(hasRoom()).toBe(kept)
  await act(async () => useUi.setState({ overlayOpen: false }))
  expect(hasRoom()).toBe(false)
})

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jump, showAnchor } from './jump'

let scrolledTo: number[]
let position: number
/** The observer that watches the page for growth, if there is one. */
let grow: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  scrolledTo = []
  position = 0
  grow = undefined
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => position)
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrolledTo.push(top))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {}
      disconnect = () => {
        grow = undefined
      }
      constructor(callback: () => void) {
        grow = callback
      }
    },
  )
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const visitor = (act: string) => () => dispatchEvent(new Event(act))

test.each([
  ['for five frames', 900, () => {}, [900, 900, 900, 900, 900]],
  ['for two at the top: a page may go on to its open card', 0, () => {}, [0, 0]],
  ['but not against the visitor', 900, visitor('wheel'), [900]],
  ['but not against a finger', 900, visitor('touchmove'), [900]],
  ['but not against a key', 900, visitor('keydown'), [900]],
])('a scroll position is held %s', async (_, top, act, places) => {
  position = top
  jump(top)
  act()
  await vi.advanceTimersByTimeAsync(200)
  expect(scrolledTo).toEqual(places)
})

/** A position below the end of a page, which may still grow. */
async function jumpBelowEnd() {
  position = 500
  jump(900)
  await vi.advanceTimersByTimeAsync(200)
  scrolledTo = []
}

test('scrolls along as a short page grows', async () => {
  await jumpBelowEnd()
  grow?.()
  position = 900
  grow?.()
  expect(scrolledTo).toEqual([900, 900])
})

test('stays at a position that is reached, though the page grows above it', async () => {
  position = 900
  jump(900)
  await vi.advanceTimersByTimeAsync(200)
  scrolledTo = []
  grow?.()
  expect(scrolledTo).toEqual([900])
})

test.each([
  ['once the visitor has pressed something', visitor('pointerdown')],
  ['once the window has another size', visitor('resize')],
  ['once another place is on screen', () => jump(0)],
  ['once an anchor is on screen', () => showAnchor(document.body)],
  ['after ten seconds', () => vi.advanceTimersByTime(10_000)],
])('stops following a growing page %s', async (_, end) => {
  await jumpBelowEnd()
  expect(grow).toBeDefined()
  end()
  expect(grow).toBeUndefined()
})

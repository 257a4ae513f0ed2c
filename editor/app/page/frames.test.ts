// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFrame, open, openSoon, showComing, usePages } from './frames'

/** A frame at an address, as the browser has it once it has loaded. */
function frameAt(number: number, address: string) {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  const location = { pathname, search, hash }
  const frame = { contentWindow: { location }, contentDocument: null, focus: () => {} }
  keepFrame(number, frame as unknown as HTMLIFrameElement)
  return { location, frame: frame as unknown as HTMLIFrameElement }
}
const pages = () => usePages.getState().pages
const show = (number: number, frame: HTMLIFrameElement) => {
  const gone = pages()[0].number
  const shown = showComing(frame)
  // As React does: what is no page any more has no element.
  if (pages()[0].number === number) keepFrame(gone, null)
  return shown
}

beforeEach(() => {
  vi.useFakeTimers()
  usePages.setState({ pages: [{ number: 0, src: '/beds' }] })
  frameAt(0, '/beds?open=rose#top')
})
afterEach(() => vi.useRealTimers())

test('a page is opened anew where it is, and shown once it shows as much', () => {
  openSoon(60)
  vi.advanceTimersByTime(60)
  expect(pages()[1]).toMatchObject({ number: 1, src: '/beds?open=rose#top' })
  expect(show(1, frameAt(1, '/beds?open=rose#top').frame)).toBe(false)
  expect(pages()).toMatchObject([{ number: 1 }])
})

test('what is typed while the page is opened anew has it opened once more, at the same address', () => {
  open()
  openSoon(500)
  show(1, frameAt(1, '/beds').frame)
  vi.advanceTimersByTime(500)
  expect(pages()).toMatchObject([{ number: 1 }, { number: 2, src: '/beds', from: '/beds' }])
  show(2, frameAt(2, '/beds').frame)
  expect(pages()).toMatchObject([{ number: 2 }])
})

test('whoever goes to a page comes there, whatever is opened anew on the way', () => {
  open('/pond')
  openSoon(60)
  vi.advanceTimersByTime(60)
  expect(pages()[1]).toMatchObject({ number: 2, src: '/pond' })
})

test('a link that was followed meanwhile counts: its page is opened anew', () => {
  const { location } = frameAt(0, '/beds')
  open()
  location.pathname = '/pond'
  expect(show(1, frameAt(1, '/beds').frame)).toBeUndefined()
  expect(pages()).toMatchObject([{ number: 0 }, { number: 2, src: '/pond', from: '/pond' }])
})

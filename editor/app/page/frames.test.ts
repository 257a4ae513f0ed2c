// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFrame, open, openSoon, showComing, usePages } from './frames'

/** A loaded frame at an address. */
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
  // As React does: a removed page has no element.
  if (pages()[0].number === number) keepFrame(gone, null)
  return shown
}

beforeEach(() => {
  vi.useFakeTimers()
  usePages.setState({ pages: [{ number: 0, src: '/beds' }] })
  frameAt(0, '/beds?open=rose#top')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a page reloads at its address, and is swapped in once it has caught up', () => {
  openSoon(60)
  vi.advanceTimersByTime(60)
  expect(pages()[1]).toMatchObject({ number: 1, src: '/beds?open=rose#top' })
  expect(show(1, frameAt(1, '/beds?open=rose#top').frame)).toEqual({ isIn: false, at: -1 })
  expect(pages()).toMatchObject([{ number: 1 }])
})

test('words typed during a reload cause another reload at the same address', () => {
  open()
  openSoon(500)
  show(1, frameAt(1, '/beds').frame)
  vi.advanceTimersByTime(500)
  expect(pages()).toMatchObject([{ number: 1 }, { number: 2, src: '/beds', from: '/beds' }])
  show(2, frameAt(2, '/beds').frame)
  expect(pages()).toMatchObject([{ number: 2 }])
})

test('going to a page succeeds despite reloads on the way', () => {
  open('/pond')
  openSoon(60)
  vi.advanceTimersByTime(60)
  expect(pages()[1]).toMatchObject({ number: 2, src: '/pond' })
})

test('after following a link during a reload, the link’s page is reloaded instead', () => {
  const { location } = frameAt(0, '/beds')
  open()
  location.pathname = '/pond'
  expect(show(1, frameAt(1, '/beds').frame)).toBeUndefined()
  expect(pages()).toMatchObject([{ number: 0 }, { number: 2, src: '/pond', from: '/pond' }])
})

test.each([
  ['the arrows have chosen a text is told its place', '<p tabindex="-1">Bees hum</p>', 2],
  ['Tab has just come to a link is not', '<a href="#beds">Skip</a>', -1],
])('a page that replaces the one in which %s', (_, element, at) => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = `<main><h1>Bees</h1>${element}</main>`
  vi.spyOn(page, 'activeElement', 'get').mockReturnValue(page.querySelector('p, a'))
  const { frame } = frameAt(0, '/beds')
  Object.assign(frame, { contentDocument: page })
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(frame)
  open()
  expect(show(1, frameAt(1, '/beds').frame)).toEqual({ isIn: true, at })
})

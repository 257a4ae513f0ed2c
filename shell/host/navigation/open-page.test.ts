// @vitest-environment happy-dom
import type { Page } from '@college/shared/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useBusy } from '../sections/load-status'
import { cancelOpening, openPage } from './open-page'

const pages = vi.hoisted(() => ({ fetchPage: vi.fn(), loadedPage: vi.fn() }))
const { report } = vi.hoisted(() => ({ report: vi.fn() }))
vi.mock('../sections/browser-pages', () => pages)
vi.mock('../sections/report', () => ({ report }))

const page = {} as Page
const [show, asDocument, stop] = [vi.fn(), vi.fn(), vi.fn()]
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const opening = () => useBusy.getState().busy

/** A pending page, and functions that load it or make it fail. */
function onItsWay() {
  let come = () => {}
  let fail = (_: unknown) => {}
  const promise = new Promise<Page>((resolve, reject) => {
    come = () => resolve(page)
    fail = reject
  })
  pages.fetchPage.mockReturnValueOnce(promise)
  return { come, fail }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('stop', stop)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('shows a loaded page at once', () => {
  pages.loadedPage.mockImplementation((path) => (path === '/life' ? page : undefined))
  openPage('/life', show, asDocument)
  expect(show).toHaveBeenCalledTimes(1)
  expect(pages.fetchPage).not.toHaveBeenCalled()
  expect(opening()).toBe(false)
})

test('shows a page once loaded; tells the visitor if that takes long', async () => {
  const { come } = onItsWay()
  openPage('/life', show, asDocument)
  expect(pages.fetchPage).toHaveBeenCalledWith('/life')
  await pass(299)
  expect(opening()).toBe(false)
  await pass(1)
  expect(opening()).toBe(true)
  expect(show).not.toHaveBeenCalled()
  come()
  await pass(0)
  expect(show).toHaveBeenCalledTimes(1)
  expect([opening(), asDocument.mock.calls.length, report.mock.calls.length]).toEqual([false, 0, 0])
})

test('shows a page that loads soon without a notice', async () => {
  const { come } = onItsWay()
  openPage('/life', show, asDocument)
  come()
  await pass(1_000)
  expect([show.mock.calls.length, opening()]).toEqual([1, false])
})

test('opens a failed page as a document, after stopping pending requests, and reports it', async () => {
  const { fail } = onItsWay()
  const error = new Error('gone')
  openPage('/life', show, asDocument)
  fail(error)
  await pass(0)
  expect(report).toHaveBeenCalledWith('import', error, { path: '/life' })
  expect(asDocument).toHaveBeenCalledTimes(1)
  expect(stop.mock.invocationCallOrder[0]).toBeLessThan(asDocument.mock.invocationCallOrder[0] ?? 0)
  expect(show).not.toHaveBeenCalled()
})

test('opens a page not loaded within four seconds as a document', async () => {
  onItsWay()
  openPage('/life', show, asDocument)
  await pass(3_999)
  expect(asDocument).not.toHaveBeenCalled()
  await pass(1)
  expect(asDocument).toHaveBeenCalledTimes(1)
  expect(report).toHaveBeenCalledWith('timeout', expect.objectContaining({ name: 'TimeoutError' }), {
    path: '/life',
  })
})

test('an abort of another kind is not a timeout', async () => {
  const { fail } = onItsWay()
  openPage('/life', show, asDocument)
  fail(new DOMException('stopped', 'AbortError'))
  await pass(0)
  expect(report).toHaveBeenCalledWith('import', expect.anything(), { path: '/life' })
})

test('of two links the last one wins, whichever page loads first', async () => {
  const [first, second] = [onItsWay(), onItsWay()]
  openPage('/life', show, asDocument)
  const showSecond = vi.fn()
  openPage('/contact', showSecond, asDocument)
  first.come()
  await pass(0)
  expect(show).not.toHaveBeenCalled()
  second.come()
  await pass(0)
  expect(showSecond).toHaveBeenCalledTimes(1)
})

test('an abandoned page is neither shown nor reported', async () => {
  const { fail } = onItsWay()
  openPage('/life', show, asDocument)
  cancelOpening()
  await pass(1_000)
  expect(opening()).toBe(false)
  fail(new Error('gone'))
  await pass(5_000)
  expect([show, asDocument, report, stop].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0])
})

test('abandoning a page removes its loading notice', async () => {
  onItsWay()
  openPage('/life', show, asDocument)
  await pass(300)
  cancelOpening()
  expect(opening()).toBe(false)
})

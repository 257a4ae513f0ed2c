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

/** A page on its way, and how it comes or fails. */
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

test('a page that has loaded is shown at once', () => {
  pages.loadedPage.mockImplementation((path) => (path === '/life' ? page : undefined))
  openPage('/life', show, asDocument)
  expect(show).toHaveBeenCalledTimes(1)
  expect(pages.fetchPage).not.toHaveBeenCalled()
  expect(opening()).toBe(false)
})

test('a page is shown when it has come; the visitor is told once that takes long', async () => {
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

test('a page that comes soon is shown without a word', async () => {
  const { come } = onItsWay()
  openPage('/life', show, asDocument)
  come()
  await pass(1_000)
  expect([show.mock.calls.length, opening()]).toEqual([1, false])
})

test('a page that cannot be had is opened as a document, after what hangs was stopped, and reported', async () => {
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

test('a page that has not come within four seconds is opened as a document', async () => {
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

test('an abort of another kind is no time-out', async () => {
  const { fail } = onItsWay()
  openPage('/life', show, asDocument)
  fail(new DOMException('stopped', 'AbortError'))
  await pass(0)
  expect(report).toHaveBeenCalledWith('import', expect.anything(), { path: '/life' })
})

test('of two links the last one wins, whichever page comes first', async () => {
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

test('a page that was given up is neither shown nor told of', async () => {
  const { fail } = onItsWay()
  openPage('/life', show, asDocument)
  cancelOpening()
  await pass(1_000)
  expect(opening()).toBe(false)
  fail(new Error('gone'))
  await pass(5_000)
  expect([show, asDocument, report, stop].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0])
})

test('giving up takes back that a page is on its way', async () => {
  onItsWay()
  openPage('/life', show, asDocument)
  await pass(300)
  cancelOpening()
  expect(opening()).toBe(false)
})

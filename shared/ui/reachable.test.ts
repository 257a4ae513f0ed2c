// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { isReachable, whenReachable } from './reachable'

let answers: boolean
const back = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  answers = false
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw new TypeError('no line')
    return new Response(null, { status: 404 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  back.mockReset()
})

/** Waits for the site, no longer than its test runs. */
function wait() {
  const leave = whenReachable(back)
  onTestFinished(leave)
  return leave
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test('a site that gives any answer counts as reachable, whatever the browser reports', async () => {
  expect(await isReachable()).toBe(false)
  answers = true
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await isReachable()).toBe(true)
})

test('polls the site without an event from the browser, and resolves once', async () => {
  wait()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(back).not.toHaveBeenCalled()
  answers = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(back).toHaveBeenCalledTimes(1)
})

test.each([
  ['the browser is online', () => dispatchEvent(new Event('online'))],
  ['the page is looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
])('polls at once when %s', async (_, happen) => {
  wait()
  answers = true
  happen()
  await settle()
  expect(back).toHaveBeenCalledTimes(1)
})

test('a hidden page does not poll', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  answers = true
  wait()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(back).not.toHaveBeenCalled()
})

test('once cancelled it does not resolve, even with a request in flight', async () => {
  answers = true
  const leave = wait()
  dispatchEvent(new Event('online'))
  leave()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(back).not.toHaveBeenCalled()
})

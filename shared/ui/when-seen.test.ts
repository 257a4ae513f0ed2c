// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenSeen } from './when-seen'

const disconnect = vi.fn()
const work = vi.fn()
let scroll: (isIntersecting: boolean) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        scroll = (isIntersecting) => tell([{ isIntersecting }])
      }
      observe() {}
      disconnect = disconnect
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('nothing happens before the element is seen, and it is unobserved afterwards', () => {
  whenSeen(document.body, work, {})
  scroll(false)
  expect(work).not.toHaveBeenCalled()
  scroll(true)
  expect(work).toHaveBeenCalledTimes(1)
  expect(disconnect).toHaveBeenCalledTimes(1)
})

test('it can be cancelled', () => {
  whenSeen(document.body, work, {})()
  expect(disconnect).toHaveBeenCalledTimes(1)
})

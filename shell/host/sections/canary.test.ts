// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { canaryPages, leaveCanary } from './canary'
import { takesCanary } from './visitor-manifest'

const canary = (share: number) => ({ version: 'c0ffee', share })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a visitor stays on one side, and a growing share only adds visitors', () => {
  for (let number = 0; number < 100; number++) {
    localStorage.clear()
    vi.spyOn(Math, 'random').mockReturnValueOnce(number / 100)
    const first = takesCanary(canary(10))
    expect(first).toBe(number < 10)
    for (let page = 0; page < 5; page++) expect(takesCanary(canary(10))).toBe(first)
    expect(takesCanary(canary(50))).toBe(number < 50)
  }
})

test('a tab leaves a failed canary, and takes the next one', () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0)
  expect(takesCanary(canary(10))).toBe(true)
  canaryPages(canary(10), ['/ferns'])
  expect(leaveCanary('/mosses')).toBe(false)
  expect(leaveCanary('/ferns')).toBe(true)
  expect(takesCanary(canary(10))).toBe(false)
  expect(takesCanary({ version: 'decade', share: 10 })).toBe(true)
})

test('without storage a failed canary is kept: the next page would only take it again', () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0)
  expect(takesCanary(canary(10))).toBe(true)
  canaryPages(canary(10), ['/ferns'])
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(leaveCanary('/ferns')).toBe(false)
  vi.unstubAllGlobals()
})

test('a browser without storage takes no canary', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden })
  expect(takesCanary(canary(99))).toBe(false)
  vi.unstubAllGlobals()
})

// @vitest-environment happy-dom
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { find, mount, seeEverything, wantLessMotion } from '../testing/mount'
import { Statistic } from './statistic'

const graduates = <Statistic value={667} suffix="+" label="Graduates" icon="graduation" />
const seen = (place: ParentNode) => find(place, '[data-shown]').dataset.shown
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

afterEach(() => {
  vi.useRealTimers()
})

test('the figure counts from 0 to its end in one and a half seconds, once it is seen', async () => {
  vi.useFakeTimers()
  seeEverything()
  const { place } = await mount(graduates)
  expect(seen(place)).toBe('0+')
  await wait(700)
  expect(Number.parseInt(seen(place) ?? '', 10)).toBeGreaterThan(0)
  expect(seen(place)).not.toBe('667+')
  await wait(850)
  expect(seen(place)).toBe('667+')
  await wait(5_000)
  expect(seen(place)).toBe('667+')
})

test('screen readers hear the end value all the time', async () => {
  vi.useFakeTimers()
  seeEverything()
  const { place } = await mount(graduates)
  expect(find(place, '.visually-hidden').textContent).toBe('667+')
})

test('the end value stands in the page without script, and for those who want less motion', async () => {
  expect(renderToString(graduates)).toContain('data-shown="667+"')
  seeEverything()
  wantLessMotion()
  const { place } = await mount(graduates)
  expect(seen(place)).toBe('667+')
})

// @vitest-environment happy-dom
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { find, mount, seeEverything, wantLessMotion } from '../testing/mount'
import { Statistic } from './statistic'

const bees = <Statistic value={431} suffix=" or so" label="Bees" icon="graduation" />
const seen = (place: ParentNode) => find(place, '[data-shown]').dataset.shown
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

afterEach(() => {
  vi.useRealTimers()
})

test('the figure counts from 0 to its end in one and a half seconds, once it is seen', async () => {
  vi.useFakeTimers()
  seeEverything()
  const { place } = await mount(bees)
  expect(seen(place)).toBe('0 or so')
  await wait(700)
  expect(Number.parseInt(seen(place) ?? '', 10)).toBeGreaterThan(0)
  expect(seen(place)).not.toBe('431 or so')
  await wait(850)
  expect(seen(place)).toBe('431 or so')
  await wait(5_000)
  expect(seen(place)).toBe('431 or so')
})

test('screen readers hear the end value all the time', async () => {
  vi.useFakeTimers()
  seeEverything()
  const { place } = await mount(bees)
  expect(find(place, '.visually-hidden').textContent).toBe('431 or so')
})

test('the end value stands in the page without script, and for those who want less motion', async () => {
  expect(renderToString(bees)).toContain('data-shown="431 or so"')
  seeEverything()
  wantLessMotion()
  const { place } = await mount(bees)
  expect(seen(place)).toBe('431 or so')
})

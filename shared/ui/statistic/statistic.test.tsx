// @vitest-environment happy-dom

import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import * as icons from '../icons/paths'
import { find, mount, seeEverything, wantLessMotion } from '../testing/mount'
import { Statistic } from './statistic'

const bees = <Statistic value={431} suffix=" or so" label="Bees" icon={icons.graduation} />
const seen = (place: ParentNode) => find(place, '[data-shown]').dataset.shown
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

afterEach(() => {
  vi.useRealTimers()
})

test('the figure counts from 0 to its value in 1.5 seconds, once visible', async () => {
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

test('a large figure is grouped as in other figures of the site', async () => {
  const { place } = await mount(<Statistic value={1234567} label="Bees" icon={icons.graduation} />)
  expect(find(place, 'p').textContent).toBe('12,34,567')
})

test('the final value is the only text to hear, find or copy', async () => {
  vi.useFakeTimers()
  seeEverything()
  const { place } = await mount(bees)
  expect(find(place, 'p').textContent).toBe('431 or so')
  expect(find(place, '[data-shown]').getAttribute('aria-hidden')).toBeNull()
})

test('a figure in view before hydration keeps its final value', async () => {
  vi.useFakeTimers()
  seeEverything()
  const place = await hydrate(bees)
  expect(seen(place)).toBe('431 or so')
  await wait(700)
  expect(seen(place)).toBe('431 or so')
})

test('a figure out of view counts when it becomes visible', async () => {
  vi.useFakeTimers()
  const scroll = seeNothing()
  const place = await hydrate(bees)
  expect(seen(place)).toBe('0 or so')
  await act(async () => scroll())
  await wait(1_550)
  expect(seen(place)).toBe('431 or so')
})

test('the final value is shown without scripts, and with reduced motion', async () => {
  expect(renderToString(bees)).toContain('data-shown="431 or so"')
  seeEverything()
  wantLessMotion()
  const { place } = await mount(bees)
  expect(seen(place)).toBe('431 or so')
})

/** Renders a part as HTML, as visitors get it, and then hydrates it. */
async function hydrate(part: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(part)
  const root = await act(async () => hydrateRoot(place, part))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  return place
}

/** Nothing is in view until the returned function is called. */
function seeNothing() {
  let tell = (_: { isIntersecting: boolean }[]) => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: typeof tell) {
        tell = seen
      }
      observe() {
        tell([{ isIntersecting: false }])
      }
      disconnect() {}
    },
  )
  return () => tell([{ isIntersecting: true }])
}

// @vitest-environment happy-dom
import { useUi } from '@college/runtime'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, control, find, mount, seeEverything, wantLessMotion } from '../testing/mount'
import { Carousel } from './carousel'
import type { SliderOptions, startSlider } from './slider'

// The slides themselves need a layout; these tests check only when they turn.
vi.mock('./slider', () => ({
  startSlider: (
    _: HTMLElement,
    __: SliderOptions,
    onChange: (index: number) => void,
  ): ReturnType<typeof startSlider> => {
    let current = 0
    const show = (index: number) => {
      current = (index + 3) % 3
      onChange(current)
    }
    return { next: () => show(current + 1), previous: () => show(current - 1), show, stop: () => {} }
  },
}))

// Loading it takes real time, which the fake clock does not cover.
vi.mock('swiper', () => ({}))

const labels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Stop',
  play: 'Start',
  slide: '{number} of {total}',
  choose: 'Show {number}',
}
const carousel = (
  <Carousel label="Visitors" labels={labels} delay={5_000}>
    <p>One</p>
    <p>
      <a href="/two">Two</a>
    </p>
    <p>Three</p>
  </Carousel>
)
const current = (place: ParentNode) => find(place, '[aria-current]').getAttribute('aria-label')
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const point = (element: HTMLElement, type: string) =>
  act(async () => void element.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true })))

beforeEach(() => {
  vi.useFakeTimers()
  seeEverything()
})
afterEach(() => {
  vi.useRealTimers()
})

test('slides advance by themselves and start over after the last', async () => {
  const { place } = await mount(carousel)
  await wait(4_900)
  expect(current(place)).toBe('Show 1')
  await wait(200)
  expect(current(place)).toBe('Show 2')
  await wait(10_000)
  expect(current(place)).toBe('Show 1')
})

test('the first control stops and starts the slides', async () => {
  const { place } = await mount(carousel)
  expect(find(place, 'button')).toBe(control(place, 'Stop'))
  await click(control(place, 'Stop'))
  await wait(20_000)
  expect(current(place)).toBe('Show 1')
  await click(control(place, 'Start'))
  await wait(5_100)
  expect(current(place)).toBe('Show 2')
})

test('turns by arrow keys, and leaves Tab and other keys to the browser', async () => {
  const { place } = await mount(carousel)
  const row = find(place, '[tabindex="0"]')
  const press = async (key: string, more = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    await act(async () => void row.dispatchEvent(event))
    return event.defaultPrevented
  }
  expect([await press('ArrowRight'), current(place)]).toEqual([true, 'Show 2'])
  for (const key of ['Tab', 'Escape', ' ', 'PageDown']) expect(await press(key), key).toBe(false)
  expect(await press('ArrowRight', { altKey: true })).toBe(false)
  expect(current(place)).toBe('Show 2')
})

test('slides pause while the pointer is over them', async () => {
  const { place } = await mount(carousel)
  const slide = find(place, '[role="group"]')
  await point(slide, 'pointerover')
  await wait(20_000)
  expect(current(place)).toBe('Show 1')
  await point(slide, 'pointerout')
  await wait(5_100)
  expect(current(place)).toBe('Show 2')
})

test('slides stop when a slide gets keyboard focus, until started again', async () => {
  const { place } = await mount(carousel)
  const link = control(place, 'Two')
  await act(async () => link.focus())
  await act(async () => link.blur())
  await wait(20_000)
  expect(current(place)).toBe('Show 1')
  control(place, 'Start')
})

test('slides pause while text in them is selected', async () => {
  const { place } = await mount(carousel)
  getSelection()?.selectAllChildren(find(place, '[role="group"] p'))
  await wait(20_000)
  expect(current(place)).toBe('Show 1')
  getSelection()?.removeAllRanges()
  await wait(5_100)
  expect(current(place)).toBe('Show 2')
})

test('buttons pressed before the slides are ready take effect afterwards', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(carousel)
  const kept: Event[] = []
  vi.stubGlobal('earlyEvents', kept)
  place.addEventListener('click', (event) => kept.push(event))
  control(place, 'Stop').click()
  const root = await act(async () => hydrateRoot(place, carousel))
  control(place, 'Start')
  await act(async () => root.unmount())
  place.remove()
})

test('slides pause in a hidden tab', async () => {
  const { place } = await mount(carousel)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await wait(20_000)
  expect(current(place)).toBe('Show 1')
  hidden.mockRestore()
  await wait(5_100)
  expect(current(place)).toBe('Show 2')
})

test.each(['overlayOpen', 'menuOpen'])('slides pause while the page is covered: %s', async (cover) => {
  const { place } = await mount(carousel)
  await act(async () => useUi.setState({ [cover]: true }))
  expect(vi.getTimerCount()).toBe(0)
  await act(async () => useUi.setState({ [cover]: false }))
  await wait(5_100)
  expect(current(place)).toBe('Show 2')
})

test('with reduced motion, slides advance only once started', async () => {
  wantLessMotion()
  seeEverything()
  const { place } = await mount(carousel)
  await wait(20_000)
  expect(current(place)).toBe('Show 1')
  await click(control(place, 'Start'))
  await wait(5_100)
  expect(current(place)).toBe('Show 2')
})

test('arrow keys move the focused row, from its ends too; with a modifier they are the browser’s', async () => {
  const { place } = await mount(carousel)
  const row = find(place, '[tabindex="0"]')
  const press = (key: string, how: KeyboardEventInit = {}, at = row) =>
    act(async () =>
      at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how })),
    )
  await press('ArrowLeft')
  expect(current(place)).toBe('Show 3')
  await press('ArrowRight')
  expect(current(place)).toBe('Show 1')
  await press('ArrowLeft', { altKey: true })
  await press('ArrowRight', {}, control(place, 'Two'))
  expect(current(place)).toBe('Show 1')
})

test('every slide is numbered and can be chosen', async () => {
  const { place } = await mount(carousel)
  await click(control(place, 'Show 3'))
  expect(current(place)).toBe('Show 3')
  await click(control(place, 'Next'))
  expect(current(place)).toBe('Show 1')
  await click(control(place, 'Previous'))
  expect(current(place)).toBe('Show 3')
  expect(find(place, '[role="group"]').getAttribute('aria-label')).toBe('1 of 3')
})

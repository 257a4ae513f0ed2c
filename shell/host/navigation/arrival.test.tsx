// @vitest-environment happy-dom
import { useUi } from '@college/runtime'
import { find, mount, nextFrame, wantLessMotion } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { Announcer } from './announcer'
import { useArrival, useShownPage } from './arrival'
import { useScrollLock } from './scroll-lock'

vi.mock('../../content/chrome.yaml', () => ({ default: { documentTitle: 'Garden: {title}' } }))

const shown = () => useShownPage.getState().path

function Page({ path, title }: { path: string; title: string }) {
  useArrival(path, title)
  useScrollLock()
  return (
    <>
      <Announcer />
      <main id="main">
        <h1>{title}</h1>
      </main>
    </>
  )
}

test('a page that comes after a link has its title, is announced, and has the focus on its heading', async () => {
  const animate = vi.fn()
  vi.spyOn(Element.prototype, 'animate').mockImplementation(animate)
  document.title = 'Mosses'
  const { place, show } = await mount(<Page path="/life" title="Mosses" />)
  await nextFrame()
  const announced = () => find(place, '[aria-live]').textContent
  expect([shown(), document.title, announced()]).toEqual(['/life', 'Mosses', ''])
  expect([document.activeElement, animate.mock.calls.length]).toEqual([document.body, 0])

  await show(<Page path="/contact" title="Ferns" />)
  expect(shown()).toBe('/contact')
  await nextFrame()
  expect(document.title).toBe('Garden: Ferns')
  expect(announced()).toBe('Ferns')
  expect(document.activeElement).toBe(find(place, 'h1'))
  expect(animate).toHaveBeenCalledTimes(1)

  wantLessMotion()
  await show(<Page path="/library" title="Hives" />)
  await nextFrame()
  expect([announced(), animate.mock.calls.length]).toEqual(['Hives', 1])
})

test('of two pages in a row only the last is announced', async () => {
  const { place, show } = await mount(<Page path="/life" title="Mosses" />)
  await show(<Page path="/contact" title="Ferns" />)
  await show(<Page path="/library" title="Hives" />)
  await nextFrame()
  expect(find(place, '[aria-live]').textContent).toBe('Hives')
})

test('the page stands still behind a menu or a dialog', async () => {
  await mount(<Page path="/life" title="Mosses" />)
  const locked = () => document.documentElement.classList.contains('scroll-locked')
  expect(locked()).toBe(false)
  for (const cover of ['menuOpen', 'overlayOpen']) {
    await act(async () => useUi.setState({ [cover]: true }))
    expect(locked()).toBe(true)
    await act(async () => useUi.setState({ [cover]: false }))
    expect(locked()).toBe(false)
  }
})

// @vitest-environment happy-dom
import { useUi } from '@college/runtime'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { click, control, find, mount } from '../testing/mount'
import { Dialog, opens } from './dialog'

const dialog = (onChange: (open: boolean) => void, closeOnClick = false) => (
  <Dialog onChange={onChange} label="A walk" closeLabel="Close" closeOnClick={closeOnClick}>
    <p>Text</p>
  </Dialog>
)

test('the page is marked as covered while a dialog is open, and not afterwards', async () => {
  const { place, show } = await mount(dialog(() => {}))
  expect(find<HTMLDialogElement>(place, 'dialog').open).toBe(true)
  expect(useUi.getState().overlayOpen).toBe(true)
  await show(null)
  expect(useUi.getState().overlayOpen).toBe(false)
})

test('the page stays covered when one dialog goes after another has come', async () => {
  const first = await mount(dialog(() => {}))
  const second = await mount(dialog(() => {}))
  await first.show(null)
  expect(useUi.getState().overlayOpen).toBe(true)
  await second.show(null)
  expect(useUi.getState().overlayOpen).toBe(false)
})

test('the button closes it, once', async () => {
  const told = vi.fn()
  const { place } = await mount(dialog(told, true))
  await click(control(place, 'Close'))
  expect(told.mock.calls).toEqual([[true], [false]])
  expect(useUi.getState().overlayOpen).toBe(false)
})

test('a click on the content closes the dialog only if so configured', async () => {
  const told = vi.fn()
  const { place, show } = await mount(dialog(told))
  await click(find(place, 'p'))
  expect(told).not.toHaveBeenCalledWith(false)
  await show(dialog(told, true))
  await click(find(place, 'p'))
  expect(told).toHaveBeenLastCalledWith(false)
})

/** Presses the mouse at one place and releases it at another; the click goes to their common ancestor. */
const drag = (from: Element, to: Element, common: Element) =>
  act(async () => {
    from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    to.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    common.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  })

test.each([false, true])(
  'dragging across its edge does not close it (closed by any click: %s)',
  async (any) => {
    const told = vi.fn()
    const { place } = await mount(dialog(told, any))
    const [whole, text] = [find(place, 'dialog'), find(place, 'p')]
    await drag(text, whole, whole)
    await drag(whole, text, whole)
    expect(told).not.toHaveBeenCalledWith(false)
    await drag(whole, whole, whole)
    expect(told).toHaveBeenLastCalledWith(false)
  },
)

test('when any click closes it, one that selects text does not', async () => {
  const told = vi.fn()
  const { place } = await mount(dialog(told, true))
  const text = find(place, 'p')
  getSelection()?.selectAllChildren(text)
  await click(text)
  expect(told).not.toHaveBeenCalledWith(false)
  getSelection()?.removeAllRanges()
  await click(text)
  expect(told).toHaveBeenLastCalledWith(false)
})

test('a dialog in the page’s HTML is opened by its button, and its owner is notified', async () => {
  const told = vi.fn()
  const { place, show } = await mount(
    <>
      <button type="button" {...opens('walk')}>
        Open
      </button>
      <Dialog id="walk" onChange={told} label="A walk" closeLabel="Close">
        <p>Text</p>
      </Dialog>
    </>,
  )
  await click(control(place, 'Open'))
  expect(find<HTMLDialogElement>(place, 'dialog').open).toBe(true)
  expect(useUi.getState().overlayOpen).toBe(true)
  await click(control(place, 'Close'))
  expect(find<HTMLDialogElement>(place, 'dialog').open).toBe(false)
  expect(useUi.getState().overlayOpen).toBe(false)
  expect(told.mock.calls).toEqual([[true], [false]])
  await click(control(place, 'Open'))
  await show(null)
  expect(useUi.getState().overlayOpen).toBe(false)
})

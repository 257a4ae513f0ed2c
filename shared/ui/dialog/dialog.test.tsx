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

test('while a dialog is open the page behind knows, and no longer when it has gone', async () => {
  const { place, show } = await mount(dialog(() => {}))
  expect(find<HTMLDialogElement>(place, 'dialog').open).toBe(true)
  expect(useUi.getState().overlayOpen).toBe(true)
  await show(null)
  expect(useUi.getState().overlayOpen).toBe(false)
})

test('the button closes it, once', async () => {
  const told = vi.fn()
  const { place } = await mount(dialog(told, true))
  await click(control(place, 'Close'))
  expect(told.mock.calls).toEqual([[true], [false]])
  expect(useUi.getState().overlayOpen).toBe(false)
})

test('a click on the content closes only where that was asked for', async () => {
  const told = vi.fn()
  const { place, show } = await mount(dialog(told))
  await click(find(place, 'p'))
  expect(told).not.toHaveBeenCalledWith(false)
  await show(dialog(told, true))
  await click(find(place, 'p'))
  expect(told).toHaveBeenLastCalledWith(false)
})

/** Presses the mouse at one place and releases it at another; the click is that of what holds both. */
const drag = (from: Element, to: Element, common: Element) =>
  act(async () => {
    from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    to.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    common.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  })

test.each([false, true])(
  'what is dragged over its edge does not close it (closed by any click: %s)',
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

test('where a click anywhere closes, one that selects words does not', async () => {
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

test('a dialog that stands in the page is opened by its button, and whoever shows it is told', async () => {
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

// @vitest-environment happy-dom
import { useUi } from '@college/runtime'
import { expect, test, vi } from 'vitest'
import { click, control, find, mount } from '../testing/mount'
import { Dialog, opens, PrerenderedDialog } from './dialog'

const dialog = (open: boolean, onClose: () => void, closeOnClick = false) => (
  <Dialog open={open} onClose={onClose} label="A walk" closeLabel="Close" closeOnClick={closeOnClick}>
    <p>Text</p>
  </Dialog>
)

test('while a dialog is open the page behind knows, and no longer when it has gone', async () => {
  const { place, show } = await mount(dialog(true, () => {}))
  expect(find<HTMLDialogElement>(place, 'dialog').open).toBe(true)
  expect(useUi.getState().overlayOpen).toBe(true)
  await show(dialog(false, () => {}))
  expect(find<HTMLDialogElement>(place, 'dialog').open).toBe(false)
  expect(useUi.getState().overlayOpen).toBe(false)
  await show(dialog(true, () => {}))
  await show(null)
  expect(useUi.getState().overlayOpen).toBe(false)
})

test('the button closes it, once', async () => {
  const close = vi.fn()
  const { place } = await mount(dialog(true, close, true))
  await click(control(place, 'Close'))
  expect(close).toHaveBeenCalledTimes(1)
})

test('a click on the content closes only where that was asked for', async () => {
  const close = vi.fn()
  const { place, show } = await mount(dialog(true, close))
  await click(find(place, 'p'))
  expect(close).not.toHaveBeenCalled()
  await show(dialog(true, close, true))
  await click(find(place, 'p'))
  expect(close).toHaveBeenCalledTimes(1)
})

test('a dialog that stands in the page is opened by its button, and whoever shows it is told', async () => {
  const told = vi.fn()
  const { place, show } = await mount(
    <>
      <button type="button" {...opens('walk')}>
        Open
      </button>
      <PrerenderedDialog id="walk" onChange={told} label="A walk" closeLabel="Close">
        <p>Text</p>
      </PrerenderedDialog>
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

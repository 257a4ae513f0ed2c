// @vitest-environment happy-dom
import { useUi } from '@college/runtime'
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

// @vitest-environment happy-dom
import { useUi } from '@college/runtime'
import { expect, test, vi } from 'vitest'
import { click, control, find, mount, nextFrame } from '../testing/mount'
import { Dialog } from './dialog'
import { opens } from './opens'
import { StandingDialog } from './standing-dialog'

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
      <StandingDialog id="walk" onChange={told} label="A walk" closeLabel="Close">
        <p>Text</p>
      </StandingDialog>
    </>,
  )
  await click(control(place, 'Open'))
  expect(find<HTMLDialogElement>(place, 'dialog').open).toBe(true)
  // The frame that shows it comes first.
  expect(told).not.toHaveBeenCalled()
  await nextFrame()
  expect(useUi.getState().overlayOpen).toBe(true)
  await click(control(place, 'Close'))
  expect(find<HTMLDialogElement>(place, 'dialog').open).toBe(false)
  expect(useUi.getState().overlayOpen).toBe(false)
  expect(told.mock.calls).toEqual([[true], [false]])
  await click(control(place, 'Open'))
  await nextFrame()
  await show(null)
  expect(useUi.getState().overlayOpen).toBe(false)
})

test('with script a dialog is above the page in its first frame, and modal from the next on', async () => {
  const { place } = await mount(
    <StandingDialog id="walk" onChange={() => {}} label="A walk" closeLabel="Close">
      <p>Text</p>
    </StandingDialog>,
  )
  const element = find<HTMLDialogElement>(place, 'dialog')
  const steps: string[] = []
  // The test's document knows neither popovers nor commands.
  element.showPopover = () => void steps.push('popover')
  element.hidePopover = () => void steps.push('no popover')
  const command = Object.assign(new Event('command', { cancelable: true }), { command: 'show-modal' })
  element.dispatchEvent(command)
  // A second tap within the frame changes nothing.
  element.dispatchEvent(command)
  expect(command.defaultPrevented).toBe(true)
  expect(steps).toEqual(['popover'])
  expect(element.open).toBe(false)
  await nextFrame()
  expect(steps).toEqual(['popover', 'no popover'])
  expect(element.open).toBe(true)
})

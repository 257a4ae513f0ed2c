import { useUi } from '@college/runtime'
import { useLayoutEffect, useRef } from 'react'
import { afterFrame } from '../after-frame'
import { DialogBox, type DialogBoxProps } from './dialog-box'

type Props = DialogBoxProps & {
  /** Its buttons name it: see `opens`. */
  id: string
  /** Told after the frame in which it opens, when it closes, and once it hydrates if it was opened before. */
  onChange: (open: boolean) => void
}

/**
 * A modal dialog that stands in the page while it is closed, so that the browser opens it by itself: it answers
 * before script has come. Otherwise as `Dialog`.
 *
 * With script its first frame is that of a popover, above the page; it is modal right after it. Making a page inert has
 * the browser style all of it anew, for which a visitor on a slow phone waited longer than for the dialog.
 */
export function StandingDialog({ onChange, ...box }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const told = useRef(onChange)
  told.current = onChange

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const tell = () => {
      useUi.getState().setOverlayOpen(element.open)
      told.current(element.open)
    }
    if (element.open) tell()
    const showFirst = (event: Event) => {
      if (!('command' in event) || event.command !== 'show-modal' || element.open) return
      event.preventDefault()
      if (element.popover) return
      const opener = document.activeElement
      element.popover = 'manual'
      element.showPopover()
      afterFrame(() => {
        if (!element.isConnected) return
        element.hidePopover()
        element.popover = null
        // What has the focus now is what gets it back in the end.
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
        element.showModal()
      })
    }
    element.addEventListener('command', showFirst)
    // Seen by its attribute: not every browser that has dialogs has an event for their opening.
    const attribute = new MutationObserver(() => {
      if (element.open) afterFrame(tell)
      else tell()
    })
    attribute.observe(element, { attributeFilter: ['open'] })
    return () => {
      attribute.disconnect()
      element.removeEventListener('command', showFirst)
      if (!element.open) return
      element.close()
      useUi.getState().setOverlayOpen(false)
    }
  }, [])

  return <DialogBox ref={dialog} close={() => dialog.current?.close()} {...box} />
}

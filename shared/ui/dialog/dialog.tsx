import { useUi } from '@college/runtime'
import { useLayoutEffect, useRef } from 'react'
import { DialogBox, type DialogBoxProps } from './dialog-box'

type Props = DialogBoxProps & {
  open: boolean
  /** Called when the visitor closes it, by Escape, by the button or by a click. */
  onClose: () => void
}

/**
 * A modal dialog on the browser's own `dialog` (APG dialog pattern): focus moves in and returns to the opener,
 * Escape closes. The shell prevents the page behind from scrolling.
 */
export function Dialog({ open, onClose, ...box }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Close before the element is removed, so that the browser returns the focus to the opener.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    useUi.getState().setOverlayOpen(true)
    return () => {
      element.close()
      useUi.getState().setOverlayOpen(false)
    }
  }, [open])

  return (
    <DialogBox
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      close={onClose}
      {...box}
    />
  )
}

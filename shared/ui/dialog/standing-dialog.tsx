import { useUi } from '@college/runtime'
import { useLayoutEffect, useRef } from 'react'
import { DialogBox, type DialogBoxProps } from './dialog-box'

type Props = DialogBoxProps & {
  /** Its buttons name it: see `opens`. */
  id: string
  /** Told when it opens or closes, and once it hydrates if it was opened before. */
  onChange: (open: boolean) => void
}

/**
 * A modal dialog that is in the page while it is closed, so that the browser opens it by itself: it answers before
 * script. Otherwise as `Dialog`.
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
    // Seen by its attribute: not every browser that has dialogs has an event for their opening.
    const attribute = new MutationObserver(tell)
    attribute.observe(element, { attributeFilter: ['open'] })
    return () => {
      attribute.disconnect()
      if (!element.open) return
      element.close()
      useUi.getState().setOverlayOpen(false)
    }
  }, [])

  return <DialogBox ref={dialog} close={() => dialog.current?.close()} {...box} />
}

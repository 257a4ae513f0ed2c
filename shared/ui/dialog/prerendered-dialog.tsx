import { useUi } from '@college/runtime'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { DialogBox, type DialogBoxProps } from './dialog-box'

type Props = DialogBoxProps & {
  /** Buttons refer to it: see `opens`. */
  id: string
  /** Called when it opens or closes, and on hydration if it is open already. */
  onChange: (open: boolean) => void
}

/**
 * A modal dialog whose element is prerendered, so that the browser can open it before hydration. Otherwise like
 * `Dialog`.
 */
export function PrerenderedDialog({ onChange, ...box }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const tell = useEffectEvent((open: boolean) => {
    useUi.getState().setOverlayOpen(open)
    onChange(open)
  })

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (element.open) tell(true)
    // Observe the attribute: older browsers have no event for opening.
    const attribute = new MutationObserver(() => tell(element.open))
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

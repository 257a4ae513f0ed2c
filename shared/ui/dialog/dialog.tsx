import { useUi } from '@college/runtime'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes'
import { Icon } from '../icons/icons'
import styles from './dialog.module.css'

type Props = {
  open: boolean
  /** Called when the visitor closes it, by Escape, by the button or by a click. */
  onClose: () => void
  /** Accessible name. */
  label: string
  closeLabel: string
  /**
   * `screen` fills the window, `page` stands in its middle as wide as a page of text, `column` is narrower, stands
   * near its top and keeps its height whatever it holds.
   */
  size?: 'screen' | 'page' | 'column'
  /** A click anywhere closes, save on what the content keeps for itself with `stopPropagation`. */
  closeOnClick?: boolean
  children: ReactNode
}

/**
 * A modal dialog on the browser's own `dialog` (APG dialog pattern): focus moves in and returns to the opener,
 * Escape closes. The shell keeps the page behind still while it is open.
 */
export function Dialog({
  open,
  onClose,
  label,
  closeLabel,
  size = 'page',
  closeOnClick = false,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Before the element goes, so that the browser gives the focus back to the opener.
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

  const closeOnBackdrop = (event: MouseEvent) => {
    if (closeOnClick || event.target === dialog.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it for the keyboard
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[size])}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={closeOnBackdrop}
    >
      <div className={styles.frame}>
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          onClick={(event) => {
            event.stopPropagation()
            onClose()
          }}
        >
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  )
}

import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../icons/icons'
import styles from './dialog.module.css'
import { closes, knowsCommands } from './opens'

export type DialogBoxProps = {
  /** Accessible name. */
  label: string
  closeLabel: string
  /**
   * `screen` fills the window; `page` is centred, as wide as a page of text; `column` is narrower, near the top and of
   * fixed height.
   */
  size?: 'screen' | 'page' | 'column'
  /** A click anywhere closes, unless the content stops its propagation. */
  closeOnClick?: boolean
  children: ReactNode
}

type Props = DialogBoxProps & {
  /** Called for a click that closes. */
  close: () => void
} & Pick<ComponentProps<'dialog'>, 'ref' | 'id' | 'onCancel'>

/** The base of both dialogs: a `dialog` element, a close button and the content. */
export function DialogBox({
  label,
  closeLabel,
  size = 'page',
  closeOnClick = false,
  children,
  close,
  ...dialog
}: Props) {
  const closeOnBackdrop = (event: MouseEvent) => {
    // Ignore the second click of a double click on the opener.
    if (event.detail > 1) return
    if (closeOnClick || event.target === event.currentTarget) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it for the keyboard
    <dialog
      className={classes(styles.dialog, styles[size])}
      aria-label={label}
      onClick={closeOnBackdrop}
      // A prerendered dialog may have been opened before hydration.
      suppressHydrationWarning={Boolean(dialog.id)}
      {...dialog}
    >
      <div className={styles.frame}>
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          {...(dialog.id ? closes(dialog.id) : {})}
          onClick={(event) => {
            event.stopPropagation()
            if (!dialog.id || !knowsCommands()) close()
          }}
        >
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  )
}

import { useUi } from '@college/runtime'
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { classes } from '../classes'
import { Icon } from '../icons/icons'
import styles from './dialog.module.css'

type BoxProps = {
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

type DialogProps = BoxProps & {
  open: boolean
  /** Called when the visitor closes it, by Escape, by the button or by a click. */
  onClose: () => void
}

/**
 * A modal dialog on the browser's own `dialog` (APG dialog pattern): focus moves in and returns to the opener,
 * Escape closes. The shell prevents the page behind from scrolling.
 */
export function Dialog({ open, onClose, ...box }: DialogProps) {
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

  const cancel: ComponentProps<'dialog'>['onCancel'] = (event) => {
    event.preventDefault()
    onClose()
  }
  return <DialogBox ref={dialog} onCancel={cancel} close={onClose} {...box} />
}

type PrerenderedDialogProps = BoxProps & {
  /** Buttons refer to it: see `opens`. */
  id: string
  /** Called when it opens or closes, and on hydration if it is open already. */
  onChange: (open: boolean) => void
}

/** A `Dialog` whose element is prerendered, so that the browser can open it before hydration. */
export function PrerenderedDialog({ onChange, ...box }: PrerenderedDialogProps) {
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

/** Whether the browser handles the `command` attribute; script must not open or close as well then. */
const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype

/**
 * Attributes of a button that opens a `PrerenderedDialog`, by the dialog's id. The browser opens it even without script
 * (https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command); older browsers need script.
 */
export const opens = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog' as const,
  onClick: () => {
    if (knowsCommands()) return
    const dialog = document.getElementById(id)
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
  },
})

type Props = BoxProps & { close: () => void } & Pick<ComponentProps<'dialog'>, 'ref' | 'id' | 'onCancel'>

/** The base of both dialogs: a `dialog` element, a close button and the content. */
function DialogBox({ label, closeLabel, size = 'page', closeOnClick, children, close, ...dialog }: Props) {
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
          {...(dialog.id && { command: 'close', commandfor: dialog.id })}
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

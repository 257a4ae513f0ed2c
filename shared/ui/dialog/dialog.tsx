import { useUi } from '@college/runtime'
import { type MouseEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes'
import { Icon } from '../icons/icons'
import * as icons from '../icons/paths'
import styles from './dialog.module.css'

type Props = {
  /** Buttons refer to it: see `opens`. Without it the dialog is open for as long as it is rendered. */
  id?: string
  /** Accessible name. */
  label: string
  closeLabel: string
  /**
   * `screen` fills the window; `page` is centred, as wide as a page of text; `column` is narrower, near the top and of
   * fixed height.
   */
  size?: 'screen' | 'page' | 'column'
  /** A click anywhere closes, unless it selects words or the content stops its propagation. */
  closeOnClick?: boolean
  /** Called when it opens or closes, and on hydration if it is open already. */
  onChange: (open: boolean) => void
  children: ReactNode
}

/**
 * A modal dialog on the browser's own `dialog` (APG dialog pattern): focus moves in and returns to the opener,
 * Escape closes. The shell prevents the page behind from scrolling.
 */
export function Dialog({
  id,
  label,
  closeLabel,
  size = 'page',
  closeOnClick = false,
  onChange,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const close = () => dialog.current?.close()
  const tell = useEffectEvent((open: boolean) => {
    noteCover()
    onChange(open)
  })

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!element.id) element.showModal()
    // A prerendered one may have been opened before hydration.
    if (element.open) tell(true)
    // Observe the attribute: older browsers have no event for opening.
    const attribute = new MutationObserver(() => tell(element.open))
    attribute.observe(element, { attributeFilter: ['open'] })
    return () => {
      attribute.disconnect()
      // Before the element is removed, so that the browser returns the focus to the opener.
      element.close()
      noteCover()
    }
  }, [])

  const closeByClick = ({ detail, target, currentTarget }: MouseEvent) => {
    // Ignore the second click of a double click on the opener, and a drag: its click is that of what holds both ends.
    if (detail > 1 || (detail === 1 && pressed.current !== target)) return
    if (target === currentTarget || (closeOnClick && !hasSelection(currentTarget))) close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it for the keyboard
    <dialog
      ref={dialog}
      id={id}
      className={classes(styles.dialog, styles[size])}
      aria-label={label}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onPointerUp={({ target }) => {
        if (pressed.current !== target) pressed.current = null
      }}
      onClick={closeByClick}
      suppressHydrationWarning
    >
      <div className={styles.frame}>
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          {...(id && { command: 'close', commandfor: id })}
          onClick={(event) => {
            event.stopPropagation()
            if (!id || !knowsCommands()) close()
          }}
        >
          <Icon path={icons.close} />
        </button>
        {children}
      </div>
    </dialog>
  )
}

/** By what is open, not by what has just changed: one dialog may go after another has come. */
const noteCover = () => useUi.setState({ overlayOpen: !!document.querySelector('dialog[open]') })

/** Whether words in an element are selected. */
function hasSelection(element: Element) {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed && element.contains(selection.anchorNode)
}

/** Whether the browser handles the `command` attribute; script must not open or close as well then. */
const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype

/**
 * Attributes of a button that opens a prerendered `Dialog`, by the dialog's id. The browser opens it even without script
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

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button'
import styles from './dialog.module.css'
import { Notice } from './notice'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** A native modal dialog: focus moves in and returns, Escape closes. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Closed while it is in the document: removed first, it would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <Button className={styles.close} aria-label="Close" onClick={onClose}>
          ×
        </Button>
      </div>
      <div className={styles.body}>{children}</div>
      <Notice inDialog />
    </dialog>
  )
}

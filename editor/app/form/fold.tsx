import type { Path } from '@college/shared/content/values'
import { type ReactNode, useEffect, useState } from 'react'
import styles from './fold.module.css'
import { useHasFocus, useProblemCount } from './form-context'

type Props = {
  label: string
  /** How much is in it: `6`. */
  note?: string | undefined
  path: Path
  /** What gives the part's own button the focus. */
  id?: string
  /** The heading's level, or none for an item of a list. */
  level?: 'part' | 'item'
  tools?: ReactNode
  children: ReactNode
}

/** A part of the form under its name. It opens by itself when a field in it gets the focus. */
export function Fold({ label, note, path, id, level = 'part', tools, children }: Props) {
  const hasFocus = useHasFocus(path)
  const problems = useProblemCount(path)
  const [open, setOpen] = useState(hasFocus)
  useEffect(() => {
    if (hasFocus) setOpen(true)
  }, [hasFocus])
  return (
    <div className={level === 'part' ? styles.part : styles.item} data-focus={hasFocus}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.name}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          id={id}
        >
          <span className={styles.arrow} aria-hidden="true" />
          <span className={styles.text}>{label}</span>
          {note && <span className={styles.note}>{note}</span>}
          {problems > 0 && <span className={styles.wrong}>{problems} to mend</span>}
        </button>
        {tools}
      </div>
      {open && <div className={styles.body}>{children}</div>}
    </div>
  )
}

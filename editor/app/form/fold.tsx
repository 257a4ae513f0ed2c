import type { Path } from '@college/shared/content/values'
import { type ReactNode, useEffect, useState } from 'react'
import fieldStyles from './field.module.css'
import styles from './fold.module.css'
import { useHasFocus, useProblemCount } from './form-context'
import { RemoveButton } from './frame'

type Props = {
  label: string
  /** How much is in it: `6`. */
  note?: string | undefined
  path: Path
  /** What gives the part's own button the focus. */
  id?: string
  /** The heading's level, or none for an item of a list. */
  level?: 'part' | 'item'
  /** Says what the part is for. */
  help?: string | undefined
  onRemove?: (() => void) | undefined
  tools?: ReactNode
  children: ReactNode
}

/** A part of the form under its name. It opens by itself when a field in it gets the focus. */
export function Fold({ label, note, path, id, level = 'part', help, onRemove, tools, children }: Props) {
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
        {onRemove && <RemoveButton label={label} onRemove={onRemove} />}
        {tools}
      </div>
      {open && (
        <div className={styles.body}>
          {help && <p className={fieldStyles.help}>{help}</p>}
          {children}
        </div>
      )}
    </div>
  )
}

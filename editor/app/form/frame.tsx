import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../bar/button'
import { fieldId, focusOn, useEditor } from '../state/editor-store'
import type { FieldProps } from './field'
import styles from './field.module.css'
import foldStyles from './fold.module.css'
import { useFilePath, useHasFocus, useProblemCount, useProblems } from './form-context'

type Props = FieldProps & {
  /** Shown at the end of the label's line: a counter, a choice of facts. */
  aside?: ReactNode
  children: (control: Control) => ReactNode
}

/** Attributes that tie a control to its label, help and problems. */
export type Control = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  onFocus: () => void
}

/** Label, help, control and problems of one field. */
export function Frame({ schema, path, label, onRemove, aside, children }: Props) {
  const file = useFilePath()
  const problems = useProblems(path, schema, onRemove !== undefined)
  const id = fieldId(path)
  const said = [schema.description && `${id}-help`, problems && `${id}-problem`].filter(Boolean)
  const take = () => {
    const { current, focus } = useEditor.getState()
    if (current !== file || focus.join() !== path.join()) focusOn(file, path)
  }
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {aside}
        {onRemove && <RemoveButton label={label} onRemove={onRemove} />}
      </div>
      {schema.description && (
        <p id={`${id}-help`} className={styles.help}>
          {schema.description}
        </p>
      )}
      {children({
        id,
        'aria-describedby': said.join(' ') || undefined,
        'aria-invalid': problems !== '',
        onFocus: take,
      })}
      {problems && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problems}
        </p>
      )}
    </div>
  )
}

/** What is wrong with a group, a list or a record as a whole. */
export function Problems({ path, schema }: Pick<FieldProps, 'path' | 'schema'>) {
  const problems = useProblems(path, schema)
  return problems && <p className={styles.problem}>{problems}</p>
}

type FoldProps = Omit<FieldProps, 'schema'> & {
  /** The number of items: `6`. */
  note?: string | undefined
  /** The id of the part's own button, by which it is focused. */
  id?: string
  help?: string | undefined
  /** Buttons of a list item. */
  tools?: ReactNode
  children: ReactNode
}

/** A named, collapsible part of the form. Opens by itself when a field in it gets the focus. */
export function Fold({ label, note, path, id, help, onRemove, tools, children }: FoldProps) {
  const hasFocus = useHasFocus(path)
  const problems = useProblemCount(path)
  const [open, setOpen] = useState(hasFocus)
  useEffect(() => {
    if (hasFocus) setOpen(true)
  }, [hasFocus])
  return (
    <div className={tools ? foldStyles.item : foldStyles.part} data-focus={hasFocus}>
      <div className={foldStyles.head}>
        <Button className={foldStyles.name} aria-expanded={open} onClick={() => setOpen(!open)} id={id}>
          <span className={foldStyles.arrow} aria-hidden="true" />
          <span className={foldStyles.text}>{label}</span>
          {note && <span className={foldStyles.note}>{note}</span>}
          {problems > 0 && <span className={foldStyles.wrong}>{problems} to mend</span>}
        </Button>
        {onRemove && <RemoveButton label={label} onRemove={onRemove} />}
        {tools}
      </div>
      {open && (
        <div className={foldStyles.body}>
          {help && <p className={styles.help}>{help}</p>}
          {children}
        </div>
      )}
    </div>
  )
}

export const RemoveButton = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <Button className={styles.small} aria-label={`Leave out: ${label}`} title="Leave out" onClick={onRemove}>
    ×
  </Button>
)

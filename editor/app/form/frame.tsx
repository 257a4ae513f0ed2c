import type { ReactNode } from 'react'
import { focusOn, useEditor } from '../state/editor-store'
import { fieldId } from '../state/open-field'
import type { FieldProps } from './field'
import styles from './field.module.css'
import { useFilePath, useHasFocus, useProblems } from './form-context'

type Props = FieldProps & {
  /** Stands at the end of the label's line: a counter, a choice of facts. */
  aside?: ReactNode
  children: (control: Control) => ReactNode
}

/** What ties a control to its label, help and problems. */
export type Control = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  onFocus: () => void
}

/** Label, help, control and problems of one field. */
export function Frame({ schema, path, label, onRemove, aside, children }: Props) {
  const file = useFilePath()
  const problems = useProblems(path, schema)
  const hasFocus = useHasFocus(path)
  const id = fieldId(path)
  const said = [schema.description && `${id}-help`, problems && `${id}-problem`].filter(Boolean)
  const take = () => {
    const { current, focus } = useEditor.getState()
    if (current !== file || focus.join() !== path.join()) focusOn(file, path)
  }
  return (
    <div className={styles.field} data-focus={hasFocus}>
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
      <Problems path={path} schema={schema} id={`${id}-problem`} />
    </div>
  )
}

type ProblemsProps = Pick<FieldProps, 'path' | 'schema'> & { id?: string }

/** What is wrong at a field itself. */
export function Problems({ path, schema, id }: ProblemsProps) {
  const problems = useProblems(path, schema)
  return (
    problems && (
      <p id={id} className={styles.problem}>
        {problems}
      </p>
    )
  )
}

/** Takes out what may be left out. */
export const RemoveButton = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button
    type="button"
    className={styles.small}
    aria-label={`Leave out: ${label}`}
    title="Leave out"
    onClick={onRemove}
  >
    ×
  </button>
)

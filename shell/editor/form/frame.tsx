import type { ReactNode } from 'react'
import { fieldId } from '../page/choose'
import { focusOn, useEditor } from '../state/editor-store'
import type { FieldProps } from './field'
import styles from './field.module.css'
import { useFile, useHasFocus, useProblems } from './form-context'

type Props = FieldProps & {
  /** Stands at the end of the label's line: a counter, a choice of facts. */
  aside?: ReactNode
  children: (control: Control) => ReactNode
}
/** What ties a control to its label, help and problems. */
type Control = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  onFocus: () => void
}

/** Label, help, control and problems of one field. */
export function Frame({ schema, path, label, onRemove, aside, children }: Props) {
  const { path: file } = useFile()
  const problems = useProblems(path)
  const hasFocus = useHasFocus(path)
  const id = fieldId(path)
  const said = [schema.description && `${id}-help`, problems.length > 0 && `${id}-problem`].filter(Boolean)
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
        {onRemove && (
          <button
            type="button"
            className={styles.small}
            onClick={onRemove}
            aria-label={`Leave out: ${label}`}
            title="Leave out"
          >
            ×
          </button>
        )}
      </div>
      {schema.description && (
        <p id={`${id}-help`} className={styles.help}>
          {schema.description}
        </p>
      )}
      {children({
        id,
        'aria-describedby': said.join(' ') || undefined,
        'aria-invalid': problems.length > 0,
        onFocus: take,
      })}
      {problems.length > 0 && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problems.map(sentence).join(' ')}
        </p>
      )}
    </div>
  )
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`.replace(/\?\.$/, '?')

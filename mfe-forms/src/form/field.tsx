import { classes } from '@college/shared/ui/classes'
import { Icon } from '@college/shared/ui/icons/icons'
import type { ReactNode } from 'react'
import type { Field as FieldWords } from '../../content/schemas'
import styles from './field.module.css'
import { useFormState } from './form-context'

/** What ties a control to its label, its hint and its error (WCAG 1.3.1, 3.3.1). */
export type ControlProps = {
  id: string
  name: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = {
  name: string
  words: FieldWords
  /** Takes the whole width of the form. */
  wide?: boolean
  /** Gives the control. */
  children: (props: ControlProps) => ReactNode
}

/** A label, its control, and under it the error or the hint. */
export function Field({ name, words: { label, hint }, wide = false, children }: Props) {
  const { kind, errors } = useFormState()
  const error = errors[name]
  const id = `${kind}-${name}`
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes(styles.field, wide && styles.wide)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  )
}

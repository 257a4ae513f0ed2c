import { classes } from '@college/shared/ui/classes'
import { Icon } from '@college/shared/ui/icons/icons'
import * as icons from '@college/shared/ui/icons/paths'
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import messages from '../../content/form-messages.yaml'
import type { CourseGroup, Field as FieldWords } from '../../content/schemas'
import styles from './field.module.css'
import type { Kind } from './phase'
import { directionOf } from './text-direction'
import { type Errors, roomIn } from './validation'

type FormState = { kind: Kind; errors: Errors; sending: boolean }
const FormContext = createContext<FormState | null>(null)
export const FormProvider = FormContext.Provider

/** The state of the form around a field. */
function useFormState(): FormState {
  const state = use(FormContext)
  if (!state) throw new Error('A field was rendered outside a form.')
  return state
}

type TextFieldProps = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'required'> & {
  name: string
  words: FieldWords
  wide?: boolean
}

/** A single line. Written from the left or from the right, as its first letter asks. */
export function TextField({ name, words, wide = false, ...input }: TextFieldProps) {
  const { sending } = useFormState()
  return (
    <Field name={name} words={words} wide={wide}>
      {(control) => <input {...control} {...input} dir="auto" readOnly={sending} />}
    </Field>
  )
}

type ChoiceFieldProps = {
  name: string
  words: FieldWords
  placeholder: string
  groups: CourseGroup[]
}

/** A choice of one; the form sends the option's words. */
export function ChoiceField({ name, words, placeholder, groups }: ChoiceFieldProps) {
  return (
    <Field name={name} words={words} wide>
      {(control) => (
        <select {...control} required>
          <option value="">{placeholder}</option>
          {groups.map(({ label, courses }) => (
            <optgroup key={label} label={label}>
              {courses.map((course) => (
                <option key={course}>{course}</option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}

type MessageFieldProps = { name: string; words: FieldWords; rows: number }

/** A box for a message; it says how much room is left before there is none. */
export function MessageField({ name, words, rows }: MessageFieldProps) {
  const { sending } = useFormState()
  const [text, setText] = useState(empty)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const form = box.current?.form
    const onReset = () => setText(empty)
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [])
  return (
    <Field name={name} words={words} wide>
      {(control) => (
        <>
          <textarea
            {...control}
            ref={box}
            rows={rows}
            required
            dir={text.direction}
            readOnly={sending}
            onInput={({ currentTarget }) => setText(describe(currentTarget.value))}
          />
          {text.room && <p className={styles.room}>{text.room}</p>}
        </>
      )}
    </Field>
  )
}

const describe = (text: string) => ({ room: roomIn(text, messages), direction: directionOf(text) })
const empty = describe('')

/** What ties a control to its label, its hint and its error (WCAG 1.3.1, 3.3.1). */
type ControlProps = {
  id: string
  name: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  name: string
  words: FieldWords
  /** Takes the whole width of the form. */
  wide?: boolean
  children: (props: ControlProps) => ReactNode
}

function Field({ name, words: { label, hint }, wide = false, children }: FieldProps) {
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
          <Icon path={icons.warning} />
          {error}
        </p>
      )}
    </div>
  )
}

import { type ComponentProps, useState } from 'react'
import { folderOf } from '../../protocol/file-name'
import { cleanText } from '../state/clean'
import { useEditor } from '../state/editor-store'
import { labelOf } from '../state/schema'
import type { FieldProps } from './field'
import styles from './field.module.css'
import { useField, useFilePath } from './form-context'
import { type Control, Frame } from './frame'

/** A box of text: a box for numbers drops digits of other scripts, and changes by the wheel. */
export function NumberField(props: FieldProps) {
  const [value, change] = useField(props.path)
  const [typed, setTyped] = useState('')
  return (
    <Frame {...props}>
      {(control) => (
        <input
          {...control}
          className={styles.short}
          type="text"
          inputMode="decimal"
          // As it is typed, such as `2.` on the way to 2.5.
          value={numberIn(typed) === value ? typed : String(value ?? '')}
          onChange={({ target }) => {
            setTyped(target.value)
            change(numberIn(target.value))
          }}
          onBlur={() => setTyped('')}
        />
      )}
    </Frame>
  )
}

/** The number in a text, in the digits of any script of India, grouped or not; the text itself if it is none. */
export function numberIn(text: string): number | string {
  const words = cleanText(text).trim()
  const digits = words
    .normalize('NFKC')
    .replace(/[\u0966-\u0d6f]/g, (sign) =>
      /\p{Nd}/u.test(sign) ? String((sign.charCodeAt(0) - 0x66) % 0x80) : sign,
    )
    .replace('−', '-')
    .replace(/,(?=(\d{2,3},)*\d{3}(\.|$))/g, '')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) || 0 : words
}

export const DateField = (field: FieldProps) => (
  <InputField field={field} className={styles.short} type="date" />
)

/** The id of the form's list of pages. */
export const linksId = 'links'

/** An address: of an offered page, or of another site. */
export const LinkField = (field: FieldProps) => (
  <InputField field={field} type="text" inputMode="url" list={linksId} read={({ value }) => value.trim()} />
)

export const SwitchField = (field: FieldProps) => (
  <InputField field={field} className={styles.switch} type="checkbox" read={({ checked }) => checked} />
)

type InputProps = ComponentProps<'input'> & {
  field: FieldProps
  /** Extracts the value from the input. */
  read?: (input: HTMLInputElement) => unknown
}

function InputField({ field, read = ({ value }) => value, ...input }: InputProps) {
  const [value, change] = useField(field.path)
  return (
    <Frame {...field}>
      {(control) => (
        <input
          {...input}
          {...control}
          {...(input.type === 'checkbox' ? { checked: value === true } : { value: String(value ?? '') })}
          onChange={({ target }) => change(read(target))}
        />
      )}
    </Frame>
  )
}

type ChoiceProps = {
  control: Control
  path: FieldProps['path']
  options: string[] | undefined
  /** The label of an option; by default its name. */
  nameOf?: (option: string) => string
  /** Shown while nothing is chosen. */
  empty?: string
}

/** One of several values. An unknown value stays until another is chosen. */
export function Choice({
  control,
  path,
  options = [],
  nameOf = (option) => option,
  empty = '',
}: ChoiceProps) {
  const [value, change] = useField(path)
  const chosen = String(value ?? '')
  return (
    <select {...control} value={chosen} onChange={({ target }) => change(target.value)}>
      {!options.includes(chosen) && <option value={chosen}>{chosen || empty}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
    </select>
  )
}

export const ChoiceField = (props: FieldProps) => (
  <Frame {...props}>
    {(control) => (
      <Choice control={control} path={props.path} options={props.schema.enum?.map(String)} nameOf={labelOf} />
    )}
  </Frame>
)

/** One of the section's films: a new one needs two renderings and captions, so it is added in the source. */
export function FilmField(props: FieldProps) {
  const folder = folderOf(useFilePath())
  const films = useEditor(({ start }) => start?.films[folder])
  return (
    <Frame {...props}>
      {(control) => <Choice control={control} path={props.path} options={films} empty="Choose a film" />}
    </Frame>
  )
}

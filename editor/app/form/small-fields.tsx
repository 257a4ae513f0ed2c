import type { ComponentProps } from 'react'
import { folderOf } from '../../protocol/file-name'
import { useEditor } from '../state/editor-store'
import { labelOf } from '../state/schema'
import type { FieldProps } from './field'
import styles from './field.module.css'
import { useField, useFilePath } from './form-context'
import { type Control, Frame } from './frame'

export const NumberField = (field: FieldProps) => {
  const { minimum, maximum, type } = field.schema
  return (
    <InputField
      field={field}
      className={styles.short}
      type="number"
      min={minimum}
      max={maximum && maximum < 1e9 ? maximum : undefined}
      step={type === 'integer' ? 1 : 'any'}
      read={({ value, valueAsNumber }) => (value === '' ? '' : valueAsNumber)}
    />
  )
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

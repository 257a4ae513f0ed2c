import type { ComponentProps } from 'react'
import type { FieldProps } from './field'
import styles from './field.module.css'
import { useField } from './form-context'
import { Frame } from './frame'
import { linksId } from './links'

export const NumberField = (field: FieldProps) => {
  const { minimum, maximum, type } = field.schema
  return (
    <InputField
      field={field}
      type="number"
      min={minimum}
      max={maximum && maximum < 1e9 ? maximum : undefined}
      step={type === 'integer' ? 1 : 'any'}
      read={({ value, valueAsNumber }) => (value === '' ? '' : valueAsNumber)}
    />
  )
}

export const DateField = (field: FieldProps) => <InputField field={field} type="date" />

/** An address: of a page, which are offered, or of another site. */
export const LinkField = (field: FieldProps) => (
  <InputField
    field={field}
    className={styles.control}
    type="text"
    inputMode="url"
    list={linksId}
    read={({ value }) => value.trim()}
  />
)

type InputProps = ComponentProps<'input'> & {
  field: FieldProps
  /** The value in what was typed. */
  read?: (input: HTMLInputElement) => unknown
}

function InputField({ field, read = ({ value }) => value, ...input }: InputProps) {
  const [value, change] = useField(field.path)
  return (
    <Frame {...field}>
      {(control) => (
        <input
          className={styles.short}
          {...input}
          {...control}
          value={String(value ?? '')}
          onChange={({ target }) => change(read(target))}
        />
      )}
    </Frame>
  )
}

export function SwitchField(field: FieldProps) {
  const [value, change] = useField(field.path)
  return (
    <Frame {...field}>
      {(control) => (
        <input
          {...control}
          className={styles.switch}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(target.checked)}
        />
      )}
    </Frame>
  )
}

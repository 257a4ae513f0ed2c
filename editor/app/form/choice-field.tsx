import { change } from '../state/change'
import { labelOf } from '../state/schema'
import type { FieldProps } from './field'
import styles from './field.module.css'
import { useFilePath, useValue } from './form-context'
import { Frame } from './frame'

export function ChoiceField(props: FieldProps) {
  const file = useFilePath()
  const value = String(useValue(props.path) ?? '')
  const options = (props.schema.enum ?? []).map(String)
  return (
    <Frame {...props}>
      {(control) => (
        <select
          {...control}
          className={styles.control}
          value={value}
          onChange={({ target }) => change(file, props.path, target.value)}
        >
          {!options.includes(value) && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {labelOf(option)}
            </option>
          ))}
        </select>
      )}
    </Frame>
  )
}

import { valueAt } from '@college/shared/content/values'
import { useId } from 'react'
import { change } from '../state/change'
import { blank, fits, kindOf, labelOf } from '../state/schema'
import { Field, type FieldProps, GroupFields } from './field'
import styles from './field.module.css'
import { useFile, useFilePath } from './form-context'
import { RemoveButton } from './frame'

/** One of several shapes: the fields of the current one, and a choice of the others. */
export function UnionField(props: FieldProps) {
  const { schema, path, label, onRemove } = props
  const file = useFilePath()
  const id = useId()
  const options = schema.anyOf ?? []
  const fitting = useFile(({ data }) => options.findIndex((option) => fits(option, [], valueAt(data, path))))
  const place = Math.max(0, fitting)
  const option = options[place]
  if (!option) return null
  if (kindOf(option) !== 'group') {
    // A fixed address among free ones: any of them may be typed.
    const free = options.find((option) => kindOf(option) !== 'fixed') ?? option
    const description = schema.description ?? free.description ?? ''
    return <Field {...props} schema={{ ...free, description }} />
  }
  return (
    <>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          What it is
        </label>
        {onRemove && <RemoveButton label={label} onRemove={onRemove} />}
      </div>
      <select
        id={id}
        value={place}
        onChange={({ target }) => change(file, path, blank(options[Number(target.value)] ?? option))}
      >
        {options.map((option, index) => (
          <option key={Object.keys(option.properties ?? {}).join()} value={index}>
            {Object.entries(option.properties ?? {})
              .map(([key, field]) => labelOf(key, field))
              .join(', ')}
          </option>
        ))}
      </select>
      <GroupFields schema={option} path={path} />
    </>
  )
}

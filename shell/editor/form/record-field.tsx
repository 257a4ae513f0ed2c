import { useState } from 'react'
import { change } from '../state/editor-store'
import { blank, labelOf } from '../state/schema'
import { valueAt } from '../state/value-at'
import { Field, type FieldProps } from './field'
import styles from './field.module.css'
import { Fold } from './fold'
import { useFile } from './form-context'

/** Values by names that people choose, or by those of a set. */
export function RecordField({ schema, path, label }: FieldProps) {
  const { path: file, data } = useFile()
  const [name, setName] = useState('')
  const value = valueAt(data, path)
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {})
  const field = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
  const free = schema.propertyNames?.enum === undefined
  const add = () => {
    if (name.trim() && !(name.trim() in Object.fromEntries(entries)))
      change(file, [...path, name.trim()], blank(field))
    setName('')
  }
  return (
    <Fold label={label} note={String(entries.length)} path={path}>
      {schema.description && <p className={styles.help}>{schema.description}</p>}
      {entries.map(([key]) => (
        <Field
          key={key}
          schema={field}
          path={[...path, key]}
          label={labelOf(key)}
          onRemove={free ? () => change(file, [...path, key], undefined) : undefined}
        />
      ))}
      {free && (
        <div className={styles.line}>
          <input
            className={styles.control}
            aria-label={`New in ${label}`}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="button" className={styles.add} onClick={add}>
            <span aria-hidden="true">+</span> Add
          </button>
        </div>
      )}
    </Fold>
  )
}

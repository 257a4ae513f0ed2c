import { valueAt } from '@college/shared/content/values'
import { useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { Button } from '../bar/button'
import { change } from '../state/change'
import { cleanText } from '../state/clean'
import { fieldId, openField } from '../state/editor-store'
import { blank, labelOf } from '../state/schema'
import { Field, type FieldProps } from './field'
import styles from './field.module.css'
import { useFile, useFilePath } from './form-context'
import { Fold, Problems } from './frame'

/** Values by names that people choose. */
export function RecordField({ schema, path, label, onRemove }: FieldProps) {
  const file = useFilePath()
  const [name, setName] = useState('')
  const names = useFile(useShallow(({ data }) => Object.keys(valueAt(data, path) ?? {})))
  const field = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
  const add = () => {
    const key = cleanText(name).trim()
    setName('')
    if (!key) return
    if (!names.includes(key)) change(file, [...path, key], blank(field))
    openField(file, [...path, key])
  }
  const remove = (key: string) => {
    change(file, [...path, key], undefined)
    openField(file, path)
  }
  return (
    <Fold
      label={label}
      note={String(names.length)}
      path={path}
      id={fieldId(path)}
      help={schema.description}
      onRemove={onRemove}
    >
      <Problems path={path} schema={schema} />
      {names.map((key) => (
        <Field
          key={key}
          schema={field}
          path={[...path, key]}
          label={labelOf(key)}
          isNamed
          onRemove={() => remove(key)}
        />
      ))}
      <div className={styles.line}>
        <input aria-label={`New in ${label}`} value={name} onChange={({ target }) => setName(target.value)} />
        <Button className={styles.add} onClick={add}>
          <span aria-hidden="true">+</span> Add
        </Button>
      </div>
    </Fold>
  )
}

import { type Path, valueAt, withValue } from '@college/shared/content/values'
import { type ComponentType, createContext, use } from 'react'
import { Button } from '../bar/button'
import { change } from '../state/change'
import { dataOf, fieldId, openField } from '../state/editor-store'
import { blank, firstField, kindOf, labelOf, type Schema } from '../state/schema'
import styles from './field.module.css'
import { useFile, useFilePath } from './form-context'
import { Problems } from './frame'

export type FieldProps = {
  schema: Schema
  path: Path
  label: string
  /** Whether somebody chose the label, in a record: it says nothing about the value. */
  isNamed?: boolean
  /** Removes the field; only if it is optional. */
  onRemove?: (() => void) | undefined
}

/** The controls by kind. Fields hold fields, so a control that does cannot import the table that it is in. */
export const ControlsContext = createContext<{
  [Kind in ReturnType<typeof kindOf>]?: ComponentType<FieldProps>
}>({})

export function Field(props: FieldProps) {
  const Control = use(ControlsContext)[kindOf(props.schema)]
  return Control && <Control {...props} />
}

export function GroupFields({ schema, path }: Pick<FieldProps, 'schema' | 'path'>) {
  const fields = Object.entries(schema.properties ?? {})
  return (
    <>
      <Problems path={path} schema={schema} />
      {fields.map(([key, field]) => (
        <MaybeField
          key={key}
          schema={field}
          path={[...path, key]}
          label={labelOf(key, field)}
          required={schema.required?.includes(key) ?? false}
          order={fields.map(([key]) => key)}
        />
      ))}
    </>
  )
}

/** A field, or the button that adds it. */
function MaybeField({ required, order, ...field }: FieldProps & { required: boolean; order: string[] }) {
  const { schema, path, label } = field
  const file = useFilePath()
  const isThere = useFile(({ data }) => valueAt(data, path) !== undefined)
  const remove = () => {
    change(file, path, undefined)
    openField(file, path)
  }
  const add = () => {
    const around = path.slice(0, -1)
    const group = withValue(valueAt(dataOf(file), around), path.slice(-1), blank(schema))
    // Insert it in the schema's order.
    const fields = Object.entries(Object(group)).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    change(file, around, Object.fromEntries(fields))
    openField(file, firstField(schema, path))
  }
  if (isThere || required) return <Field {...field} onRemove={required ? undefined : remove} />
  return (
    <Button className={styles.add} id={fieldId(path)} onClick={add}>
      <span aria-hidden="true">+</span> {label}
    </Button>
  )
}

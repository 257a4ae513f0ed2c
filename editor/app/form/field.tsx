import { type Path, valueAt, withValue } from '@college/shared/content/values'
import { change } from '../state/change'
import { dataOf } from '../state/editor-store'
import { fieldId, openField } from '../state/open-field'
import { blank, firstField, kindOf, type Schema } from '../state/schema'
import { ChoiceField, FilmField } from './choice-fields'
import styles from './field.module.css'
import { useFile, useFilePath } from './form-context'
import { Group } from './group'
import { ListField } from './list-field'
import { PictureField } from './picture-field'
import { RecordField } from './record-field'
import { DateField, LinkField, NumberField, SwitchField } from './small-fields'
import { TextField } from './text-field'
import { UnionField } from './union-field'

export type FieldProps = {
  schema: Schema
  path: Path
  label: string
  /** Takes the field out; only where it may be left out. */
  onRemove?: (() => void) | undefined
}

/** The control of a schema, with its label, its help and what is wrong. */
export const controls = {
  text: TextField,
  picture: PictureField,
  film: FilmField,
  link: LinkField,
  date: DateField,
  choice: ChoiceField,
  number: NumberField,
  switch: SwitchField,
  list: ListField,
  group: Group,
  record: RecordField,
  union: UnionField,
  fixed: () => null,
}

export function Field(props: FieldProps) {
  const Control = controls[kindOf(props.schema)]
  return <Control {...props} />
}

type MaybeProps = FieldProps & { required: boolean; order: string[] }

/** A field that is there, or the button that adds it. */
export function MaybeField({ required, order, ...field }: MaybeProps) {
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
    // In the place that files have for it.
    const fields = Object.entries(Object(group)).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    change(file, around, Object.fromEntries(fields))
    openField(file, firstField(schema, [...path]))
  }
  if (isThere || required) return <Field {...field} onRemove={required ? undefined : remove} />
  return (
    <button type="button" className={styles.add} id={fieldId(path)} onClick={add}>
      <span aria-hidden="true">+</span> {label}
    </button>
  )
}

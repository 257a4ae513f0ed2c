import { type Path, valueAt } from '@college/shared/content/values'
import { change } from '../state/change'
import { fieldId, openField } from '../state/open-field'
import { blank, firstField, kindOf, type Schema } from '../state/schema'
import { ChoiceField } from './choice-field'
import styles from './field.module.css'
import { FilmField } from './film-field'
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
  const file = useFilePath()
  const isThere = useFile(({ data }) => valueAt(data, field.path) !== undefined)
  const remove = () => {
    change(file, field.path, undefined)
    openField(file, field.path)
  }
  return isThere || required ? (
    <Field {...field} onRemove={required ? undefined : remove} />
  ) : (
    <AddField {...field} order={order} />
  )
}

function AddField({ schema, path, label, order }: Omit<MaybeProps, 'required'>) {
  const file = useFilePath()
  return (
    <button
      type="button"
      className={styles.add}
      id={fieldId(path)}
      onClick={() => {
        change(file, path, blank(schema), order)
        openField(file, firstField(schema, [...path]))
      }}
    >
      <span aria-hidden="true">+</span> {label}
    </button>
  )
}

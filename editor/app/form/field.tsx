import { type Path, valueAt, withValue } from '@college/shared/content/values'
import { nameOf } from '../../protocol/changes'
import { Button } from '../bar/button'
import { filled } from '../page/texts-of-files'
import { change } from '../state/change'
import { dataOf, fieldId, openField, useEditor } from '../state/editor-store'
import { blank, firstField, kindOf, labelOf, type Schema } from '../state/schema'
import styles from './field.module.css'
import { useFile, useFilePath } from './form-context'
import { Fold, Problems } from './frame'
import { ListField } from './list-field'
import { PictureField } from './picture-field'
import { RecordField } from './record-field'
import { ChoiceField, DateField, FilmField, LinkField, NumberField, SwitchField } from './small-fields'
import { TextField } from './text-field'
import { UnionField } from './union-field'

export type FieldProps = {
  schema: Schema
  path: Path
  label: string
  /** Removes the field; only if it is optional. */
  onRemove?: (() => void) | undefined
}

/** The control for each kind of schema, with label, help and problems. */
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

/** A named group of fields. */
function Group(props: FieldProps) {
  const { schema, path } = props
  const name = useFile(({ data }) => nameOf(valueAt(data, path)))
  const note = useEditor(({ files }) => (name?.includes('{') ? filled(files, name) : name))
  return (
    <Fold {...props} note={note} id={fieldId(path)} help={schema.description}>
      <GroupFields schema={schema} path={path} />
    </Fold>
  )
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

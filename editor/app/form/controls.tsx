import { valueAt } from '@college/shared/content/values'
import { nameOf } from '../../protocol/changes'
import { filled } from '../page/texts-of-files'
import { fieldId, useEditor } from '../state/editor-store'
import { type FieldProps, GroupFields } from './field'
import { useFile } from './form-context'
import { Fold } from './frame'
import { ListField } from './list-field'
import { PictureField } from './picture-field'
import { RecordField } from './record-field'
import { ChoiceField, DateField, FilmField, LinkField, NumberField, SwitchField } from './small-fields'
import { TextField } from './text-field'
import { UnionField } from './union-field'

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

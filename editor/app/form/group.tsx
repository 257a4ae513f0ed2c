import { valueAt } from '@college/shared/content/values'
import { nameOf } from '../../protocol/changes'
import { filled } from '../page/texts-of-files'
import { useEditor } from '../state/editor-store'
import { fieldId } from '../state/open-field'
import { labelOf } from '../state/schema'
import { type FieldProps, MaybeField } from './field'
import { Fold } from './fold'
import { useFile } from './form-context'
import { Problems } from './frame'

/** Fields that belong together. */
export function Group({ schema, path, label, onRemove }: FieldProps) {
  const name = useFile(({ data }) => nameOf(valueAt(data, path)))
  const note = useEditor(({ files }) => (name?.includes('{') ? filled(files, name) : name))
  return (
    <Fold
      label={label}
      note={note}
      path={path}
      id={fieldId(path)}
      help={schema.description}
      onRemove={onRemove}
    >
      <GroupFields schema={schema} path={path} />
    </Fold>
  )
}

export function GroupFields({ schema, path }: Pick<FieldProps, 'schema' | 'path'>) {
  const order = Object.keys(schema.properties ?? {})
  return (
    <>
      <Problems path={path} schema={schema} />
      {Object.entries(schema.properties ?? {}).map(([key, field]) => (
        <MaybeField
          key={key}
          schema={field}
          path={[...path, key]}
          label={labelOf(key, field)}
          required={schema.required?.includes(key) ?? false}
          order={order}
        />
      ))}
    </>
  )
}

import { nameOf } from '../../platform/editor/changes'
import { labelOf } from '../state/schema'
import { valueAt } from '../state/value-at'
import { type FieldProps, MaybeField } from './field'
import styles from './field.module.css'
import { Fold } from './fold'
import { useFile } from './form-context'

/** Fields that belong together. */
export function Group({ schema, path, label, onRemove }: FieldProps) {
  const { data } = useFile()
  return (
    <Fold
      label={label}
      note={nameOf(valueAt(data, path))}
      path={path}
      tools={onRemove && <RemoveButton label={label} onRemove={onRemove} />}
    >
      {schema.description && <p className={styles.help}>{schema.description}</p>}
      <GroupFields schema={schema} path={path} />
    </Fold>
  )
}

export function GroupFields({ schema, path }: Pick<FieldProps, 'schema' | 'path'>) {
  const order = Object.keys(schema.properties ?? {})
  return Object.entries(schema.properties ?? {}).map(([key, field]) => (
    <MaybeField
      key={key}
      schema={field}
      path={[...path, key]}
      label={labelOf(key, field)}
      required={schema.required?.includes(key) ?? false}
      order={order}
    />
  ))
}

export const RemoveButton = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button
    type="button"
    className={styles.small}
    aria-label={`Leave out: ${label}`}
    title="Leave out"
    onClick={onRemove}
  >
    ×
  </button>
)

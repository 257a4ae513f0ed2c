import { useId } from 'react'
import { change, useEditor } from '../state/editor-store'
import { valueAt } from '../state/value-at'
import type { FieldProps } from './field'
import styles from './field.module.css'
import { useFile } from './form-context'
import { Frame } from './frame'

export function NumberField(props: FieldProps) {
  const { path: file, data } = useFile()
  const { minimum, maximum, type } = props.schema
  return (
    <Frame {...props}>
      {(control) => (
        <input
          {...control}
          className={styles.short}
          type="number"
          min={minimum}
          max={maximum && maximum < 1e9 ? maximum : undefined}
          step={type === 'integer' ? 1 : 'any'}
          value={String(valueAt(data, props.path) ?? '')}
          onChange={({ target }) => change(file, props.path, target.value === '' ? '' : target.valueAsNumber)}
        />
      )}
    </Frame>
  )
}

export function DateField(props: FieldProps) {
  const { path: file, data } = useFile()
  return (
    <Frame {...props}>
      {(control) => (
        <input
          {...control}
          className={styles.short}
          type="date"
          value={String(valueAt(data, props.path) ?? '')}
          onChange={({ target }) => change(file, props.path, target.value)}
        />
      )}
    </Frame>
  )
}

export function SwitchField(props: FieldProps) {
  const { path: file, data } = useFile()
  return (
    <Frame {...props}>
      {(control) => (
        <input
          {...control}
          className={styles.switch}
          type="checkbox"
          checked={valueAt(data, props.path) === true}
          onChange={({ target }) => change(file, props.path, target.checked)}
        />
      )}
    </Frame>
  )
}

/** An address: of a page, which are offered, or of another site. */
export function LinkField(props: FieldProps) {
  const { path: file, data } = useFile()
  const pages = useId()
  return (
    <Frame {...props}>
      {(control) => (
        <>
          <input
            {...control}
            className={styles.control}
            type="text"
            inputMode="url"
            list={pages}
            value={String(valueAt(data, props.path) ?? '')}
            onChange={({ target }) => change(file, props.path, target.value.trim())}
          />
          <datalist id={pages}>
            {knownPages().map((page) => (
              <option key={page} value={page} />
            ))}
          </datalist>
        </>
      )}
    </Frame>
  )
}

/** Every address of this site to which some content links. */
export function knownPages(): string[] {
  const pages = new Set<string>()
  const visit = (value: unknown) => {
    if (typeof value === 'string') {
      if (/^\/\S*$/.test(value)) pages.add(value)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
  }
  for (const { data } of Object.values(useEditor.getState().files)) visit(data)
  return [...pages].sort()
}

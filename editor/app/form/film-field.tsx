import { change } from '../state/change'
import { useEditor } from '../state/editor-store'
import type { FieldProps } from './field'
import styles from './field.module.css'
import { useFilePath, useValue } from './form-context'
import { Frame } from './frame'

const none: string[] = []

/** One of the films that the section has: a new one needs two renderings and captions, and comes with the source. */
export function FilmField(props: FieldProps) {
  const file = useFilePath()
  const folder = file.split('/')[0] ?? ''
  const name = String(useValue(props.path) ?? '')
  const films = useEditor(({ start }) => start?.films[folder] ?? none)
  return (
    <Frame {...props}>
      {(control) => (
        <select
          {...control}
          className={styles.control}
          value={name}
          onChange={({ target }) => change(file, props.path, target.value)}
        >
          {!films.includes(name) && <option value={name}>{name || 'Choose a film'}</option>}
          {films.map((film) => (
            <option key={film}>{film}</option>
          ))}
        </select>
      )}
    </Frame>
  )
}

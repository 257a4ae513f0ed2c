import { shortened, valueAt } from '@college/shared/content/values'
import { useEffect, useRef, useState } from 'react'
import { type Change, changesBetween, describeChange, keyOf } from '../../protocol/changes'
import { fileName } from '../../protocol/file-name'
import type { Version } from '../../protocol/protocol'
import { change } from '../state/change'
import { attempt, tell, useEditor } from '../state/editor-store'
import { ask } from '../state/requests'
import { fits, type Schema } from '../state/schema'
import { Button } from './button'
import { BeforeAfter, shown } from './changes-dialog'
import { Dialog } from './dialog'
import styles from './dialog.module.css'

/** Earlier versions of the file in the form, with a button to restore each text. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  // Undo may lead to another file meanwhile.
  const [path] = useState(() => useEditor.getState().current)
  const file = useEditor(({ files }) => files[path])
  const schema = useEditor(({ start, files }) => start?.schemas[files[path]?.schema ?? ''] as Schema)
  const [versions, setVersions] = useState<Version[]>()
  const [chosen, setChosen] = useState<{ id: string; data: unknown }>()
  useEffect(() => {
    attempt(async () => setVersions(await ask('history', { path })))
  }, [path])
  const last = useRef('')
  const choose = (id: string) =>
    attempt(async () => {
      last.current = id
      const data = await ask('version', { path, id })
      // An earlier choice's answer may be slower.
      if (last.current === id) setChosen({ id, data })
    })
  if (!file) return null
  // A version without the file has nothing to bring back.
  const changes = chosen?.data ? changesBetween(chosen.data, file.data) : []
  return (
    <Dialog title={`History of ${fileName(file)}`} onClose={onClose}>
      {versions?.length === 0 && <p>This was never saved before.</p>}
      <ul className={styles.choices}>
        {versions?.map(({ id, when, who, subject }) => (
          <li key={id}>
            <Button className={styles.choice} aria-expanded={id === chosen?.id} onClick={() => choose(id)}>
              <strong>{subject}</strong>
              <span>
                {new Date(when).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })}, {who}
              </span>
            </Button>
            {id === chosen?.id && (
              <dl className={styles.changes}>
                {changes.length === 0 && <dt>{chosen.data ? 'As it is now.' : 'It was not there then.'}</dt>}
                {changes.map((change) => {
                  const { before, after } = change
                  const what = describeChange(change, after === undefined ? chosen.data : file.data)
                  return (
                    <BeforeAfter key={keyOf(change)} what={what} before={[before]} after={[after]}>
                      {fits(schema, change.path, before) && (
                        <Button
                          // Several may be described alike, such as texts of one list.
                          aria-label={`Bring back: ${what}: ${shortened(shown(before ?? after))}`}
                          onClick={() => bringBack(path, file.data, change)}
                        >
                          Bring back
                        </Button>
                      )}
                    </BeforeAfter>
                  )
                })}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Puts a version's value at one place into the form. */
export function bringBack(file: string, data: unknown, { path, before, after }: Change) {
  const list = path.slice(0, -1)
  const [items, place] = [valueAt(data, list), path.at(-1)]
  // Insert an item that is gone; it must not replace another.
  if (after === undefined && typeof place === 'number' && Array.isArray(items))
    change(file, list, [...items.slice(0, place), before, ...items.slice(place)])
  else change(file, path, before)
  tell('It is back in the form; save to keep it. Undo takes it out again.')
}

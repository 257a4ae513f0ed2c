import { valueAt } from '@college/shared/content/values'
import { useEffect, useState } from 'react'
import { type Change, changesBetween, describeChange } from '../../protocol/changes'
import { fileName } from '../../protocol/file-name'
import type { Version } from '../../protocol/protocol'
import { change } from '../state/change'
import { attempt, tell, useEditor } from '../state/editor-store'
import { ask } from '../state/requests'
import barStyles from './bar.module.css'
import { After, Before } from './before-after'
import { Dialog } from './dialog'
import styles from './dialog.module.css'

/** What the file in the form was before, and the way to bring one text of it back. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const path = useEditor(({ current }) => current)
  const file = useEditor(({ files }) => files[path])
  const [versions, setVersions] = useState<Version[]>()
  const [chosen, setChosen] = useState<{ id: string; data: unknown }>()
  useEffect(() => {
    attempt(async () => {
      const query = new URLSearchParams({ path })
      const { versions } = await ask<{ versions: Version[] }>(`/api/history?${query}`, ['versions'])
      setVersions(versions)
    })
  }, [path])
  const choose = (id: string) =>
    attempt(async () => {
      const query = new URLSearchParams({ path, id })
      const { data } = await ask<{ data: unknown }>(`/api/version?${query}`, ['data'])
      setChosen({ id, data })
    })
  if (!file) return null
  const changes = chosen ? changesBetween(chosen.data, file.data) : []
  return (
    <Dialog title={`History of ${fileName(file)}`} onClose={onClose}>
      {versions?.length === 0 && <p>This was never saved before.</p>}
      <ul className={styles.choices}>
        {versions?.map(({ id, when, who, subject }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.choice}
              aria-expanded={id === chosen?.id}
              onClick={() => choose(id)}
            >
              <strong>{subject}</strong>
              <span>
                {new Date(when).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })}, {who}
              </span>
            </button>
            {id === chosen?.id && (
              <div className={styles.file}>
                {changes.length === 0 && <p>As it is now.</p>}
                {changes.map((change) => (
                  <div key={change.path.join()} className={styles.file}>
                    <div className={styles.fileHead}>
                      <h3>{describeChange(change, change.after === undefined ? chosen.data : file.data)}</h3>
                      <button
                        type="button"
                        className={barStyles.button}
                        onClick={() => bringBack(path, file.data, change)}
                      >
                        Bring back
                      </button>
                    </div>
                    <dl className={styles.changes}>
                      <Before value={change.before} />
                      <After value={change.after} />
                    </dl>
                  </div>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Puts what a version has at one place into the form. */
export function bringBack(file: string, data: unknown, { path, before, after }: Change) {
  const list = path.slice(0, -1)
  const [items, place] = [valueAt(data, list), path.at(-1)]
  // An item that is no longer there must not take the place of another.
  if (after === undefined && typeof place === 'number' && Array.isArray(items))
    change(file, list, [...items.slice(0, place), before, ...items.slice(place)])
  else change(file, path, before)
  tell('It is back in the form; save to keep it. Undo takes it out again.')
}

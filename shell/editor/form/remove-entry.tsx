import { useState } from 'react'
import { fileName } from '../../platform/editor/file-name'
import type { EditedFile } from '../../platform/editor/protocol'
import { Dialog } from '../bar/dialog'
import { attempt, receive, tell, useEditor } from '../state/editor-store'
import { ask } from '../state/requests'
import styles from './field.module.css'
import { useFile } from './form-context'

type Link = { path: string; at: string; value: string }

/** Removes an entry that is a file of its own, after saying what links to it. */
export function RemoveEntry() {
  const file = useFile()
  const files = useEditor(({ files }) => files)
  const collections = useEditor(({ start }) => start?.collections ?? [])
  const [links, setLinks] = useState<Link[]>()
  if (file.data === null || !collections.some(({ schema }) => schema === file.schema)) return null
  const remove = () =>
    attempt(async () => {
      const answer = await ask<{ file?: EditedFile; files?: EditedFile[] }>('/api/remove', {
        path: file.path,
      })
      if (answer.file) receive([answer.file])
      else receive(answer.files ?? [], true)
      setLinks(undefined)
      tell(`${fileName(file)} will be removed when you save.`)
    })
  return (
    <>
      <button
        type="button"
        className={styles.remove}
        onClick={() =>
          attempt(async () => setLinks(await ask(`/api/links?path=${encodeURIComponent(file.path)}`)))
        }
      >
        Remove this entry …
      </button>
      {links && (
        <Dialog title={`Remove ${fileName(file)}?`} onClose={() => setLinks(undefined)}>
          {links.length > 0 ? (
            <>
              <p>These link to it and would lead nowhere. Change them first:</p>
              <ul>
                {links.map(({ path, at, value }) => (
                  <li key={path + at}>
                    {files[path] ? fileName(files[path]) : path}: {value}
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>Nothing links to it. The page goes when you save, and when that is live.</p>
          )}
          <button type="button" className={styles.remove} onClick={remove}>
            Remove
          </button>
        </Dialog>
      )}
    </>
  )
}

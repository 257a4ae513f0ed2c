import { useState } from 'react'
import { fileName } from '../../protocol/file-name'
import { Dialog } from '../bar/dialog'
import { change } from '../state/change'
import { attempt, tell, useEditor } from '../state/editor-store'
import { openField } from '../state/open-field'
import { ask } from '../state/requests'
import { discard } from '../state/send-drafts'
import styles from './field.module.css'
import { useFile, useFilePath } from './form-context'

type Link = { path: string; at: string; value: string }

/** Removes an entry that is a file of its own, after saying what links to it. */
export function RemoveEntry() {
  const path = useFilePath()
  const name = useFile(fileName)
  const isNew = useFile(({ saved }) => saved === null)
  const isThere = useFile(({ data }) => data !== null)
  const schema = useFile(({ schema }) => schema)
  const collections = useEditor(({ start }) => start?.collections)
  const [links, setLinks] = useState<Link[]>()
  if (!isThere || !collections?.some((collection) => collection.schema === schema)) return null
  const look = () =>
    attempt(async () => setLinks(await ask<Link[]>(`/api/links?path=${encodeURIComponent(path)}`, [])))
  const remove = async () => {
    setLinks(undefined)
    if (isNew) return discard(path)
    change(path, [], null)
    tell(`${name} will be removed when you save. Undo takes it back.`)
    openField(path, [])
  }
  return (
    <>
      <button type="button" className={styles.remove} onClick={look}>
        Remove this entry …
      </button>
      {links && (
        <Dialog title={`Remove ${name}?`} onClose={() => setLinks(undefined)}>
          {links.length > 0 ? (
            <>
              <p>These link to it and would break. Change them first:</p>
              <ul>
                {links.map(({ path, at, value }) => (
                  <li key={path + at}>
                    <LinkingFile path={path} />: {value}
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>Nothing links to it. Its page goes when you save, and for visitors when that is live.</p>
          )}
          <button type="button" className={styles.remove} onClick={remove}>
            Remove
          </button>
        </Dialog>
      )}
    </>
  )
}

function LinkingFile({ path }: { path: string }) {
  const file = useEditor(({ files }) => files[path])
  return file ? fileName(file) : path
}

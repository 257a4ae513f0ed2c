import { useState } from 'react'
import { fileName } from '../../protocol/file-name'
import { Button } from '../bar/button'
import { Dialog } from '../bar/dialog'
import { change } from '../state/change'
import { nameOfFile, openField, tell } from '../state/editor-store'
import { type Link, linksTo } from '../state/entries'
import { discard } from '../state/send-drafts'
import styles from './field.module.css'
import { useFile } from './form-context'

/** Removes an entry that is a separate file, after listing the links to it. */
export function RemoveEntry() {
  const file = useFile((file) => file)
  const [links, setLinks] = useState<Link[]>()
  if (file.data === null || !file.schema.includes('*')) return null
  const { path } = file
  const name = fileName(file)
  const remove = async () => {
    setLinks(undefined)
    if (file.saved === null) return discard(path)
    change(path, [], null)
    tell(`${name} will be removed when you save. Undo takes it back.`)
    openField(path, [])
  }
  return (
    <>
      <Button className={styles.remove} onClick={() => setLinks(linksTo(path))}>
        Remove this entry …
      </Button>
      {links && (
        <Dialog title={`Remove ${name}?`} onClose={() => setLinks(undefined)}>
          {links.length > 0 ? (
            <>
              <p>These link to it and would break. Change them first:</p>
              <ul>
                {links.map(({ file, at, value }) => (
                  <li key={file + at.join()}>
                    {nameOfFile(file)}: {value}
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>Nothing links to it. Its page goes when you save, and for visitors when that is live.</p>
          )}
          <Button className={styles.remove} onClick={remove}>
            Remove
          </Button>
        </Dialog>
      )}
    </>
  )
}

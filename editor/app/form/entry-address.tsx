import { useState } from 'react'
import { nameOfEntry, pageOf } from '../../protocol/address'
import { Dialog } from '../bar/dialog'
import { useEditor } from '../state/editor-store'
import { moveEntry, openEntry } from '../state/entries'
import { AddressForm } from './address-form'
import styles from './field.module.css'
import { useFile, useFilePath } from './form-context'
import paneStyles from './form-pane.module.css'

/** Where an entry's page is, and the way to another address: until something of it is saved, nobody else knows this one. */
export function EntryAddress() {
  const path = useFilePath()
  const schema = useFile(({ schema }) => schema)
  const isNew = useFile(({ saved }) => saved === null)
  const page = useEditor(({ start }) => start && pageOf(start.addresses, path))
  const [name, setName] = useState<string>()
  if (!page) return null
  return (
    <div className={paneStyles.address}>
      <p>Address: {page}</p>
      {isNew && (
        <button type="button" className={styles.add} onClick={() => setName(nameOfEntry(path))}>
          Change the address …
        </button>
      )}
      {name !== undefined && (
        <Dialog title="Another address" onClose={() => setName(undefined)}>
          <AddressForm
            schema={schema}
            name={name}
            onName={setName}
            from={path}
            submit="Change"
            onSubmit={async () => {
              const file = await moveEntry(path, name)
              setName(undefined)
              openEntry(file)
            }}
          />
        </Dialog>
      )}
    </div>
  )
}

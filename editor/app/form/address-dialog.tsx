import { type FormEvent, type ReactNode, useState } from 'react'
import { nameOfEntry, pathOfEntry, wrongInAddress } from '../../protocol/address'
import type { EditedFile } from '../../protocol/protocol'
import { Button } from '../bar/button'
import { Dialog } from '../bar/dialog'
import styles from '../bar/dialog.module.css'
import { attempt, useEditor } from '../state/editor-store'
import { moveEntry, openEntry, pageOfEntry } from '../state/entries'
import fieldStyles from './field.module.css'
import { useFile } from './form-context'
import paneStyles from './form-pane.module.css'

type Props = {
  title: string
  schema: string
  /** The end of the address, until another is typed. */
  suggested: string
  /** The path of an entry that already has an address. */
  from?: string
  onSubmit: (name: string) => Promise<EditedFile>
  submit: string
  onClose: () => void
  children?: ReactNode
}

/** Asks for the address of a new entry, says what is wrong with it, and opens the result. */
export function AddressDialog(props: Props) {
  const { title, schema, suggested, from, onSubmit, submit, onClose, children } = props
  const files = useEditor(({ files }) => files)
  const [typed, setTyped] = useState<string>()
  const [busy, setBusy] = useState(false)
  const name = typed ?? suggested
  const others = Object.keys(files).filter((path) => path !== from)
  const wrong = name && wrongInAddress(schema, name, others)
  const page = pageOfEntry(pathOfEntry(schema, name))
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (wrong || busy) return
    setBusy(true)
    await attempt(async () => {
      const file = await onSubmit(name)
      onClose()
      openEntry(file)
    })
    setBusy(false)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={send}>
        {children}
        <label>
          Its address ends with
          <input
            required
            maxLength={60}
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="address-help"
            aria-invalid={wrong !== ''}
            value={name}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <p id="address-help" role="status">
          {wrong || (name && page && `Its page: ${page}. `)}
          {!wrong && 'It can be changed until it is saved for the first time.'}
        </p>
        <Button primary type="submit" can={!busy}>
          {submit}
        </Button>
        {busy && <progress aria-label="Waiting for the editor’s server" />}
      </form>
    </Dialog>
  )
}

/** Shows the entry's address and lets it be changed until its first save: nobody else knows it yet. */
export function EntryAddress() {
  const { path, schema, saved } = useFile((file) => file)
  const page = pageOfEntry(path)
  const [open, setOpen] = useState(false)
  if (!page) return null
  return (
    <div className={paneStyles.address}>
      <p>Address: {page}</p>
      {saved === null && (
        <Button className={fieldStyles.add} onClick={() => setOpen(true)}>
          Change the address …
        </Button>
      )}
      {open && (
        <AddressDialog
          title="Another address"
          schema={schema}
          suggested={nameOfEntry(path)}
          from={path}
          submit="Change"
          onSubmit={(name) => moveEntry(path, name)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

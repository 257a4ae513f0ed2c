import { useState } from 'react'
import { addressOf } from '../../protocol/address'
import { folderOf } from '../../protocol/file-name'
import { AddressDialog } from '../form/address-dialog'
import { mayEdit, tell, useEditor } from '../state/editor-store'
import { beginEntry } from '../state/entries'
import { Button } from './button'

const names: Record<string, string> = {
  'mfe-departments/ug/*.yaml': 'Department',
  'mfe-departments/pg/*.yaml': 'Postgraduate course',
  'mfe-academics/activities/*.yaml': 'Activity',
  'mfe-academics/simple-activities/*.yaml': 'Short activity',
}

/** Adds an entry with its own page. Teachers, alumni and hospitals are added in their lists. */
export function NewEntry() {
  const [open, setOpen] = useState(false)
  const start = useEditor(({ start }) => start)
  const schemas = Object.keys(start?.schemas ?? {}).filter((schema) => schema in names && mayEdit(schema))
  if (schemas.length === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <span aria-hidden="true">+</span> New entry
      </Button>
      {open && <NewEntryDialog schemas={schemas} onClose={() => setOpen(false)} />}
    </>
  )
}

function NewEntryDialog({ schemas, onClose }: { schemas: string[]; onClose: () => void }) {
  const folder = useEditor(({ current }) => folderOf(current))
  const [chosen, setChosen] = useState(schemas.find((schema) => folderOf(schema) === folder) ?? schemas[0])
  const [title, setTitle] = useState('')
  const schema = chosen ?? ''
  return (
    <AddressDialog
      title="New entry"
      schema={schema}
      suggested={addressOf(title)}
      submit="Begin"
      onSubmit={async (name) => {
        const file = await beginEntry(schema, name, title.trim())
        tell(`${title} is begun. Fill in what its form marks; then save.`)
        return file
      }}
      onClose={onClose}
    >
      <label>
        What
        <select value={schema} onChange={({ target }) => setChosen(target.value)}>
          {schemas.map((schema) => (
            <option key={schema} value={schema}>
              {names[schema]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Its name
        <input required maxLength={60} value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <p>Teachers, alumni and hospitals are added in their own lists.</p>
    </AddressDialog>
  )
}

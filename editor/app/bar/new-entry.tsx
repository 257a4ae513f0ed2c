import { type FormEvent, useState } from 'react'
import { addressOf, wrongInAddress } from '../../protocol/address'
import type { EditedFile } from '../../protocol/protocol'
import { open as openPage } from '../page/frames'
import { attempt, tell, useEditor } from '../state/editor-store'
import { openField } from '../state/open-field'
import { ask } from '../state/requests'
import { blank, type Schema } from '../state/schema'
import { inTurn, receive } from '../state/send-drafts'
import barStyles from './bar.module.css'
import { Dialog } from './dialog'
import styles from './dialog.module.css'

/** What people call an entry of a folder, and where its page is. */
const words: Record<string, { name: string; base?: string }> = {
  'mfe-departments/ug/*.yaml': { name: 'Department', base: '/department/ug/' },
  'mfe-departments/pg/*.yaml': { name: 'Postgraduate course', base: '/department/' },
  'mfe-academics/activities/*.yaml': { name: 'Activity', base: '/academics/activitiesdemo/' },
  'mfe-academics/simple-activities/*.yaml': { name: 'Short activity' },
}

/** A new entry that is a page of its own. Teachers, alumni and hospitals are added in their lists. */
export function NewEntry() {
  const start = useEditor(({ start }) => start)
  const current = useEditor(({ current }) => current)
  const [open, setOpen] = useState(false)
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string>()
  const [busy, setBusy] = useState(false)
  const files = useEditor(({ files }) => files)
  const collections = start?.collections.filter(({ schema }) => words[schema]) ?? []
  const [chosen, setSchema] = useState<string>()
  const here = collections.find(({ folder }) => current.startsWith(`${folder}/`)) ?? collections[0]
  const schema = chosen ?? here?.schema ?? ''
  if (collections.length === 0) return null
  const name = typed ?? addressOf(title)
  const taken = Object.values(files).flatMap((file) =>
    file.schema === schema ? (file.path.split('/').at(-1)?.replace('.yaml', '') ?? []) : [],
  )
  const wrong = name ? wrongInAddress(name, taken) : ''
  const begin = () => {
    setTitle('')
    setTyped(undefined)
    setOpen(true)
  }
  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (wrong || busy) return
    setBusy(true)
    await attempt(async () => {
      const body = { schema, name, title: title.trim(), blank: blank(start?.schemas[schema] as Schema) }
      const { file } = await inTurn(() => ask<{ file: EditedFile }>('/api/create', ['file'], body))
      receive([file])
      setOpen(false)
      const base = words[schema]?.base
      if (base) openPage(base + name)
      openField(file.path, file.problems[0]?.path ?? [])
      tell(`${body.title} is begun. Fill in what its form marks; then save.`)
    })
    setBusy(false)
  }
  return (
    <>
      <button type="button" className={barStyles.button} onClick={begin}>
        <span aria-hidden="true">+</span> New entry
      </button>
      {open && (
        <Dialog title="New entry" onClose={() => setOpen(false)}>
          <form className={styles.form} onSubmit={create}>
            <label>
              What
              <select value={schema} onChange={({ target }) => setSchema(target.value)}>
                {collections.map(({ schema }) => (
                  <option key={schema} value={schema}>
                    {words[schema]?.name}
                  </option>
                ))}
              </select>
            </label>
            <label>
              Its name
              <input
                required
                maxLength={60}
                value={title}
                onChange={({ target }) => setTitle(target.value)}
              />
            </label>
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
              {wrong || 'It stays as it is now, whatever the name becomes later.'}
            </p>
            <p>Teachers, alumni and hospitals are added in their own lists.</p>
            <button type="submit" className={barStyles.primary}>
              Begin
            </button>
          </form>
        </Dialog>
      )}
    </>
  )
}

import { type FormEvent, useState } from 'react'
import type { EditedFile } from '../../protocol/protocol'
import { useView } from '../page/view'
import { attempt, receive, tell, useEditor } from '../state/editor-store'
import { openField } from '../state/open-field'
import { ask } from '../state/requests'
import { blank, type Schema } from '../state/schema'
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

/** A new entry that is a page of its own. Teachers, alumni, films and hospitals are added in their lists. */
export function NewEntry() {
  const start = useEditor(({ start }) => start)
  const current = useEditor(({ current }) => current)
  const [open, setOpen] = useState(false)
  const [title, setTitle] = useState('')
  const collections = start?.collections.filter(({ schema }) => words[schema]) ?? []
  const [chosen, setSchema] = useState<string>()
  const here = collections.find(({ folder }) => current.startsWith(`${folder}/`)) ?? collections[0]
  const schema = chosen ?? here?.schema ?? ''
  if (collections.length === 0) return null
  const name = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const create = (event: FormEvent) => {
    event.preventDefault()
    attempt(async () => {
      const body = { schema, name, title: title.trim(), blank: blank(start?.schemas[schema] as Schema) }
      const { file } = await ask<{ file: EditedFile }>('/api/create', body)
      receive([file])
      setOpen(false)
      setTitle('')
      const base = words[schema]?.base
      if (base) useView.getState().go(base + name)
      openField(file.path, file.problems[0]?.path ?? [])
      tell(`${body.title} is begun. Fill in what its form marks; then save.`)
    })
  }
  return (
    <>
      <button type="button" className={barStyles.button} onClick={() => setOpen(true)}>
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
            <p>Its address ends with: {name || '…'}</p>
            <p>Teachers, alumni, films and hospitals are added in their own lists.</p>
            <button type="submit" className={barStyles.primary}>
              Begin
            </button>
          </form>
        </Dialog>
      )}
    </>
  )
}

import { type FormEvent, type ReactNode, useState } from 'react'
import { pageOf, pathOfEntry, wrongInAddress } from '../../protocol/address'
import barStyles from '../bar/bar.module.css'
import styles from '../bar/dialog.module.css'
import { attempt, useEditor } from '../state/editor-store'

type Props = {
  schema: string
  /** The end of the address. */
  name: string
  onName: (name: string) => void
  /** The path of the entry that has an address already. */
  from?: string
  onSubmit: () => Promise<void>
  /** The words of the button. */
  submit: string
  children?: ReactNode
}

/** The address of a new entry, and what is wrong with it. */
export function AddressForm({ schema, name, onName, from, onSubmit, submit, children }: Props) {
  const files = useEditor(({ files }) => files)
  const start = useEditor(({ start }) => start)
  const [busy, setBusy] = useState(false)
  const others = Object.keys(files).filter((path) => path !== from)
  const wrong = name && wrongInAddress(schema, name, others)
  const page = pageOf(start?.addresses ?? {}, pathOfEntry(schema, name))
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (wrong || busy) return
    setBusy(true)
    await attempt(onSubmit)
    setBusy(false)
  }
  return (
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
          onChange={({ target }) => onName(target.value)}
        />
      </label>
      <p id="address-help" role="status">
        {wrong || (name && page && `Its page: ${page}. `)}
        {!wrong && 'It can be changed until it is saved for the first time.'}
      </p>
      <button type="submit" className={barStyles.primary}>
        {submit}
      </button>
    </form>
  )
}

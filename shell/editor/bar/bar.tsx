import { useState } from 'react'
import { mark } from '../../host/navbar/mark'
import { knownPages } from '../form/small-fields'
import { sitePath } from '../page/texts-of-files'
import { useView } from '../page/view'
import { changedFiles, redo, saveAll, undo, useEditor } from '../state/editor-store'
import { valueAt } from '../state/value-at'
import styles from './bar.module.css'
import { ChangesDialog } from './changes-dialog'
import { ReleaseDialog } from './release-dialog'

/** Where one is, how the page is looked at, and what becomes of what was typed. */
export function Bar() {
  const { done, undone, saving, start } = useEditor()
  const count = useEditor((state) => changedFiles(state).length)
  const [open, setOpen] = useState<'changes' | 'release'>()
  return (
    <header className={styles.bar}>
      <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
        <path className={styles.ground} d={mark.ground} />
        {mark.leaves.map((leaf) => (
          <path key={leaf} className={styles.leaf} d={leaf} />
        ))}
      </svg>
      <GoTo />
      <Looks />
      <div className={styles.group}>
        <button type="button" className={styles.button} onClick={undo} disabled={done.length === 0}>
          Undo
        </button>
        <button type="button" className={styles.button} onClick={redo} disabled={undone.length === 0}>
          Redo
        </button>
      </div>
      <div className={styles.end}>
        <button
          type="button"
          className={styles.button}
          onClick={() => setOpen('changes')}
          disabled={count === 0}
        >
          What changes?
        </button>
        <button type="button" className={styles.primary} onClick={saveAll} disabled={count === 0 || saving}>
          {saving ? 'Saving …' : count > 0 ? `Save (${count})` : 'Saved'}
        </button>
        {start?.person.mayRelease && (
          <button type="button" className={styles.button} onClick={() => setOpen('release')}>
            Publish …
          </button>
        )}
      </div>
      {open === 'changes' && <ChangesDialog onClose={() => setOpen(undefined)} />}
      {open === 'release' && <ReleaseDialog onClose={() => setOpen(undefined)} />}
    </header>
  )
}

/** The page that is shown, and the way to any other. */
function GoTo() {
  const { path, go } = useView()
  const product = useEditor(({ files }) => valueAt(files[sitePath]?.data, ['product']))
  const [typed, setTyped] = useState<string>()
  const pages = knownPages().map((page) => page.replace('{product}', String(product)))
  const open = (page: string) => {
    setTyped(undefined)
    if (page.startsWith('/') && page !== path) go(page)
  }
  return (
    <form
      className={styles.address}
      onSubmit={(event) => {
        event.preventDefault()
        open(typed ?? path)
      }}
    >
      <label>
        <span className={styles.hint}>Page</span>
        <input
          list="pages"
          value={typed ?? path}
          onFocus={() => setTyped('')}
          onBlur={() => setTyped(undefined)}
          onChange={({ target }) =>
            pages.includes(target.value) ? open(target.value) : setTyped(target.value)
          }
        />
      </label>
      <datalist id="pages">
        {pages.map((page) => (
          <option key={page} value={page} />
        ))}
      </datalist>
    </form>
  )
}

/** Width, scheme, and what a click means. */
function Looks() {
  const { width, dark, choosing } = useView()
  const set = useView.setState
  return (
    <div className={styles.group}>
      <Pair
        label="Width"
        value={width}
        options={{ phone: 'Phone', desktop: 'Desktop' }}
        onChange={(width) => set({ width })}
      />
      <Pair
        label="Colours"
        value={dark ? 'dark' : 'light'}
        options={{ light: 'Light', dark: 'Dark' }}
        onChange={(scheme) => set({ dark: scheme === 'dark' })}
      />
      <Pair
        label="A click"
        value={choosing ? 'edits' : 'follows'}
        options={{ edits: 'Edits', follows: 'Follows' }}
        onChange={(click) => set({ choosing: click === 'edits' })}
      />
    </div>
  )
}

type PairProps<Value extends string> = {
  label: string
  value: Value
  options: Record<Value, string>
  onChange: (value: Value) => void
}

function Pair<Value extends string>({ label, value, options, onChange }: PairProps<Value>) {
  return (
    <fieldset className={styles.pair}>
      <legend>{label}</legend>
      {(Object.entries(options) as [Value, string][]).map(([option, words]) => (
        <label key={option}>
          <input type="radio" name={label} checked={option === value} onChange={() => onChange(option)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}

import { useState } from 'react'
import { type Look, useView } from '../page/view'
import { redo, undo } from '../state/change'
import { changedFiles, useEditor } from '../state/editor-store'
import { saveAll } from '../state/save'
import styles from './bar.module.css'
import { Button } from './button'
import { ChangesDialog } from './changes-dialog'
import { GoTo } from './go-to'
import { HistoryDialog } from './history-dialog'
import { NotKept } from './notice'
import { ReleaseDialog } from './release-dialog'

export const barId = 'bar'

export function Bar() {
  const mayRelease = useEditor(({ start }) => start?.person.mayRelease)
  const canUndo = useEditor(({ done }) => done.length > 0)
  const canRedo = useEditor(({ undone }) => undone.length > 0)
  const saving = useEditor(({ saving }) => saving)
  const count = useEditor((state) => changedFiles(state).length)
  const waits = useEditor(({ start }) => start?.waits)
  const isSaved = useEditor(({ files, current }) => (files[current]?.saved ?? null) !== null)
  const [open, setOpen] = useState<'changes' | 'history' | 'release'>()
  return (
    <header className={styles.bar} id={barId}>
      <GoTo />
      <div className={styles.looks}>
        <Pair label="Show" look="pane" options={{ page: 'Page', form: 'Form' }} />
        <Pair label="Width" look="width" options={{ phone: 'Phone', desktop: 'Desktop' }} />
        <Pair label="A click" look="click" options={{ edits: 'Edits', follows: 'Follows' }} />
      </div>
      <div className={styles.group}>
        <Button can={canUndo} onClick={undo}>
          Undo
        </Button>
        <Button can={canRedo} onClick={redo}>
          Redo
        </Button>
      </div>
      <NotKept />
      <div className={styles.end}>
        <Button can={count > 0} onClick={() => setOpen('changes')}>
          What changes?
        </Button>
        <Button can={isSaved} onClick={() => setOpen('history')}>
          History …
        </Button>
        <Button primary can={(count > 0 || waits === true) && !saving} onClick={saveAll}>
          {saving ? 'Saving …' : count > 0 ? `Save (${count})` : waits ? 'Send what is saved' : 'Saved'}
        </Button>
        {mayRelease && <Button onClick={() => setOpen('release')}>Publish …</Button>}
      </div>
      {open === 'changes' && <ChangesDialog onClose={() => setOpen(undefined)} />}
      {open === 'history' && <HistoryDialog onClose={() => setOpen(undefined)} />}
      {open === 'release' && <ReleaseDialog onClose={() => setOpen(undefined)} />}
    </header>
  )
}

type PairProps<Key extends keyof Look> = { label: string; look: Key; options: Record<Look[Key], string> }

function Pair<Key extends keyof Look>({ label, look, options }: PairProps<Key>) {
  const value = useView((view) => view[look])
  return (
    <fieldset className={styles.pair} data-pair={label}>
      <legend>{label}</legend>
      {Object.entries<string>(options).map(([option, words]) => (
        <label key={option}>
          <input
            type="radio"
            name={label}
            checked={option === value}
            onChange={() => useView.setState({ [look]: option })}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}

import { valueAt, withValue } from '@college/shared/content/values'
import { useState } from 'react'
import { describeChange } from '../../protocol/changes'
import type { Conflict } from '../../protocol/protocol'
import { nameOfFile, useEditor } from '../state/editor-store'
import { saveAll } from '../state/save'
import { sendNow } from '../state/send-drafts'
import { differences, type Side } from '../state/versions'
import { Button } from './button'
import { shown } from './changes-dialog'
import { Dialog } from './dialog'
import styles from './dialog.module.css'

export function ConflictDialog() {
  const conflict = useEditor(({ conflicts }) => conflicts[0])
  return conflict ? <Fields key={conflict.path} conflict={conflict} /> : null
}

function Fields({ conflict }: { conflict: Conflict }) {
  const { path, revision, edition, base, theirs } = conflict
  const mine = useEditor(({ files }) => files[path]?.data)
  const changes = differences(base, theirs, mine)
  // A change by only one side is preselected.
  const [chosen, setChosen] = useState<Record<string, Side | undefined>>(() =>
    Object.fromEntries(changes.map(({ path, side }) => [path.join(), side])),
  )
  const later = () => useEditor.setState(({ conflicts }) => ({ conflicts: conflicts.slice(1) }))
  const decide = async () => {
    const kept = changes.filter(({ path }) => chosen[path.join()] === 'mine')
    const data = kept.reduce((data, { path, after }) => withValue(data, path, after), theirs)
    // Treat the result as typed words on top of their version.
    useEditor.setState(({ files, unsent }) => {
      const known = files[path]
      const typed = unsent[path] ?? { since: Date.now(), known: [] }
      return {
        files: known ? { ...files, [path]: { ...known, revision, edition, data } } : files,
        unsent: { ...unsent, [path]: { ...typed, known: [...typed.known, mine, theirs], held: false } },
      }
    })
    later()
    await sendNow()
    saveAll()
  }
  return (
    <Dialog title="Somebody else has changed this too" onClose={later}>
      <p>{nameOfFile(path)}: choose for each text which one stays. Nothing has been overwritten.</p>
      {changes.map((change) => {
        const key = change.path.join()
        return (
          <fieldset key={key} className={styles.versions}>
            <legend>{describeChange(change, mine)}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={key}
                  checked={chosen[key] === side}
                  onChange={() => setChosen({ ...chosen, [key]: side })}
                />
                <span>
                  <strong>{side === 'theirs' ? 'Theirs' : change.isBoth ? 'Both' : 'Yours'}</strong>{' '}
                  {shown(
                    side === 'mine' ? change.after : change.before,
                    valueAt(base, change.path) === undefined ? 'nothing' : 'removed',
                  )}
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
      <Button primary can={changes.every(({ path }) => chosen[path.join()])} onClick={decide}>
        Keep these and save
      </Button>
    </Dialog>
  )
}

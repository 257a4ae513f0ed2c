import { same, valueAt, withValue } from '@college/shared/content/values'
import { useState } from 'react'
import { type Change, changesBetween, describeChange } from '../../protocol/changes'
import type { Conflict } from '../../protocol/protocol'
import { nameOfFile, useEditor } from '../state/editor-store'
import { saveAll } from '../state/save'
import { sendNow } from '../state/send-drafts'
import barStyles from './bar.module.css'
import { shown } from './before-after'
import { Dialog } from './dialog'
import styles from './dialog.module.css'

/** Somebody saved a file meanwhile: both versions, field by field. */
export function ConflictDialog() {
  const conflict = useEditor(({ conflicts }) => conflicts[0])
  return conflict ? <Fields key={conflict.path} conflict={conflict} /> : null
}

type Side = 'mine' | 'theirs'

/** The side that alone has changed a field. */
function only({ path, before, after }: Change, base: unknown): Side | undefined {
  const original = valueAt(base, path)
  if (same(original, after)) return 'theirs'
  return same(original, before) ? 'mine' : undefined
}

function Fields({ conflict }: { conflict: Conflict }) {
  const { path, revision, edition, base, mine, theirs } = conflict
  const changes = changesBetween(theirs, mine)
  // What only one of the two has changed is that one's, unless somebody decides otherwise.
  const [chosen, setChosen] = useState<Record<string, Side | undefined>>(() =>
    Object.fromEntries(changes.map((change) => [change.path.join(), only(change, base)])),
  )
  const later = () => useEditor.setState(({ conflicts }) => ({ conflicts: conflicts.slice(1) }))
  const decide = async () => {
    const kept = changes.filter(({ path }) => chosen[path.join()] === 'mine')
    // Items that are taken out last, the later ones first: the places of the others do not move.
    const ordered = [
      ...kept.filter(({ after }) => after !== undefined),
      ...kept.filter(({ after }) => after === undefined).reverse(),
    ]
    const data = ordered.reduce((data, { path, after }) => withValue(data, path, after), theirs)
    // Words like any that were typed, into what is theirs.
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
                  <strong>{side === 'mine' ? 'Yours' : 'Theirs'}</strong>{' '}
                  {shown(side === 'mine' ? change.after : change.before)}
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
      <button
        type="button"
        className={barStyles.primary}
        disabled={changes.some(({ path }) => !chosen[path.join()])}
        onClick={decide}
      >
        Keep these and save
      </button>
    </Dialog>
  )
}

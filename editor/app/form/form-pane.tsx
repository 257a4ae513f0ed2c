import { standsIn } from '@college/shared/contract/page-data'
import type { KeyboardEvent } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { fileName, whoElse } from '../../protocol/file-name'
import { Button } from '../bar/button'
import { enterPage } from '../page/frames'
import { changedFiles, useEditor } from '../state/editor-store'
import { useSitePages } from '../state/entries'
import { openWrong } from '../state/save'
import type { Schema } from '../state/schema'
import { EntryAddress } from './address-dialog'
import { controls } from './controls'
import { ControlsContext, GroupFields } from './field'
import { FileChoice } from './file-choice'
import { FileContext, useFile } from './form-context'
import styles from './form-pane.module.css'
import { RemoveEntry } from './remove-entry'
import { linksId } from './small-fields'

export const formId = 'form'

export function FormPane() {
  const current = useEditor(({ current }) => current)
  const isKnown = useEditor(({ files }) => current in files)
  // Back to the page, where arrow keys choose a text.
  const backToPage = ({ key, defaultPrevented, nativeEvent }: KeyboardEvent) => {
    // Escape also closes a dialog, and an input method's list of words.
    if (defaultPrevented || nativeEvent.isComposing || document.querySelector('dialog[open]')) return
    if (key === 'Escape') enterPage()
  }
  return (
    <section className={styles.pane} aria-label="The form" id={formId} tabIndex={-1} onKeyDown={backToPage}>
      <FileChoice />
      {isKnown ? (
        <FileContext value={current} key={current}>
          <OpenFile path={current} />
        </FileContext>
      ) : (
        <p className={styles.note}>Click a sentence, a figure or a picture in the page to edit it.</p>
      )}
    </section>
  )
}

function OpenFile({ path }: { path: string }) {
  const name = useFile(fileName)
  const schema = useFile(({ schema }) => schema)
  const isThere = useFile(({ data }) => data !== null)
  const broken = useFile(({ broken }) => broken)
  const schemas = useEditor(({ start }) => start?.schemas)
  const pages = useSitePages()
  if (broken)
    return (
      <>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.broken}>
          This is written in a way that no form can show. Whoever works on the source has to mend it; what
          visitors see stays.
        </p>
        <details>
          <summary>For them</summary>
          <p>{broken}</p>
        </details>
      </>
    )
  return (
    <>
      <h2 className={styles.title}>{name}</h2>
      <EntryAddress />
      {whoElse[path] && <p className={styles.note}>{whoElse[path]}</p>}
      <ToMend />
      <datalist id={linksId}>
        {pages
          .filter((page) => !standsIn(page))
          .map((page) => (
            <option key={page} value={page} />
          ))}
      </datalist>
      {isThere ? (
        <ControlsContext value={controls}>
          <GroupFields schema={schemas?.[schema] as Schema} path={[]} />
        </ControlsContext>
      ) : (
        <p className={styles.note}>This will be removed when you save. Undo takes it back.</p>
      )}
      <RemoveEntry />
    </>
  )
}

/** Says how many fields must be mended before a save, and in which files; goes to the next one. */
function ToMend() {
  const wrong = useEditor(
    useShallow((state) => changedFiles(state).filter(({ problems }) => problems.length > 0)),
  )
  const count = wrong.reduce((sum, { problems }) => sum + problems.length, 0)
  if (count === 0) return null
  return (
    <Button className={styles.mend} onClick={openWrong}>
      {count === 1 ? 'One field is' : `${count} fields are`} not right yet in{' '}
      {wrong.map(fileName).join(' and ')}: go to the next
    </Button>
  )
}

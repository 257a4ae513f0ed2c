import { type ReactNode, useState } from 'react'
import { changesBetween, describeChange, keyOf, nameOf } from '../../protocol/changes'
import { fileName } from '../../protocol/file-name'
import { changedFiles, useEditor } from '../state/editor-store'
import { discard } from '../state/send-drafts'
import { Button } from './button'
import { Dialog } from './dialog'
import styles from './dialog.module.css'

export function ChangesDialog({ onClose }: { onClose: () => void }) {
  const { files } = useEditor()
  const changed = changedFiles({ files })
  const [asked, setAsked] = useState<string>()
  const giveBack = async (path: string) => {
    setAsked(undefined)
    await discard(path)
    if (changedFiles(useEditor.getState()).length === 0) onClose()
  }
  return (
    <Dialog title="What changes?" onClose={onClose}>
      {changed.map((file) => (
        <section key={file.path} className={styles.file}>
          <div className={styles.fileHead}>
            <h3>{fileName(file)}</h3>
            <Button aria-label={`Discard: ${fileName(file)}`} onClick={() => setAsked(file.path)}>
              Discard
            </Button>
          </div>
          {asked === file.path && (
            <section className={styles.warning} aria-label={`Discard: ${fileName(file)}`}>
              <p>What you have typed here goes, and nothing brings it back.</p>
              <Button primary onClick={() => giveBack(file.path)}>
                Yes, discard it
              </Button>{' '}
              <Button onClick={() => setAsked(undefined)}>No</Button>
            </section>
          )}
          {file.saved === null && <p>New</p>}
          {file.data === null && <p>Will be removed</p>}
          {file.saved !== null && file.data !== null && (
            <dl className={styles.changes}>
              {changesBetween(file.saved, file.data).map((change) => (
                <BeforeAfter
                  key={keyOf(change)}
                  what={describeChange(change, file.data)}
                  before={[change.before]}
                  after={[change.after]}
                />
              ))}
            </dl>
          )}
        </section>
      ))}
    </Dialog>
  )
}

type BeforeAfterProps = { what: string; before: unknown[]; after: unknown[]; children?: ReactNode }

export const BeforeAfter = ({ what, before, after, children }: BeforeAfterProps) => (
  <div>
    <dt className={styles.fileHead}>
      {what}
      {children}
    </dt>
    <Texts values={before} className={styles.before} />
    <Texts values={after} className={styles.after} />
  </div>
)

/** Skips undefined: nothing was there, or nothing is. */
const Texts = ({ values, className }: { values: unknown[]; className: string | undefined }) =>
  values.map(
    (value, index) =>
      value !== undefined && (
        <dd key={index} className={className}>
          {shown(value)}
        </dd>
      ),
  )

/** A value as text: a string as it is, an entry by its name, a list by its names. */
export const shown = (value: unknown, none = 'nothing'): string =>
  Array.isArray(value)
    ? value.map((item) => nameOf(item) ?? '…').join(', ')
    : typeof value === 'object' && value !== null
      ? (nameOf(value) ?? 'an entry')
      : String(value ?? none)

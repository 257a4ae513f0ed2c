import { changesBetween, describeChange } from '../../protocol/changes'
import { fileName } from '../../protocol/file-name'
import { changedFiles, useEditor } from '../state/editor-store'
import { discard } from '../state/send-drafts'
import barStyles from './bar.module.css'
import { BeforeAfter } from './before-after'
import { Dialog } from './dialog'
import styles from './dialog.module.css'

/** What would be saved: each text before and after. */
export function ChangesDialog({ onClose }: { onClose: () => void }) {
  const { files } = useEditor()
  const changed = changedFiles({ files })
  const giveBack = async (path: string) => {
    await discard(path)
    if (changedFiles(useEditor.getState()).length === 0) onClose()
  }
  return (
    <Dialog title="What changes?" onClose={onClose}>
      {changed.map((file) => (
        <section key={file.path} className={styles.file}>
          <div className={styles.fileHead}>
            <h3>{fileName(file)}</h3>
            <button type="button" className={barStyles.button} onClick={() => giveBack(file.path)}>
              Discard
            </button>
          </div>
          {file.saved === null && <p>New</p>}
          {file.data === null && <p>Will be removed</p>}
          {file.saved !== null && file.data !== null && (
            <dl className={styles.changes}>
              {changesBetween(file.saved, file.data).map((change) => (
                <BeforeAfter
                  key={change.path.join()}
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

import { fileName, sectionName, whoElse } from '../../platform/editor/file-name'
import { NewEntry } from '../bar/new-entry'
import { useView } from '../page/view'
import { focusOn, mayEdit, useEditor } from '../state/editor-store'
import type { Schema } from '../state/schema'
import { FileForm } from './field'
import { FileContext } from './form-context'
import styles from './form-pane.module.css'
import { RemoveEntry } from './remove-entry'

/** The form of what the page shows. */
export function FormPane() {
  const { start, files, current } = useEditor()
  const shownFiles = useView(({ shownFiles }) => shownFiles)
  const path = useView(({ path }) => path)
  const file = files[current]
  const onPage = [...new Set([...shownFiles, 'shell/content/chrome.yaml', 'shared/site.yaml'])].filter(
    (path) => files[path] && mayEdit(path),
  )
  return (
    <section className={styles.pane} aria-label="The form">
      <div className={styles.files}>
        <h2 className={styles.heading}>On this page</h2>
        <ul className={styles.tabs}>
          {onPage.map((path) => {
            const tab = files[path]
            return (
              tab && (
                <li key={path}>
                  <button
                    type="button"
                    className={styles.tab}
                    aria-pressed={path === current}
                    onClick={() => focusOn(path, [])}
                  >
                    {fileName(tab)}
                  </button>
                </li>
              )
            )
          })}
        </ul>
        <AnyFile />
        <NewEntry />
      </div>
      {file && start ? (
        <FileContext value={current} key={current}>
          <h2 className={styles.title}>{fileName(file)}</h2>
          {whoElse(current) && <p className={styles.note}>{whoElse(current)}</p>}
          {file.data === null ? (
            <p className={styles.note}>This will be removed when you save. Undo takes it back.</p>
          ) : (
            <FileForm schema={start.schemas[file.schema] as Schema} />
          )}
          <RemoveEntry />
        </FileContext>
      ) : (
        <p className={styles.note}>
          {path ? 'Click a sentence, a figure or a picture in the page to edit it.' : 'The page is opening …'}
        </p>
      )}
    </section>
  )
}

/** Every file, by section: for what no page shows at once, and for the keyboard. */
function AnyFile() {
  const { files, current } = useEditor()
  const all = Object.values(files).filter(({ path }) => mayEdit(path))
  const folders = [...new Set(all.map(({ path }) => folderOf(path)))]
  return (
    <label className={styles.any}>
      Everything
      <select value={current} onChange={({ target }) => focusOn(target.value, [])}>
        {current === '' && <option value="">Choose …</option>}
        {folders.map((folder) => (
          <optgroup key={folder} label={sectionName(folder)}>
            {all
              .filter(({ path }) => folderOf(path) === folder)
              .map((file) => (
                <option key={file.path} value={file.path}>
                  {fileName(file)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

const folderOf = (path: string) => path.split('/')[0] ?? ''

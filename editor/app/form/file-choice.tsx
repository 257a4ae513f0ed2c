import { useShallow } from 'zustand/react/shallow'
import { fileName, folderOf, sectionName, sitePath } from '../../protocol/file-name'
import { Button } from '../bar/button'
import { NewEntry } from '../bar/new-entry'
import { useView } from '../page/view'
import { focusOn, mayEdit, useEditor } from '../state/editor-store'
import styles from './form-pane.module.css'

/** The files of the current page, and every file by section. */
export function FileChoice() {
  const current = useEditor(({ current }) => current)
  const shownFiles = useView(({ shownFiles }) => shownFiles)
  const names = useEditor(
    useShallow(({ files }) =>
      Object.fromEntries(
        Object.values(files).flatMap((file) => (mayEdit(file.path) ? [[file.path, fileName(file)]] : [])),
      ),
    ),
  )
  const paths = Object.keys(names)
  const onPage = new Set([...shownFiles, 'shell/content/chrome.yaml', sitePath])
  return (
    <div className={styles.files}>
      <h2 className={styles.heading}>On this page</h2>
      <ul className={styles.tabs}>
        {[...onPage]
          .filter((path) => names[path])
          .map((path) => (
            <li key={path}>
              <Button
                className={styles.tab}
                aria-pressed={path === current}
                onClick={() => focusOn(path, [])}
              >
                {names[path]}
              </Button>
            </li>
          ))}
      </ul>
      <label className={styles.any}>
        Everything
        <select value={current} onChange={({ target }) => focusOn(target.value, [])}>
          {current === '' && <option value="">Choose …</option>}
          {[...new Set(paths.map(folderOf))].map((folder) => (
            <optgroup key={folder} label={sectionName(folder)}>
              {paths
                .filter((path) => folderOf(path) === folder)
                .map((path) => (
                  <option key={path} value={path}>
                    {names[path]}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <NewEntry />
    </div>
  )
}

import { useShallow } from 'zustand/react/shallow'
import { fileName, folderOf, sectionName } from '../../protocol/file-name'
import { focusOn, mayEdit, useEditor } from '../state/editor-store'
import styles from './form-pane.module.css'

/** Every file, by section: for what no page shows at once. */
export function AnyFile() {
  const current = useEditor(({ current }) => current)
  const names = useEditor(
    useShallow(({ files }) =>
      Object.fromEntries(
        Object.values(files)
          .filter(({ path }) => mayEdit(path))
          .map((file) => [file.path, fileName(file)]),
      ),
    ),
  )
  const paths = Object.keys(names)
  return (
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
  )
}

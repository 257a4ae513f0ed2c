import { open, usePages } from '../page/frames'
import { filled } from '../page/texts-of-files'
import { useView } from '../page/view'
import { useEditor } from '../state/editor-store'
import { useSitePages } from '../state/entries'
import styles from './bar.module.css'

export function GoTo() {
  const shown = useView(({ path }) => path)
  // The chosen page, while it is loaded: arrow keys go on from it.
  const coming = usePages(({ pages: [, coming] }) => coming?.src.replace(/[?#].*/, ''))
  const path = coming ?? shown
  const pages = filled(useEditor.getState().files, useSitePages())
  return (
    <label className={styles.address}>
      <span className={styles.hint}>Page</span>
      <select value={path} onChange={({ target }) => open(target.value)}>
        {[...new Set([...pages, path])].sort().map((page) => (
          <option key={page}>{page}</option>
        ))}
      </select>
    </label>
  )
}

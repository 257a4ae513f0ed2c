import { useState } from 'react'
import { open } from '../page/frames'
import { filled, pagesIn } from '../page/texts-of-files'
import { useView } from '../page/view'
import { useEditor } from '../state/editor-store'
import styles from './bar.module.css'

export function GoTo() {
  const { path } = useView()
  const [typed, setTyped] = useState<string>()
  const { files } = useEditor.getState()
  const pages = filled(files, pagesIn(files))
  const goTo = (page: string) => {
    setTyped(undefined)
    if (page.startsWith('/') && page !== path) open(page)
  }
  return (
    <form
      className={styles.address}
      onSubmit={(event) => {
        event.preventDefault()
        goTo(typed ?? path)
      }}
    >
      <label>
        <span className={styles.hint}>Page</span>
        <input
          list="pages"
          value={typed ?? path}
          onFocus={() => setTyped('')}
          onBlur={() => setTyped(undefined)}
          onChange={({ target, nativeEvent }) =>
            isPicked(nativeEvent) ? goTo(target.value) : setTyped(target.value)
          }
        />
      </label>
      <datalist id="pages">
        {pages.map((page) => (
          <option key={page} value={page} />
        ))}
      </datalist>
    </form>
  )
}

/** Whether the user picked an offered page. Typed text opens on Enter: `/` is a page, too. */
const isPicked = (event: Event) =>
  !(event instanceof InputEvent) || event.inputType === 'insertReplacementText'

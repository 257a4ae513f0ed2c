import { describeChange } from '../../protocol/changes'
import { fileName } from '../../protocol/file-name'
import { Dialog } from '../bar/dialog'
import styles from '../bar/dialog.module.css'
import { useEditor } from '../state/editor-store'
import { openField } from '../state/open-field'
import { useView } from './view'

/** Several fields have the words that were clicked: which one is meant? */
export function ChoiceDialog() {
  const choices = useView(({ choices }) => choices)
  const files = useEditor(({ files }) => files)
  if (choices.length === 0) return null
  const close = () => useView.setState({ choices: [] })
  return (
    <Dialog title="Which one do you mean?" onClose={close}>
      <ul className={styles.choices}>
        {choices.map(({ file, path, text }) => {
          const edited = files[file]
          if (!edited) return null
          return (
            <li key={file + path.join()}>
              <button
                type="button"
                className={styles.choice}
                onClick={() => {
                  close()
                  openField(file, path)
                }}
              >
                <strong>{fileName(edited)}</strong>
                <span>{describeChange({ path: [...path], before: text, after: text }, edited.data)}</span>
                <em>{text.length > 80 ? `${text.slice(0, 80)}…` : text}</em>
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

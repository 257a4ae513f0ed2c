import { describeChange } from '../../protocol/changes'
import { Button } from '../bar/button'
import { Dialog } from '../bar/dialog'
import styles from '../bar/dialog.module.css'
import { dataOf, mayEdit, nameOfFile, openField, tell, useEditor } from '../state/editor-store'
import { findFields } from './find-fields'
import { entriesOf } from './texts-of-files'
import { useView } from './view'

/** Opens the field that was clicked in the page, or offers the candidates. */
export function choose(texts: string[], picture: string) {
  const { files } = useEditor.getState()
  const entries = Object.values(files)
    .filter(({ path }) => mayEdit(path))
    .flatMap((file) => entriesOf(files, file))
  const [first, ...others] = findFields(entries, texts, picture, useView.getState().shownFiles)
  if (!first)
    return tell('What you clicked is made by the page itself, or belongs to a section that is not yours.')
  if (others.length > 0) return useView.setState({ choices: [first, ...others] })
  openField(first.file, first.path)
}

/** Asks which one is meant when several fields have the clicked words. */
export function ChoiceDialog() {
  const choices = useView(({ choices }) => choices)
  if (choices.length === 0) return null
  const close = () => useView.setState({ choices: [] })
  return (
    <Dialog title="Which one do you mean?" onClose={close}>
      <ul className={styles.choices}>
        {choices.map(({ file, path, text }) => (
          <li key={file + path.join()}>
            <Button
              className={styles.choice}
              onClick={() => {
                close()
                openField(file, path)
              }}
            >
              <strong>{nameOfFile(file)}</strong>
              <span>{describeChange({ path, before: text, after: text }, dataOf(file))}</span>
              <em>{text.length > 80 ? `${text.slice(0, 80)}…` : text}</em>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

import { mayEdit, tell, useEditor } from '../state/editor-store'
import { openField } from '../state/open-field'
import { findFields } from './find-fields'
import { entriesOf } from './texts-of-files'
import { useView } from './view'

/** Opens the field of what was clicked in the page, or offers those that it may be. */
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

import { focusOn, mayEdit, tell, useEditor } from '../state/editor-store'
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

/** Opens a field in the form, and gives it the focus once it is there. */
export function openField(file: string, path: readonly (string | number)[]) {
  focusOn(file, path)
  requestAnimationFrame(() => reach(fieldId(path), 30))
}

/** Gives a control the focus as soon as the parts around it have opened. */
function reach(id: string, frames: number) {
  const control = document.getElementById(id)
  if (control) control.focus()
  else if (frames > 0) requestAnimationFrame(() => reach(id, frames - 1))
}

/** The id of a field's control in the form. */
export const fieldId = (path: readonly (string | number)[]) => `field-${path.join('-') || 'file'}`

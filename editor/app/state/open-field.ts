import type { Path } from '@college/shared/content/values'
import { fieldIdStart } from '../../in-page/shortcut'
import { useView } from '../page/view'
import { focusOn } from './editor-store'

/** Opens a field in the form, and gives it the focus once it is there. */
export function openField(file: string, path: Path) {
  focusOn(file, path)
  useView.setState({ pane: 'form' })
  requestAnimationFrame(() => reach(path, 30))
}

/** Gives a control the focus as soon as the parts around it have opened; without it, what is around it. */
function reach(path: Path, frames: number) {
  const control = document.getElementById(fieldId(path))
  if (control) control.focus()
  else if (frames > 0) requestAnimationFrame(() => reach(path, frames - 1))
  else if (path.length > 0) reach(path.slice(0, -1), 0)
}

/** The id of a field's control in the form. */
export const fieldId = (path: Path) => `${fieldIdStart}${path.join('-') || 'file'}`

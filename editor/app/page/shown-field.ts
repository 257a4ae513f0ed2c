import { type Path, valueAt } from '@college/shared/content/values'
import type { ToPage } from '../../in-page/messages'
import { useEditor } from '../state/editor-store'
import { entriesOf } from './texts-of-files'

/** What the page should outline for the field that is edited. */
export function shownField(current: string, focus: Path): ToPage {
  const { files } = useEditor.getState()
  const file = files[current]
  const entries = file && focus.length > 0 ? entriesOf(files, file) : []
  const key = focus.join('.')
  const entry =
    entries.find(({ path }) => path.join('.') === key) ??
    entries.find(({ path }) => path.join('.').startsWith(`${key}.`))
  const picture = pictureBeside(file?.data, focus)
  if (!entry) return { kind: 'show', text: '', picture, context: [] }
  return {
    kind: 'show',
    text: entry.picture || picture ? '' : entry.text,
    picture: entry.picture ? entry.text : picture,
    context: entry.context,
  }
}

/** The picture to which a field belongs, such as its description. */
function pictureBeside(data: unknown, focus: Path): string {
  if (!['alt', 'focus', 'picture', 'photo'].includes(String(focus.at(-1)))) return ''
  const group = valueAt(data, focus.slice(0, -1))
  const name =
    typeof group === 'object' && group !== null
      ? Reflect.get(group, focus.at(-1) === 'photo' ? 'photo' : 'picture')
      : ''
  return typeof name === 'string' ? name : ''
}

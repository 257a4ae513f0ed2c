import { type Path, same, valueAt, withValue } from '@college/shared/content/values'
import { clean } from './clean'
import { type Step, tell, useEditor } from './editor-store'
import { sendDrafts } from './send-drafts'
import type { Unsent } from './versions'

const { getState: get, setState: set } = useEditor

/** Milliseconds within which keys in one field form one undo step. */
const oneStep = 1500

/** Changes one value: in the form and the page at once, at the server when typing pauses. */
export function change(file: string, path: Path, given: unknown) {
  const value = clean(given)
  const data = get().files[file]?.data
  const old = valueAt(data, path)
  if (same(old, value)) return
  const last = get().done.at(-1)
  // One letter more or fewer is typing; clearing or pasting is a separate step.
  const isTyping =
    typeof value === 'string' && typeof old === 'string' && Math.abs(value.length - old.length) === 1
  const goesOn =
    last?.file === file && last.path.join() === path.join() && isTyping && Date.now() - last.at < oneStep
  const step: Step = { file, path, before: goesOn && last ? last.before : old, after: value, at: Date.now() }
  set(({ done }) => ({ done: [...(goesOn ? done.slice(0, -1) : done), step], undone: [] }))
  put(file, withValue(data, path, value), path)
}

export const undo = () => move('done', 'undone', 'before', 'after')
export const redo = () => move('undone', 'done', 'after', 'before')

function move(from: 'done' | 'undone', to: 'done' | 'undone', side: keyof Step, other: keyof Step) {
  const step = get()[from].at(-1)
  if (!step) return
  const { file, path } = step
  const known = get().files[file]
  set((state) => ({ [from]: state[from].slice(0, -1) }))
  if (!known) return tell('This entry has been removed and saved: it stays removed.', true)
  if (!same(valueAt(known.data, path), step[other]))
    return tell('This text has been changed elsewhere since: it stays as it is.', true)
  set((state) => ({ [to]: [...state[to], { ...step, at: 0 }], current: file, focus: path }))
  put(file, withValue(known.data, path, step[side]), path)
}

/** Shows a text in the page before the server has checked it: replacing a text by a text fits every page. */
function put(path: string, data: unknown, at: Path) {
  const known = get().files[path]
  if (!known) return
  const value = valueAt(data, at)
  const isText =
    typeof value === 'string' && value.trim() !== '' && typeof valueAt(known.shown, at) === 'string'
  const shown = isText ? withValue(known.shown, at, value) : known.shown
  set(({ files, unsent }) => {
    const typed: Omit<Unsent, 'held'> = unsent[path] ?? { since: Date.now(), known: [known.data] }
    return {
      files: { ...files, [path]: { ...known, data, shown } },
      unsent: { ...unsent, [path]: { ...typed, later: typed.later ?? Date.now(), held: false } },
    }
  })
  sendDrafts(isText)
}

import { type Path, same } from '@college/shared/content/values'
import { create } from 'zustand'
import { fieldIdStart } from '../../in-page/shortcut'
import { fileName, folderOf } from '../../protocol/file-name'
import type { Conflict, EditedFile, Start } from '../../protocol/protocol'
import { useView } from '../page/view'
import { Refused } from './requests'
import type { Unsent } from './versions'

/** One undoable step: a value, before and after. Others may have changed the rest of its file since. */
export type Step = { file: string; path: Path; before: unknown; after: unknown; at: number }

type State = {
  start: Start | undefined
  files: Record<string, EditedFile>
  /** Files with words that the server has not confirmed. */
  unsent: Record<string, Unsent>
  /** Why the last attempt to send words failed; empty when it succeeded. */
  failing: string
  /** The file in the form, and its field being edited. */
  current: string
  focus: Path
  done: Step[]
  undone: Step[]
  conflicts: Conflict[]
  /** The latest event, announced to screen readers too. */
  notice: { words: string; wrong: boolean } | undefined
  saving: boolean
}

export const useEditor = create<State>(() => ({
  start: undefined,
  files: {},
  unsent: {},
  failing: '',
  current: '',
  focus: [],
  done: [],
  undone: [],
  conflicts: [],
  notice: undefined,
  saving: false,
}))

const { getState: get, setState: set } = useEditor

export const focusOn = (current: string, focus: Path) => set({ current, focus })

export const fieldId = (path: Path) => `${fieldIdStart}${path.join('-') || 'file'}`

/** Opens a field in the form, and focuses it once it is rendered. */
export function openField(file: string, path: Path) {
  focusOn(file, path)
  useView.setState({ pane: 'form' })
  requestAnimationFrame(() => reach(path, 30))
}

/** Focuses a control as soon as the parts around it have opened; failing that, its parent. */
function reach(path: Path, frames: number) {
  const control = document.getElementById(fieldId(path))
  if (control) control.focus()
  else if (frames > 0) requestAnimationFrame(() => reach(path, frames - 1))
  else if (path.length > 0) reach(path.slice(0, -1), 0)
}

export const tell = (words: string, wrong = false) => set({ notice: { words: named(words), wrong } })

/** Words of the server, with the names of files in place of their paths. */
export const named = (words: string) =>
  Object.keys(get().files).reduce((words, path) => words.replaceAll(path, () => nameOfFile(path)), words)

/** The data of a file, with everything typed. */
export const dataOf = (path: string) => get().files[path]?.data

export function nameOfFile(path: string) {
  const file = get().files[path]
  return file ? fileName(file) : path
}

/** Whether this person may edit a file; others are read-only. */
export const mayEdit = (path: string) => get().start?.person.sections.includes(folderOf(path)) ?? false

/** Returns a function that tells whether the user has moved on since, to another field or typing: keep their focus. */
export function watchHands(): () => boolean {
  const { focus, done } = get()
  return () => get().focus !== focus || get().done !== done
}

export const changedFiles = ({ files }: Pick<State, 'files'>) =>
  Object.values(files).filter(({ saved, data }) => !same(saved, data))

/** Runs what the server may refuse, and shows its message. */
export async function attempt(run: () => Promise<void>) {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    tell(error.message, true)
  }
}

import { create } from 'zustand'
import { same } from '../../platform/editor/changes'
import type { Conflict, EditedFile, Start } from '../../platform/editor/protocol'
import { ask, Refused } from './requests'
import { type Path, valueAt, withValue } from './value-at'

/** One step that can be undone. */
type Step = { file: string; path: Path; before: unknown; after: unknown; at: number }

type State = {
  start: Start | undefined
  files: Record<string, EditedFile>
  /** The file in the form, and the field in it that is being edited. */
  current: string
  focus: Path
  done: Step[]
  undone: Step[]
  conflicts: Conflict[]
  /** What just happened, for everybody to hear. */
  notice: { words: string; wrong: boolean } | undefined
  saving: boolean
}

export const useEditor = create<State>(() => ({
  start: undefined,
  files: {},
  current: '',
  focus: [],
  done: [],
  undone: [],
  conflicts: [],
  notice: undefined,
  saving: false,
}))

const { getState: get, setState: set } = useEditor

/** Milliseconds within which keys in one field are one step. */
const oneStep = 1500

export async function begin() {
  await attempt(async () => {
    const start = await ask<Start>('/api/start')
    set({ start, files: byPath(start.files) })
  })
}

/** Changes one value. It is in the page as soon as the server has checked it. */
export function change(file: string, path: Path, value: unknown, order?: string[]) {
  const before = get().files[file]?.data
  const after = withValue(before, path, value, order)
  if (same(before, after)) return
  const last = get().done.at(-1)
  const old = valueAt(before, path)
  // One letter more or fewer is typing; what is cleared or pasted is a step of its own.
  const isTyping =
    typeof value === 'string' && typeof old === 'string' && Math.abs(value.length - old.length) === 1
  const goesOn =
    last?.file === file && last.path.join() === path.join() && isTyping && Date.now() - last.at < oneStep
  const step: Step = { file, path, before: goesOn && last ? last.before : before, after, at: Date.now() }
  set(({ done }) => ({ done: [...(goesOn ? done.slice(0, -1) : done), step], undone: [] }))
  put(file, after)
}

export const undo = () => move('done', 'undone', 'before')
export const redo = () => move('undone', 'done', 'after')

function move(from: 'done' | 'undone', to: 'done' | 'undone', side: 'before' | 'after') {
  const step = get()[from].at(-1)
  if (!step) return
  set((state) => ({
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], { ...step, at: 0 }],
    current: step.file,
    focus: step.path,
  }))
  put(step.file, step[side])
}

export const focusOn = (current: string, focus: Path) => set({ current, focus })
export const tell = (words: string, wrong = false) => set({ notice: { words, wrong } })

/** Whether this person may edit a file; the others are there to be looked up. */
export const mayEdit = (path: string) =>
  get().start?.person.sections.includes(path.split('/')[0] ?? '') ?? false

/** Files that differ from what is saved. */
export const changedFiles = ({ files }: Pick<State, 'files'>) =>
  Object.values(files).filter(({ saved, data }) => !same(saved, data))

const sending = new Map<string, 'sending' | 'again'>()

/** Shows the value at once and hands it over; what is typed while one is on its way follows it. */
function put(file: string, data: unknown) {
  const known = get().files[file]
  if (known) set(({ files }) => ({ files: { ...files, [file]: { ...known, data } } }))
  if (sending.has(file)) sending.set(file, 'again')
  else send(file)
}

async function send(path: string): Promise<void> {
  sending.set(path, 'sending')
  const { data, revision } = get().files[path] ?? {}
  await attempt(async () => {
    const { file } = await ask<{ file: EditedFile }>('/api/draft', { path, data, revision })
    const newer = sending.get(path) === 'again' ? get().files[path]?.data : file.data
    set(({ files }) => ({ files: { ...files, [path]: { ...file, data: newer } } }))
  })
  const again = sending.get(path) === 'again'
  sending.delete(path)
  if (again) return send(path)
}

/** Takes files from an answer of the server. */
export function receive(files: EditedFile[], all = false) {
  set((state) => ({ files: all ? byPath(files) : { ...state.files, ...byPath(files) } }))
}

export async function saveAll() {
  while (sending.size > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  const paths = changedFiles(get()).map(({ path }) => path)
  if (paths.length === 0 || get().saving) return
  const wrong = changedFiles(get()).find(({ problems }) => problems.length > 0)
  if (wrong) {
    const [problem] = wrong.problems
    set({ current: wrong.path, focus: problem?.path ?? [] })
    return tell('Nothing is saved yet: one field is not right. It has the focus.', true)
  }
  set({ saving: true })
  await attempt(async () => {
    const { message, conflicts, files } = await ask<{
      message: string
      conflicts: Conflict[]
      files: EditedFile[]
    }>('/api/save', { paths })
    set({ conflicts, ...(message && { done: [], undone: [] }) })
    receive(files, true)
    if (message) tell(`Saved. ${message}`)
  })
  set({ saving: false })
}

/** Does something that the server may refuse, and says its sentence. */
export async function attempt(run: () => Promise<void>) {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    tell(error.message, true)
  }
}

const byPath = (files: EditedFile[]) => Object.fromEntries(files.map((file) => [file.path, file]))

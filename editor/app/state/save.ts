import { fileName } from '../../protocol/file-name'
import type { Saved } from '../../protocol/protocol'
import { attempt, changedFiles, tell, useEditor } from './editor-store'
import { openField } from './open-field'
import { ask } from './requests'
import { inTurn, receive, sendNow } from './send-drafts'

const { getState: get, setState: set } = useEditor

/** Saves every changed file that is right, and opens the first field that is not. */
export async function saveAll() {
  if (get().saving || changedFiles(get()).length === 0) return
  set({ saving: true })
  try {
    await attempt(save)
  } finally {
    set({ saving: false })
  }
}

async function save() {
  const begun = Date.now()
  if (!(await sendNow())) return tell(`Nothing is saved yet. ${get().failing}`, true)
  const { message, conflicts, files, kept, notice } = await inTurn(() => {
    const paths = changedFiles(get()).flatMap(({ path }) => (get().unsent[path]?.held ? [] : path))
    return ask<Saved>('/api/save', ['message', 'conflicts', 'files'], { paths })
  })
  set(({ done }) => ({
    conflicts,
    ...(message && { done: done.filter(({ at }) => at > begun), undone: [] }),
  }))
  receive(files, true)
  const names = (kept ?? []).map((path) => nameOf(path))
  const words = [
    message && `Saved: ${message}.`,
    names.length > 0 && `Not saved yet, because something is missing: ${names.join(', ')}.`,
    notice,
  ].filter(Boolean)
  if (words.length > 0) tell(words.join(' '), names.length > 0 || Boolean(notice))
  if (names.length > 0 && !message) openWrong()
}

function nameOf(path: string) {
  const file = get().files[path]
  return file ? fileName(file) : path
}

/** Opens the next field that is not right. Gives whether there is one. */
export function openWrong(): boolean {
  const { files, current, focus } = get()
  const wrong = changedFiles({ files }).flatMap(({ path: file, problems }) =>
    problems.map(({ path }) => ({ file, path })),
  )
  const here = wrong.findIndex(({ file, path }) => file === current && path.join() === focus.join())
  const next = wrong[(here + 1) % wrong.length]
  if (!next) return false
  openField(next.file, next.path)
  return true
}

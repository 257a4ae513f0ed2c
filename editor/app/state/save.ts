import type { Conflict, EditedFile } from '../../protocol/protocol'
import { attempt, changedFiles, receive, tell, useEditor } from './editor-store'
import { openField } from './open-field'
import { ask } from './requests'
import { allSent } from './send-drafts'

const { getState: get, setState: set } = useEditor

type Answer = { message: string; conflicts: Conflict[]; files: EditedFile[] }

/** Saves every changed file, or opens the first field that is not right. */
export async function saveAll() {
  if (get().saving || changedFiles(get()).length === 0) return
  set({ saving: true })
  await allSent()
  if (openWrong()) tell('Nothing is saved yet: mend the field that has the focus.', true)
  else
    await attempt(async () => {
      const paths = changedFiles(get()).map(({ path }) => path)
      const { message, conflicts, files } = await ask<Answer>('/api/save', { paths })
      set({ conflicts, ...(message && { done: [], undone: [] }) })
      receive(files, true)
      if (message) tell(`Saved. ${message}`)
    })
  set({ saving: false })
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

import { attempt, changedFiles, nameOfFile, openField, tell, useEditor, watchHands } from './editor-store'
import { ask } from './requests'
import { inTurn, mark, receive, sendNow } from './send-drafts'

const { getState: get, setState: set } = useEditor

/** Saves every changed file that is valid, and opens the first invalid field. Sends what was saved on this machine only. */
export async function saveAll() {
  const { saving, start } = get()
  if (saving || (changedFiles(get()).length === 0 && !start?.waits)) return
  set({ saving: true })
  try {
    await attempt(save)
  } finally {
    set({ saving: false })
  }
}

async function save() {
  const waited = get().start?.waits
  const hasGoneOn = watchHands()
  // Ask again about postponed conflicts.
  for (const path of Object.keys(get().unsent)) mark(path, { held: false })
  if (!(await sendNow())) return tell(`Nothing is saved yet. ${get().failing}`, true)
  let paths: string[] = []
  const answer = await inTurn(() => {
    const { unsent } = get()
    paths = changedFiles(get()).flatMap(({ path }) =>
      unsent[path]?.held || unsent[path]?.declined ? [] : path,
    )
    return ask('save', { paths })
  })
  const { message, conflicts, kept, notice, waits = false } = answer
  set(({ conflicts: earlier }) => ({
    conflicts: [...earlier.filter(({ path }) => !paths.includes(path)), ...conflicts],
  }))
  receive(answer.files, true)
  // Unused uploads can still be taken back.
  set(({ start }) => ({ start: start && { ...start, uploads: answer.uploads, waits } }))
  // For the others the notice gives the reason.
  const names = kept.filter((path) => (get().files[path]?.problems.length ?? 0) > 0).map(nameOfFile)
  const { failing } = get()
  const words = [
    message && `Saved: ${message}.`,
    names.length > 0 && `Not saved yet, because something is missing: ${names.join(', ')}.`,
    waited && !waits && !message && 'What was saved is sent.',
    notice,
    failing && `${message ? '' : 'Nothing is saved yet. '}${failing}`,
  ].filter(Boolean)
  if (words.length > 0) tell(words.join(' '), names.length > 0 || Boolean(notice) || failing !== '')
  if (names.length > 0 && !message && !hasGoneOn()) openWrong()
}

/** Opens the next invalid field. */
export function openWrong() {
  const { files, current, focus } = get()
  const wrong = changedFiles({ files }).flatMap(({ path: file, problems }) =>
    problems.map(({ path }) => ({ file, path })),
  )
  const here = wrong.findIndex(({ file, path }) => file === current && path.join() === focus.join())
  const next = wrong[(here + 1) % wrong.length]
  if (next) openField(next.file, next.path)
}

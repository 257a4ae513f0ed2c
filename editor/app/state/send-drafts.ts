import type { Checked, EditedFile } from '../../protocol/protocol'
import { attempt, receive, useEditor } from './editor-store'
import { ask } from './requests'

/** Milliseconds without a key after which what was typed is handed over. */
const pause = 200

const waiting = new Map<string, ReturnType<typeof setTimeout>>()
const sending = new Set<string>()

/** Hands a draft to the server, which keeps and checks it: at once, or when typing pauses. */
export function sendDraft(path: string, isTyping: boolean) {
  clearTimeout(waiting.get(path))
  waiting.set(path, setTimeout(send, isTyping ? pause : 0, path))
}

async function send(path: string, leaving = false): Promise<void> {
  clearTimeout(waiting.get(path))
  // One at a time: each answer brings the revision that the next one needs.
  if (sending.has(path)) return sendDraft(path, true)
  waiting.delete(path)
  const { data, revision, edition } = useEditor.getState().files[path] ?? {}
  if (data === undefined) return
  sending.add(path)
  await attempt(async () => {
    const checked = await ask<Checked>('/api/draft', { path, data, revision, edition }, leaving)
    useEditor.setState(({ files }) => {
      const known = files[path]
      if (!known) return {}
      // What was typed meanwhile is in the page already, and on its way here.
      const shown = waiting.has(path) ? known.shown : checked.shown
      return { files: { ...files, [path]: { ...known, ...checked, shown } } }
    })
  })
  sending.delete(path)
}

/** Resolves when the server has everything that was typed. */
export async function allSent() {
  while (waiting.size + sending.size > 0) {
    for (const path of waiting.keys()) if (!sending.has(path)) send(path)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Gives a file back as it is saved; a new one is gone. */
export const discard = (path: string) =>
  attempt(async () => {
    clearTimeout(waiting.get(path))
    waiting.delete(path)
    const { files } = await ask<{ files: EditedFile[] }>('/api/discard', { paths: [path] })
    receive(files, true)
    useEditor.setState(({ done }) => ({ done: done.filter(({ file }) => file !== path), undone: [] }))
  })

// Nothing is lost by a reload in the middle of a word.
addEventListener('pagehide', () => {
  for (const path of waiting.keys()) send(path, true)
})

import { same } from '@college/shared/content/values'
import type { EditedFile, Start } from '../../protocol/protocol'
import { attempt, dataOf, tell, useEditor } from './editor-store'
import { ask, Declined, Refused } from './requests'
import { merged, type Unsent } from './versions'

/** Milliseconds without a key until typed words are sent, and the longest wait while typing continues. */
const pause = 200
const typingFor = 800
/** The longest time between two attempts. */
const longest = 30_000

const { getState: get, setState: set } = useEditor

let turn: Promise<unknown> = Promise.resolve()
let timer: ReturnType<typeof setTimeout> | undefined
let tries = 0
/** Whether a request went unanswered: it may have been carried out. */
let inDoubt = false
/** Files being discarded: words typed now must not arrive before that. */
const goingBack = new Set<string>()

/**
 * Sends a request that changes drafts, one at a time: each answer holds the revision that the next request
 * needs. After a request without a proper answer, first reads what the server has.
 */
export function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const result = turn.then(async () => {
    try {
      if (inDoubt) receive((await ask('start', {})).files, true)
      inDoubt = false
      return await run()
    } catch (error) {
      inDoubt = true
      sendSoon(wait())
      throw error
    }
  })
  turn = result.catch(() => {})
  return result
}

/** Takes files from an answer. Keeps typed words that the server does not have, and sends them next. */
export function receive(answer: EditedFile[], all = false) {
  const theirs = new Map(answer.map((file) => [file.path, file]))
  set((state) => {
    const next = { files: { ...state.files }, unsent: { ...state.unsent }, conflicts: [...state.conflicts] }
    for (const path of new Set([...(all ? Object.keys(state.files) : []), ...theirs.keys()])) {
      // Ignore the answer for these: it is about to be discarded, even if the same words were typed again.
      if (goingBack.has(path)) continue
      const { file, unsent, conflict } = merged(state.files[path], theirs.get(path), state.unsent[path])
      if (file) next.files[path] = file
      else delete next.files[path]
      if (unsent) next.unsent[path] = unsent
      else delete next.unsent[path]
      const isNew = !state.unsent[path]?.held || state.conflicts.some((other) => other.path === path)
      if (conflict && isNew)
        next.conflicts = [...next.conflicts.filter((other) => other.path !== path), conflict]
    }
    return next
  })
  if (toSend().length > 0) sendSoon(pause)
}

/** Sends typed words to the server, which checks them: at once, or when typing pauses or lasts too long. */
export function sendDrafts(isTyping: boolean) {
  const { failing, unsent } = get()
  const isLate = toSend().some((path) => Date.now() - (unsent[path]?.since ?? 0) > typingFor)
  if (!failing) sendSoon(isTyping && !isLate ? pause : 0)
}

function sendSoon(milliseconds: number) {
  clearTimeout(timer)
  timer = setTimeout(sendNow, milliseconds)
}

const wait = () => Math.min(longest, 1000 * 2 ** tries)
const isToSend = (path: string) =>
  get().unsent[path]?.held === false && path in get().files && !goingBack.has(path)
const toSend = () => Object.keys(get().unsent).filter(isToSend)

/**
 * Sends everything typed so far; retries what the server does not take. A file that it refuses does not hold
 * up the others. Returns whether the server answers.
 */
export async function sendNow(): Promise<boolean> {
  clearTimeout(timer)
  let isAnswered = true
  try {
    await inTurn(async () => {
      const declined: Error[] = []
      for (const path of toSend())
        await send(path).catch((error) => {
          if (!(error instanceof Declined)) throw error
          declined.push(error)
          mark(path, { declined: true })
        })
      if (declined[0]) throw declined[0]
    })
    tries = 0
    set({ failing: '' })
  } catch (error) {
    isAnswered = error instanceof Declined
    if (!(error instanceof Refused)) console.error(error)
    tries++
    set({ failing: error instanceof Error ? error.message : String(error) })
  }
  keepForReload()
  const { failing } = get()
  if (inDoubt || toSend().length > 0) sendSoon(failing ? wait() : pause)
  return isAnswered
}

/** Updates the record of a file's unconfirmed words, if there are any. */
export const mark = (path: string, more: Partial<Unsent>) =>
  set(({ unsent, unsent: { [path]: typed } }) =>
    typed ? { unsent: { ...unsent, [path]: { ...typed, ...more } } } : {},
  )

const draftOf = (path: string) => {
  const { data, revision = 0, edition = '' } = get().files[path] ?? {}
  return { path, data, revision, edition }
}

function askDraft(path: string, keepalive = false) {
  const draft = draftOf(path)
  const earlier = (get().unsent[path]?.known ?? []).filter((data) => !same(data, draft.data))
  mark(path, { known: [...earlier, draft.data], declined: false, later: undefined })
  return ask('draft', draft, keepalive)
}

async function send(path: string) {
  // It may have been discarded while others were sent.
  if (!isToSend(path)) return
  const data = dataOf(path)
  const answer = await askDraft(path)
  if (goingBack.has(path)) return
  receive([answer])
  // What was typed meanwhile is in the page already, and is sent next.
  mark(path, { since: get().unsent[path]?.later ?? Date.now(), known: [data] })
}

/** Resets a file to its saved state; removes a new one. */
export const discard = (path: string) =>
  attempt(async () => {
    set(({ files, unsent: { [path]: _, ...unsent }, done }) => {
      const file = files[path]
      return {
        files: file ? { ...files, [path]: { ...file, data: file.saved, revision: 0 } } : files,
        unsent,
        done: done.filter(({ file }) => file !== path),
        undone: [],
      }
    })
    keepForReload()
    // Already requested, and nothing typed since has been sent.
    if (goingBack.has(path)) return
    goingBack.add(path)
    const asked = inTurn(() => ask('discard', { paths: [path] }))
    try {
      receive(await asked.finally(() => goingBack.delete(path)), true)
    } finally {
      if (toSend().length > 0) sendSoon(pause)
    }
  })

/** Opens the editor with the server's files, and with words that were not sent before a reload. */
export async function begin() {
  await attempt(async () => {
    const start = await ask('start', {})
    const kept = sessionStorage.getItem(storageOf(start))
    if (kept) set(JSON.parse(kept))
    receive(start.files, true)
    set({ start })
    if (start.notice) tell(start.notice, true)
    sessionStorage.removeItem(storageOf(start))
  })
}

/** Words are of the person who typed them, whoever signs in next. */
const storageOf = ({ person }: Start) => `unsent words of ${person.name}`

function keepForReload() {
  const { files, unsent, start } = get()
  // Nothing can have been typed yet.
  if (!start) return
  const storage = storageOf(start)
  const paths = Object.keys(unsent)
  if (paths.length === 0) return sessionStorage.removeItem(storage)
  const kept = {
    files: Object.fromEntries(paths.map((path) => [path, { ...files[path], shown: null }])),
    unsent: Object.fromEntries(paths.map((path) => [path, { ...unsent[path], held: false }])),
  }
  try {
    sessionStorage.setItem(storage, JSON.stringify(kept))
  } catch {
    tell('This browser keeps nothing over a reload: leave this page open until what you typed is kept.', true)
  }
}

addEventListener('online', () => sendNow())

// A telephone may end a hidden page without notice.
document.addEventListener('visibilitychange', () => {
  if (document.hidden && toSend().length > 0) sendNow()
})

addEventListener('pagehide', () => {
  for (const path of toSend()) {
    // Nobody sees the outcome, and the page may be shown again.
    inDoubt = true
    askDraft(path, true).catch(() => {})
  }
  keepForReload()
})

/** Milliseconds by which words should be confirmed: leaving earlier is safe, the request goes on. */
export const due = 2000

/** Bytes of requests that may outlive the page; browsers allow 64 KB. */
const goesOn = 60_000

addEventListener('beforeunload', (event) => {
  const { unsent, failing } = get()
  const typed = Object.values(unsent)
  const isLate = typed.some(({ since }) => failing !== '' || Date.now() - since > due)
  if (isLate || new Blob([JSON.stringify(toSend().map(draftOf))]).size > goesOn) event.preventDefault()
})

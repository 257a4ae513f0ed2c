import type { EditedFile, Start } from '../../protocol/protocol'
import { attempt, dataOf, tell, useEditor } from './editor-store'
import { ask, Declined, Refused } from './requests'
import { merged, type Unsent } from './versions'

/** Milliseconds without a key after which what was typed is handed over, and after which it is while keys go on. */
const pause = 200
const typingFor = 800
/** The longest time between two tries. */
const longest = 30_000

const { getState: get, setState: set } = useEditor

let turn: Promise<unknown> = Promise.resolve()
let timer: ReturnType<typeof setTimeout> | undefined
let tries = 0
/** Whether a request was not answered: it may have been carried out. */
let inDoubt = false
/** Files to be discarded: what is typed into them now must not arrive before that. */
const goingBack = new Set<string>()

/**
 * Asks the server for something that changes drafts. One at a time: each answer brings the revision that the next
 * request needs. After one without a proper answer, the first thing is to look at what the server has.
 */
export function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const result = turn.then(async () => {
    try {
      if (inDoubt) receive((await ask<Start>('start')).files, true)
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

/** Takes files from an answer. What was typed that the server does not have stays, and goes to it next. */
export function receive(answer: EditedFile[], all = false) {
  const theirs = new Map(answer.map((file) => [file.path, file]))
  set((state) => {
    const next = { files: { ...state.files }, unsent: { ...state.unsent }, conflicts: [...state.conflicts] }
    for (const path of new Set([...(all ? Object.keys(state.files) : []), ...theirs.keys()])) {
      // What it says of these is about to be discarded, even if it is what was typed again.
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

/** Hands what was typed to the server, which keeps and checks it: at once, or when typing pauses or has gone on. */
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
 * Hands over everything that was typed until now; what the server does not take is tried again. A file that it refuses
 * keeps no other. Gives whether the server answers.
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
    keepForReload()
  }
  const { failing } = get()
  if (inDoubt || toSend().length > 0) sendSoon(failing ? wait() : pause)
  return isAnswered
}

/** Notes something of the words of a file that the server has not confirmed, if there are any. */
const mark = (path: string, more: Partial<Unsent>) =>
  set(({ unsent, unsent: { [path]: typed } }) =>
    typed ? { unsent: { ...unsent, [path]: { ...typed, ...more } } } : {},
  )

const draftOf = (path: string) => {
  const { data, revision, edition } = get().files[path] ?? {}
  return { path, data, revision, edition }
}

function askDraft(path: string, keepalive = false) {
  const draft = draftOf(path)
  mark(path, { known: [...(get().unsent[path]?.known ?? []), draft.data], declined: false })
  return ask<EditedFile>('draft', draft, keepalive)
}

async function send(path: string) {
  // While others were sent it may have been discarded.
  if (!isToSend(path)) return
  const data = dataOf(path)
  const answer = await askDraft(path)
  if (goingBack.has(path)) return
  receive([answer])
  // What was typed meanwhile is in the page already, and goes next.
  mark(path, { since: Date.now(), known: [data] })
}

/** Gives a file back as it is saved; a new one is gone. */
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
    // It is asked for already, and nothing typed since has been sent.
    if (goingBack.has(path)) return
    goingBack.add(path)
    const asked = inTurn(() => ask<EditedFile[]>('discard', { paths: [path] }))
    try {
      receive(await asked.finally(() => goingBack.delete(path)), true)
    } finally {
      if (toSend().length > 0) sendSoon(pause)
    }
  })

/** Opens the editor with what the server has, and with words that it did not get before a reload. */
export async function begin() {
  await attempt(async () => {
    // First: a reload before the server answers keeps them again.
    const kept = sessionStorage.getItem(storage)
    if (kept) set(JSON.parse(kept))
    const start = await ask<Start>('start')
    receive(start.files, true)
    set({ start })
    if (start.notice) tell(start.notice, true)
    sessionStorage.removeItem(storage)
  })
}

const storage = 'unsent words'

function keepForReload() {
  const { files, unsent } = get()
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

// A telephone may end a page that is out of sight without another word.
document.addEventListener('visibilitychange', () => {
  if (document.hidden && toSend().length > 0) sendNow()
})

addEventListener('pagehide', () => {
  for (const path of toSend()) {
    // Nobody hears what comes of it, and the page may be shown again.
    inDoubt = true
    askDraft(path, true).catch(() => {})
  }
  keepForReload()
})

/** Milliseconds after which words should have been kept: leaving before is no loss, the request goes on. */
export const due = 2000

/** Bytes of requests that a browser lets go on after the page; it has 64 KB. */
const goesOn = 60_000

addEventListener('beforeunload', (event) => {
  const { unsent, failing } = get()
  const typed = Object.values(unsent)
  const isLate = typed.some(({ since }) => failing !== '' || Date.now() - since > due)
  if (isLate || new Blob([JSON.stringify(toSend().map(draftOf))]).size > goesOn) event.preventDefault()
})

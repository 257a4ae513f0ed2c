import { mkdirSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** Files to link from one folder into another: these, or all that the other has no file of the name of. */
export type Links = { from: string; to: string; names?: string[] }

/** What the thread answers, in the order in which it was asked. */
type Answer = { message?: string; code?: string; path?: string }

/** Kept for the next links, but no reason for the process to stay. */
let thread: Worker | undefined
const waiting: ((answer: Answer) => void)[] = []

/**
 * Links files in a thread of its own, one folder after another, while the caller goes on: a large site has tens of
 * thousands, and no byte of them is copied.
 */
export async function linkFiles(links: Links): Promise<void> {
  mkdirSync(links.to, { recursive: true })
  thread ??= startThread()
  thread.ref()
  thread.postMessage(links)
  const { message, ...error } = await new Promise<Answer>((resolve) => waiting.push(resolve))
  if (!waiting.length) thread?.unref()
  if (message) throw Object.assign(new Error(message), error)
}

function startThread(): Worker {
  const started = new Worker(new URL('./link-worker.js', import.meta.url), { execArgv: [] })
  const ended = (message: string) => {
    thread = undefined
    for (const answer of waiting.splice(0)) answer({ message })
  }
  return started
    .on('message', (answer: Answer) => waiting.shift()?.(answer))
    .on('error', ({ message }) => ended(message))
    .on('exit', () => ended('The thread that links files has ended.'))
}

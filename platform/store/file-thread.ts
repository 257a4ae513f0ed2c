import { mkdirSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** Files to link from one folder into another: these, or all that the other has no file of the name of. */
export type Links = { from: string; to: string; names?: string[] }

/** What a folder should hold: each file with its hash (SHA-256, hexadecimal). */
type Expected = { folder: string; files: Record<string, string> }

type Answer = { same?: boolean; error?: { message: string; code?: string; path?: string } }

/** It ends with its last order: idle, it would keep the memory that thousands of names took. */
let thread: Worker | undefined
/** The thread answers in the order in which it was asked. */
const waiting: ((answer: Answer) => void)[] = []

/**
 * Links files in a thread of its own, one folder after another, while the caller goes on: a large site has tens of
 * thousands, and no byte of them is copied.
 */
export async function linkFiles(link: Links): Promise<void> {
  mkdirSync(link.to, { recursive: true })
  await asked({ link })
}

/** Whether a folder has these very files, and no others but hidden ones; a link is no file. */
export const isSameFolder = async (compare: Expected): Promise<boolean> =>
  asked({ compare }).catch(() => false)

async function asked(order: { link: Links } | { compare: Expected }): Promise<boolean> {
  thread ??= startThread()
  thread.postMessage(order)
  const { same = false, error } = await new Promise<Answer>((resolve) => waiting.push(resolve))
  if (!waiting.length) {
    thread?.terminate()
    thread = undefined
  }
  if (error) throw Object.assign(new Error(error.message), error)
  return same
}

function startThread(): Worker {
  const started = new Worker(new URL('./file-worker.js', import.meta.url), { execArgv: [] })
  const ended = (message: string) => {
    if (thread !== started) return
    thread = undefined
    for (const answer of waiting.splice(0)) answer({ error: { message } })
  }
  return started
    .on('message', (answer: Answer) => waiting.shift()?.(answer))
    .on('error', ({ message }) => ended(message))
    .on('exit', () => ended('The thread that reads and links files has ended.'))
}

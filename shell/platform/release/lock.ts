import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal, type Store } from './store'

/** Milliseconds after which a waiting release gives up. */
const patience = 120_000

/** Milliseconds after which a lock whose owner cannot be asked (another machine) counts as left behind. */
const stale = 600_000

/**
 * Runs one change of a channel at a time: of two releases, one waits for the other.
 * A lock that a killed process has left is taken over.
 *
 * @throws Refusal when another release holds the lock for longer than two minutes
 */
export async function withLock<T>(store: Store, run: () => Promise<T>): Promise<T> {
  const file = join(store.channels, '.lock')
  mkdirSync(dirname(file), { recursive: true })
  const end = Date.now() + patience
  while (!take(file)) {
    if (Date.now() > end)
      throw new Refusal(
        `${file}: another release has held this lock for two minutes; expected it to end. Remove the file if none runs.`,
      )
    await pause(50)
  }
  try {
    return await run()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    // Fails when the file is there: only one process can create it.
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (isLeftBehind(file)) rmSync(file, { force: true })
    return false
  }
}

function isLeftBehind(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (Date.now() - statSync(file).mtimeMs > stale) return true
    if (!pid) return false
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file so that whoever reads it, after a crash too, finds the old one or the new one. */
export function writeWhole(file: string, content: string | Uint8Array, mode = 0o644) {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  const handle = openSync(draft, 'w', mode)
  try {
    if (typeof content === 'string') writeSync(handle, content)
    else writeSync(handle, content)
    fsyncSync(handle)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  } finally {
    closeSync(handle)
  }
  renameSync(draft, file)
}

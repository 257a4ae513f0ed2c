import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { namesBelow } from './names-below'

type Disk = Pick<typeof fs, 'openSync' | 'writeSync' | 'fsyncSync' | 'closeSync' | 'renameSync'>

/**
 * Writes a file so that a reader finds the old or the new one, even after a crash.
 *
 * @param disk the disk's functions: tests pass ones that fail
 * @throws when the new file is not completely on disk; the old one is then unchanged
 */
export function writeWhole(file: string, content: string | Uint8Array, mode = 0o644, disk: Disk = fs) {
  fs.mkdirSync(dirname(file), { recursive: true })
  // Whoever reads the folder passes it over, if this process is killed now.
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}.tmp`)
  try {
    const handle = disk.openSync(draft, 'wx', mode)
    try {
      writeAll(disk, handle, Buffer.from(content))
      disk.fsyncSync(handle)
    } finally {
      disk.closeSync(handle)
    }
    disk.renameSync(draft, file)
  } catch (error) {
    fs.rmSync(draft, { force: true })
    throw error
  }
}

/** Removes what killed writers have left in a folder and below, where nobody writes meanwhile. */
export function removeHalfWritten(folder: string) {
  for (const name of namesBelow(folder))
    if (/^\..+\.[0-9a-f-]{36}\.tmp$/.test(basename(name))) fs.rmSync(join(folder, name), { force: true })
}

/** A disk may take fewer bytes than offered, for example only those it has room for. */
function writeAll(disk: Disk, handle: number, bytes: Buffer) {
  for (let done = 0; done < bytes.length; ) {
    const taken = disk.writeSync(handle, bytes, done)
    if (taken === 0) throw new Error(`${done} of ${bytes.length} bytes were written; expected all.`)
    done += taken
  }
}

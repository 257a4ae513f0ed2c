import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import { Refusal } from './refusal'

/**
 * The bytes of a file, which no link and no pipe may stand for: one would lead elsewhere, the other be waited for without
 * end. Synchronous: with thousands of small files, promises would take most of the time.
 *
 * @throws Refusal for a link, a pipe, a socket or a device; the system's error otherwise
 */
export function readPlain(path: string): Buffer {
  let file: number | undefined
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const found = fstatSync(file)
    if (found.isFile() || found.isDirectory()) return readFileSync(file)
    throw special(path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code === 'ELOOP') throw linked(path)
    if (error.code === 'ENXIO') throw special(path)
    // An error of reading names no file.
    throw Object.assign(error, { path })
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

export const linked = (path: string) =>
  new Refusal(
    `${path}: found a symbolic link, expected a plain file or folder; nothing follows a link out of the store.`,
  )

const special = (path: string) =>
  new Refusal(`${path}: found a pipe, a socket or a device, expected a plain file; move it elsewhere.`)

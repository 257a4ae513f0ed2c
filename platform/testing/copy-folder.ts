import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'

/** Copies a folder with its links, hard ones too: in a composed site the same files are in several places. */
export function copyFolder(from: string, to: string, copies = new Map<number, string>()) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [file, copy] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(file, copy, copies)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(file), copy)
    else copyFile(file, copy, copies)
  }
}

function copyFile(file: string, copy: string, copies: Map<number, string>) {
  const { ino, atime, mtime } = statSync(file)
  const other = copies.get(ino)
  if (other) return linkSync(other, copy)
  copies.set(ino, copy)
  copyFileSync(file, copy)
  utimesSync(copy, atime, mtime)
}

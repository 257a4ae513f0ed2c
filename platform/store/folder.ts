import { randomUUID } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { link, mkdir, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey, type Driver, isLeftAside } from './driver'
import { namesBelow } from './names-below'
import { linked, readPlain } from './read-plain'

/** Milliseconds after which a draft can only be a killed process's. */
const abandoned = 3_600_000

/** Drafts have a separate folder, so that no listing includes them. */
const drafts = '.drafts'

/** A store in a folder, which machines or containers may share. Its file system must support hard links. */
export function folderDriver(root: string): Driver {
  return {
    place: root,

    async read(key) {
      try {
        return readPlain(pathOf(root, key))
      } catch (error) {
        if (isCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined
        throw error
      }
    },

    async writeOnce(key, bytes) {
      const path = pathOf(root, key)
      const draft = join(root, key.split('/')[0] ?? '', drafts, randomUUID())
      await mkdir(dirname(draft), { recursive: true })
      try {
        await writeFile(draft, bytes, { flag: 'wx', flush: true })
        return await linkOnce(draft, path)
      } finally {
        await rm(draft, { force: true })
      }
    },

    async list(prefix, limit) {
      const folder = pathOf(root, prefix.replace(/\/$/, ''))
      const names = namesBelow(folder)
        .filter((name) => !isLeftAside(name))
        .sort()
      return names.slice(0, limit).flatMap((name) => {
        const file = there(join(folder, name))
        return file ? [{ key: prefix + name, bytes: file.size, modified: file.mtime }] : []
      })
    },

    async remove(keys) {
      for (const key of keys) {
        const path = pathOf(root, key)
        await rm(path, { force: true })
        await removeEmpty(dirname(path), join(root, key.split('/')[0] ?? ''))
      }
      for (const part of ['releases', 'channels']) await removeDrafts(join(root, part, drafts))
    },
  }
}

/** The file of a key. The store's top folders may be the owner's symbolic links; below them no link is followed. */
function pathOf(root: string, key: string): string {
  checkKey(key)
  const [first = '', ...names] = key.split('/')
  let path = join(root, first)
  for (const name of names.slice(0, -1)) {
    path = join(path, name)
    if (there(path)?.isSymbolicLink()) throw linked(path)
  }
  return join(path, names.at(-1) ?? '')
}

/** Publishes a finished draft under its name. A hard link is atomic on network file systems too. */
async function linkOnce(draft: string, path: string): Promise<boolean> {
  try {
    await mkdir(dirname(path), { recursive: true })
    await link(draft, path)
    return true
  } catch (error) {
    // Another process may have removed the folder, because it was empty.
    if (isCode(error, 'ENOENT') && there(draft)) return linkOnce(draft, path)
    if (!isCode(error, 'EEXIST')) throw error
    // If the file server's answer was lost, the retry finds the file that the first attempt linked.
    return (await stat(draft)).nlink === 2
  }
}

async function removeEmpty(folder: string, top: string) {
  try {
    for (let empty = folder; empty !== top; empty = dirname(empty)) await rmdir(empty)
  } catch (error) {
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT')) throw error
  }
}

/** Measures ages by the file system's clock: this machine's may be wrong. */
async function removeDrafts(folder: string) {
  const names = await readdir(folder).catch(() => [])
  if (!names.length) return
  const clock = join(folder, randomUUID())
  await writeFile(clock, '')
  const now = (await stat(clock)).mtimeMs
  for (const path of [clock, ...names.map((name) => join(folder, name))]) {
    const file = there(path)
    if (file && (path === clock || now - file.mtimeMs > abandoned)) await rm(path, { force: true })
  }
}

/** The stats of a path itself, not of a link's target. */
function there(path: string) {
  try {
    return lstatSync(path)
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) return undefined
    throw error
  }
}

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

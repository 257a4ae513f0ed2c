import { randomUUID } from 'node:crypto'
import { lstatSync, readFileSync, statSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { eachLimited, filesInParallel } from '../store/each-limited'
import { namesBelow } from '../store/names-below'
import { Refusal } from '../store/refusal'
import type { SiteFile, Target } from './target'

/**
 * A folder that a web server serves; each file is replaced atomically.
 *
 * @throws Refusal when it does not exist: a mistyped path would create a folder that no server serves
 */
export function folderTarget(place: string): Target {
  const root = resolve(place)
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new Refusal(
      `found no folder '${place}' to deliver to, expected one that is there; mkdir begins one.`,
    )

  /** @throws Refusal when a link leads out of the folder: nothing is replaced or removed elsewhere */
  function refuseLinks(paths: string[]) {
    const folders = new Set(paths.map((path) => dirname(path)))
    for (const folder of folders) if (folder !== '.') folders.add(dirname(folder))
    for (const folder of folders)
      if (folder !== '.' && lstatSync(join(root, folder), { throwIfNoEntry: false })?.isSymbolicLink())
        throw new Refusal(
          `${join(root, folder)}: found a symbolic link, expected a plain folder; nothing is delivered or removed through a link.`,
        )
  }

  function isThere({ path, file }: SiteFile): boolean {
    const there = join(root, path)
    const [found, own] = [statSync(there, { throwIfNoEntry: false }), statSync(file)]
    // Not for the server to read.
    if (found?.size !== own.size || own.mode & ~found.mode & 0o444) return false
    return readFileSync(there).equals(readFileSync(file))
  }

  return {
    place,
    differing: async (files) => files.filter((file) => !isThere(file)).map(({ path }) => path),
    async put(files) {
      refuseLinks(files.map(({ path }) => path))
      const due = files.filter((file) => !isThere(file))
      // A separate folder: another delivery may be running, and end first.
      const drafts = join(root, '.drafts', randomUUID())
      await mkdir(drafts, { recursive: true })
      await eachLimited(due, filesInParallel, async ({ path, file }) => {
        const draft = join(drafts, randomUUID())
        await copyFile(file, draft)
        await mkdir(dirname(join(root, path)), { recursive: true })
        await rename(draft, join(root, path))
      })
      await rm(drafts, { recursive: true, force: true })
      await removeAbandoned(join(root, '.drafts'))
      return due.map(({ path }) => path)
    },
    async remove(paths) {
      refuseLinks(paths)
      await eachLimited(paths, filesInParallel, (path) => rm(join(root, path), { force: true }))
    },
    read: (path) =>
      readFile(join(root, path), 'utf8').catch((error) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    others: async (known) => namesBelow(root).filter((path) => !known.has(path)),
  }
}

/** Removes drafts of deliveries killed more than a day ago. */
async function removeAbandoned(folder: string) {
  const names = await readdir(folder)
  for (const name of names.filter((name) => /^[0-9a-f-]{36}$/.test(name))) {
    const draft = join(folder, name)
    const begun = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - begun > 86_400_000) await rm(draft, { recursive: true, force: true })
  }
}

import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { atOnce, filesAtOnce } from '../store/at-once'
import type { Target } from './target'

/** A folder that a web server serves; each file is replaced in one step. */
export function folderTarget(place: string): Target {
  const root = resolve(place)
  const bytesAt = (path: string) => readFile(join(root, path)).catch(() => undefined)
  return {
    place,
    async list() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
        .filter((path) => !path.startsWith('.') || path.startsWith('.well-known/'))
    },
    async put(files) {
      const changed: string[] = []
      const drafts = join(root, '.drafts')
      await mkdir(drafts, { recursive: true })
      await atOnce(files, filesAtOnce, async ({ path, file }) => {
        const bytes = await readFile(file)
        if ((await bytesAt(path))?.equals(bytes)) return
        const draft = join(drafts, randomUUID())
        await writeFile(draft, bytes)
        await mkdir(dirname(join(root, path)), { recursive: true })
        await rename(draft, join(root, path))
        changed.push(path)
      })
      await rm(drafts, { recursive: true, force: true })
      return changed
    },
    remove: (paths) => atOnce(paths, filesAtOnce, (path) => rm(join(root, path), { force: true })),
    read: async (path) => (await bytesAt(path))?.toString(),
  }
}

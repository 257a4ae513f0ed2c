import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { orNothing } from '../store/or-nothing'

type Dependencies = Record<string, string>
type Entry = {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  dependencies?: Dependencies
  optionalDependencies?: Dependencies
  peerDependencies?: Dependencies
}

/**
 * The entries of `package-lock.json` that the given folders reach, as text: a new dependency of the editor or of a test
 * is in the file, and in no build. Development dependencies count in no folder. A file without such entries, as in
 * the middle of a merge, counts completely.
 *
 * @param folders relative to the root; empty for the root itself
 */
export function lockEntries(root: string, folders: string[]): string {
  const file = join(root, 'package-lock.json')
  if (!existsSync(file)) return 'gone'
  const text = readFileSync(file, 'utf8')
  const entries: Record<string, Entry> | undefined = orNothing(() => JSON.parse(text).packages)
  if (!entries) return text
  const reached = new Map<string, Entry>()
  const visit = (path: string) => {
    const entry = entries[path]
    if (!entry || reached.has(path)) return
    reached.set(path, entry)
    if (entry.link && entry.resolved) visit(entry.resolved)
    for (const name of Object.keys({
      ...entry.dependencies,
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
    }))
      for (let folder = path || '.'; ; folder = posix.dirname(folder)) {
        const found = posix.join(folder, 'node_modules', name)
        if (entries[found]) visit(found)
        if (entries[found] || folder === '.') break
      }
  }
  for (const folder of folders) visit(folder)
  // Further fields say who else needs a package, such as "dev".
  const installed = [...reached].map(([path, { version, resolved, integrity }]) => [
    path,
    version,
    resolved,
    integrity,
  ])
  return JSON.stringify(installed.sort())
}

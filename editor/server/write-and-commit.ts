import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromGit, git } from '@college/platform/release/git'
import { Refusal } from '@college/platform/store/site-store'
import { writeWhole } from '@college/platform/store/write-whole'
import { signedBy, wordsOf } from './git'
import type { Person } from './save'

type Contents = Map<string, string | Uint8Array | null>

/**
 * Writes files, then runs `use`. If either fails, restores the files: each is kept under a second name
 * meanwhile, because a full disk has no room to write it again.
 */
export function written<Result>(root: string, contents: Contents, use: () => Result): Result {
  const kept = new Map<string, string | undefined>()
  let result: Result
  try {
    // Pictures come first, so that no file ever names a missing one.
    for (const [path, content] of contents) {
      const file = join(root, path)
      kept.set(path, existsSync(file) ? underSecondName(root, file) : undefined)
      if (content === null) rmSync(file, { force: true })
      else writeWhole(file, content)
    }
    result = use()
  } catch (error) {
    const left = [...kept]
      .filter(([path, second]) => !isPutBack(join(root, path), second))
      .map(([path]) => path)
    throw new Refusal(
      left.length === 0
        ? `Nothing was saved, your changes are kept: ${wordsOf(error)}.`
        : `No commit was made, your changes are kept: ${wordsOf(error)}. ${left.join(', ')} could not be put back as it was.`,
    )
  }
  for (const second of kept.values()) if (second) rmSync(second, { force: true })
  return result
}

function underSecondName(root: string, file: string) {
  const second = join(root, '.cache/edit/before', randomUUID())
  mkdirSync(dirname(second), { recursive: true })
  try {
    linkSync(file, second)
  } catch {
    // The disk does not support links, or the cache is on another one.
    copyFileSync(file, second)
  }
  return second
}

function isPutBack(file: string, second: string | undefined) {
  try {
    if (second) renameSync(second, file)
    // If nothing was written yet, both names are the same file, and both stay.
    rmSync(second ?? file, { force: true })
    return true
  } catch {
    return false
  }
}

/** Commits only these paths, whatever else is staged. Returns whether there was anything to commit. */
export function commit(root: string, paths: string[], message: string, person: Person): boolean {
  const listed = (...args: string[]) =>
    git(root, [...args, '-z', '--', ...paths])
      .split('\0')
      .filter(Boolean)
  const tracked = listed('ls-files')
  const fresh = paths.filter((path) => !tracked.includes(path) && existsSync(join(root, path)))
  // Force it: typed content must be added, whatever .gitignore or a sparse checkout says about its name.
  if (fresh.length > 0) git(root, ['add', '--intent-to-add', '--force', '--sparse', '--', ...fresh])
  try {
    const isFirst = !fromGit(root, 'rev-parse', '--verify', 'HEAD')
    const differing = isFirst ? fresh : listed('diff', '--name-only', '--no-renames', '--relative', 'HEAD')
    if (differing.length > 0) {
      git(root, ['commit', '--quiet', '--only', '--message', message, '--', ...differing], signedBy(person))
      // A hook that formats files leaves their earlier text staged.
      unstage(root, differing)
      return true
    }
  } catch (error) {
    unstage(root, fresh)
    throw error
  }
  // Files that an earlier save began to add and did not commit.
  unstage(
    root,
    tracked.filter((path) => !existsSync(join(root, path))),
  )
  return false
}

/** Resets these files in git's index to the last commit. */
export const unstage = (root: string, paths: string[]) =>
  paths.length > 0 && fromGit(root, 'reset', '--quiet', '--', ...paths)

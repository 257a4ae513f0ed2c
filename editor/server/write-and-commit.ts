import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fromGit, git } from '@college/platform/release/git'
import { Refusal } from '@college/platform/store/site-store'
import { writeWhole } from '@college/platform/store/write-whole'
import { wordsOf } from './git'
import type { Person } from './save'

/** What is in files, by path; null where there is none. */
type Contents = Map<string, string | Uint8Array | null>

/**
 * Writes files and does something with them. When either fails, the files are what they were.
 *
 * @throws Refusal saying why, and what could not be put back
 */
export function written<Result>(root: string, contents: Contents, use: () => Result): Result {
  const before = new Map<string, Uint8Array | null>()
  try {
    // Pictures are first: at no time does a file name one that is not there.
    for (const [path, content] of contents) {
      before.set(path, existsSync(join(root, path)) ? readFileSync(join(root, path)) : null)
      put(root, path, content)
    }
    return use()
  } catch (error) {
    const left = [...before]
      .filter(([path, content]) => !isPutBack(root, path, content))
      .map(([path]) => path)
    throw new Refusal(
      left.length === 0
        ? `Nothing was saved, your changes are kept: ${wordsOf(error)}.`
        : `No commit was made, your changes are kept: ${wordsOf(error)}. ${left.join(', ')} could not be put back as it was.`,
    )
  }
}

function put(root: string, path: string, content: string | Uint8Array | null) {
  const file = join(root, path)
  if (content !== null) writeWhole(file, content)
  else if (existsSync(file)) rmSync(file)
}

function isPutBack(root: string, path: string, content: Uint8Array | null) {
  const file = join(root, path)
  try {
    // On a full disk what was never written cannot be written again.
    if (!content || !existsSync(file) || !readFileSync(file).equals(content)) put(root, path, content)
    return true
  } catch {
    return false
  }
}

/** Commits these paths and nothing else, whatever else is staged. Gives whether there was anything to commit. */
export function commit(root: string, paths: string[], message: string, { name, email }: Person): boolean {
  const listed = (...args: string[]) =>
    git(root, [...args, '-z', '--', ...paths])
      .split('\0')
      .filter(Boolean)
  const tracked = listed('ls-files')
  const fresh = paths.filter((path) => !tracked.includes(path) && existsSync(join(root, path)))
  // Forced: what was typed is meant, whatever a pattern in .gitignore or a sparse checkout says of its name.
  if (fresh.length > 0) git(root, ['add', '--intent-to-add', '--force', '--sparse', '--', ...fresh])
  try {
    const isFirst = !fromGit(root, 'rev-parse', '--verify', 'HEAD')
    const differing = isFirst ? fresh : listed('diff', '--name-only', '--no-renames', '--relative', 'HEAD')
    if (differing.length > 0) {
      const author = ['--author', `${name} <${email}>`, '--message', message]
      git(root, ['commit', '--quiet', '--only', ...author, '--', ...differing], {
        GIT_COMMITTER_NAME: name,
        GIT_COMMITTER_EMAIL: email,
      })
      return true
    }
  } catch (error) {
    forget(root, fresh)
    throw error
  }
  // Files that a save began to add, and did not commit.
  forget(
    root,
    tracked.filter((path) => !existsSync(join(root, path))),
  )
  return false
}

/** Takes files out of git's index that it knew nothing of before. */
const forget = (root: string, paths: string[]) =>
  paths.length > 0 && fromGit(root, 'reset', '--quiet', '--', ...paths)

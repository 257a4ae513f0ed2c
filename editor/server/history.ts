import { fromGit, git } from '@college/platform/release/git'
import { orNothing } from '@college/platform/store/or-nothing'
import { Refusal } from '@college/platform/store/site-store'
import type { Version } from '../protocol/protocol'
import { parseContent } from './content'
import { wordsOf } from './git'

/** The most commits to list. */
const most = 50

/** The commits of a file, newest first, including those under an earlier name. */
export function versionsOf(root: string, path: string): Version[] {
  const format = '--format=%x01%H%x00%aI%x00%an%x00%s%x00'
  // Before the first commit nothing was ever saved.
  if (!fromGit(root, 'rev-parse', '--verify', '--quiet', 'HEAD') && fromGit(root, 'rev-parse', '--git-dir'))
    return []
  return logOf(root, [`-${most}`, '--follow', '-z', '--name-only', '--relative', format, '--', path])
    .split('\u0001')
    .slice(1)
    .map((commit) => {
      const [id = '', when = '', who = '', subject = '', ...names] = commit.split('\0')
      return { id, when, who, subject, name: names.map((name) => name.trim()).find(Boolean) ?? path }
    })
}

function logOf(root: string, args: string[]) {
  try {
    return git(root, ['log', ...args])
  } catch (error) {
    throw new Refusal(`The history cannot be read: ${wordsOf(error)}.`)
  }
}

/** A file's data in a commit of its history; null if the commit lacks it. */
export function versionAt(root: string, id: string, path: string): unknown {
  const found = versionsOf(root, path).find((version) => version.id === id)
  if (!found) throw new Refusal(`${path}: found the version '${id}', expected one of its history.`)
  return parseContent(path, textAt(root, found.id, found.name))
}

/** A file's text in a commit; null if the commit lacks it. */
export const textAt = (root: string, commit: string, path: string): string | null =>
  orNothing(() => git(root, ['show', `${commit}:./${path}`])) ?? null

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@college/platform/store/site-store'
import { writeWhole } from '@college/platform/store/write-whole'
import { changesBetween, describeChange } from '../protocol/changes'
import type { Conflict } from '../protocol/protocol'
import { commitSubject } from './commit-subject'
import { dataOf, textOf } from './content'
import type { Session } from './session'

export type Person = { name: string; email: string }

/**
 * Writes drafts into the repository and makes one commit of them, by the person's name. Nothing is written when a
 * file has changed since its draft was begun: both versions are given back.
 *
 * @throws Refusal when a draft is wrong, or when git refuses
 */
export async function save(session: Session, paths: string[], person: Person) {
  const { root, desk, drafts } = session
  const files = await Promise.all(paths.map((path) => session.file(path)))
  const wrong = files.find(({ problems }) => problems.length > 0)
  if (wrong)
    throw new Refusal(
      `${wrong.path}: ${wrong.problems[0]?.path.join('.') || 'the file'}: ${wrong.problems[0]?.words}; nothing was saved.`,
    )
  const conflicts = files.flatMap(({ path, saved, data }): Conflict[] => {
    const now = textOf(root, path)
    if (now === drafts.get(path)?.base) return []
    return [{ path, base: saved, mine: data, theirs: dataOf(path, now) }]
  })
  if (conflicts.length > 0) return { message: '', conflicts }

  const uploads = drafts.uploads()
  // Pictures first: at no time does a file name one that is not there.
  for (const path of uploads) writeWhole(join(root, path), readFileSync(join(desk, path)))
  for (const { path, data } of files) {
    const text = session.textOf(path)
    if (data === null) rmSync(join(root, path), { force: true })
    else if (text !== null) writeWhole(join(root, path), text)
  }
  const changed = files.map(({ path, saved, data }) => ({ path, before: saved, after: data }))
  const message = changed.length > 0 ? commitSubject(changed) : `${uploads.length} pictures`
  const body = changed.flatMap(({ before, after }) =>
    before === null || after === null
      ? []
      : changesBetween(before, after).map((change) => `- ${describeChange(change, after)}`),
  )
  commit(root, [...paths, ...uploads], body.length > 1 ? `${message}\n\n${body.join('\n')}` : message, person)
  session.discard([...paths, ...uploads])
  return { message, conflicts }
}

/** Commits these paths and nothing else, whatever else is staged. */
function commit(root: string, paths: string[], message: string, { name, email }: Person) {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
    })
  const known = paths.filter(
    (path) => existsSync(join(root, path)) || git('ls-files', '--', path).trim() !== '',
  )
  try {
    git('add', '--all', '--', ...known)
    if (git('status', '--porcelain', '--', ...known).trim() === '') return
    git('commit', '--quiet', '--only', '--author', `${name} <${email}>`, '--message', message, '--', ...known)
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new Refusal(`The files are written, but git made no commit: ${said.split('\n')[0]}`)
  }
}

/** Who edits on this machine, as git knows them. */
export function localPerson(root: string): Person {
  const config = (key: string, otherwise: string) => {
    try {
      return execFileSync('git', ['config', key], { cwd: root, encoding: 'utf8' }).trim() || otherwise
    } catch {
      return otherwise
    }
  }
  return { name: config('user.name', 'Editor'), email: config('user.email', 'editor@localhost') }
}

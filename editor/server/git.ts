import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fromGit, git, gitElsewhere } from '@college/platform/release/git'
import { Refusal } from '@college/platform/store/site-store'
import type { Person } from './save'

/** Why git failed, in its own first words. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, syscall, killed }: NodeJS.ErrnoException & { killed?: boolean } = error
  if (code === 'ENOENT' && syscall?.startsWith('spawn')) return 'git is not installed here'
  if (code === 'ETIMEDOUT' || killed) return 'git did not end in time'
  const said = 'stderr' in error ? String(error.stderr).trim() : ''
  const [, lock] = /Unable to create '(.*\.lock)': File exists/.exec(said) ?? []
  if (lock)
    return `another git command is at work here, or one was killed and left ${lock}: try again, and if it stays, whoever looks after this machine removes that file`
  // With the files that it lists below, if any.
  const line = /^(?:fatal|error): (.*(?:\n\t.*)*)/m.exec(said)?.[1] ?? said.split('\n')[0]
  return (line || error.message.split('\n')[0] || 'git did not say why')
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
}

/** Operations that may be in progress, by their file in git's folder. */
const inProgress: Record<string, string> = {
  'rebase-merge': 'a rebase',
  'rebase-apply': 'a rebase',
  MERGE_HEAD: 'a merge',
  CHERRY_PICK_HEAD: 'a cherry-pick',
  REVERT_HEAD: 'a revert',
  BISECT_LOG: 'a bisect',
}

/** Refuses when a commit could not be made or would get lost, and when files may be half of one version. */
export function refuseUnready(root: string, outcome = 'Nothing was saved, your changes are kept') {
  const refuse = (why: string) => {
    throw new Refusal(`${outcome}: ${why}.`)
  }
  let folder = ''
  try {
    folder = git(root, ['rev-parse', '--absolute-git-dir']).trim()
  } catch (error) {
    refuse(wordsOf(error))
  }
  const found = Object.entries(inProgress).find(([name]) => existsSync(join(folder, name)))
  if (found)
    refuse(
      `somebody works on these files with git and has not finished (${found[1]}); try again when they have`,
    )
  if (!fromGit(root, 'symbolic-ref', '--quiet', 'HEAD'))
    refuse(
      'somebody has put these files at one version, on no branch of git (detached HEAD); try again when they are back on a branch',
    )
}

/** Git's environment for a commit in a person's name. */
export const signedBy = ({ name, email }: Person) => ({
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: email,
  GIT_COMMITTER_NAME: name,
  GIT_COMMITTER_EMAIL: email,
})

/** Where this branch's commits are pushed; undefined without an upstream. */
function upstreamOf(root: string) {
  const own = fromGit(root, 'symbolic-ref', '--short', 'HEAD')
  const remote = fromGit(root, 'config', `branch.${own}.remote`)
  const branch = fromGit(root, 'config', `branch.${own}.merge`)
  if (!remote || remote === '.' || !branch) return
  return { name: `${remote}/${branch.replace('refs/heads/', '')}`, remote, branch }
}

/** Whether commits have not left this machine, as far as it knows. */
export const waits = (root: string) => Number(fromGit(root, 'rev-list', '--count', '@{upstream}..HEAD')) > 0

/** Fetches what others have pushed. Returns why that is not possible. */
export async function fetched(root: string): Promise<string | undefined> {
  const upstream = upstreamOf(root)
  if (!upstream) return
  const { remote, branch } = upstream
  try {
    await gitElsewhere(root, 'fetch', '--quiet', remote, branch)
  } catch (error) {
    // The first push creates the branch there.
    if (/^couldn't find remote ref/.test(wordsOf(error))) return
    return `${remote} could not be reached (${wordsOf(error)})`
  }
}

/**
 * Joins what was fetched with the commits here, where git can do that alone. Returns why that is not possible;
 * everything is then as before. Needs a repository that is ready: another merge would be aborted.
 */
export function joined(root: string, person: Person): string | undefined {
  const upstream = upstreamOf(root)
  if (!upstream) return
  const { name } = upstream
  const behind = fromGit(root, 'rev-list', '--count', 'HEAD..FETCH_HEAD')
  if (!Number(behind)) return
  // Set-aside changes would come back as a conflict in the file.
  const args = ['-c', 'merge.autoStash=false', 'merge', '--quiet', '--ff', '-m', `Join ${name}`, 'FETCH_HEAD']
  try {
    git(root, args, signedBy(person))
  } catch (error) {
    const isConflict = fromGit(root, 'rev-parse', '--verify', '--quiet', 'MERGE_HEAD')
    if (!isConflict) return `what is new in ${name} could not be taken over (${wordsOf(error)})`
    git(root, ['merge', '--abort'])
    return `others have changed the same lines in ${name}; somebody has to join both with git`
  }
}

/** Pushes the commits of this branch. Returns why that is not possible. */
export async function send(root: string): Promise<string | undefined> {
  const upstream = upstreamOf(root)
  if (!upstream) return
  try {
    await gitElsewhere(root, 'push', '--quiet', upstream.remote, `HEAD:${upstream.branch}`)
  } catch (error) {
    return `${upstream.remote} did not take it (${wordsOf(error)}); the next save sends it, too`
  }
}

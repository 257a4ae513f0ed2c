import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fromGit, git, gitElsewhere } from '@college/platform/release/git'
import { Refusal } from '@college/platform/store/site-store'

/** Why git failed, in its own first words. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, syscall, killed }: NodeJS.ErrnoException & { killed?: boolean } = error
  if (code === 'ENOENT' && syscall?.startsWith('spawn')) return 'git is not installed here'
  if (code === 'ETIMEDOUT' || killed) return 'git did not end in time'
  const said = 'stderr' in error ? String(error.stderr).trim() : ''
  const line = said.split('\n').find((line) => /^(fatal|error): /.test(line)) ?? said.split('\n')[0]
  return (line || error.message.split('\n')[0] || 'git did not say why').replace(/^(fatal|error): |\.$/g, '')
}

const unsaved = (why: string) => new Refusal(`Nothing was saved, your changes are kept: ${why}.`)

/** Operations that may be in progress, by their file in git's folder. */
const inProgress: Record<string, string> = {
  'rebase-merge': 'a rebase',
  'rebase-apply': 'a rebase',
  MERGE_HEAD: 'a merge',
  CHERRY_PICK_HEAD: 'a cherry-pick',
  REVERT_HEAD: 'a revert',
  BISECT_LOG: 'a bisect',
}

/** Refuses when a commit could not be made, or would get lost. */
export function refuseUnready(root: string) {
  let folder: string
  try {
    folder = git(root, ['rev-parse', '--absolute-git-dir']).trim()
  } catch (error) {
    throw unsaved(wordsOf(error))
  }
  const found = Object.entries(inProgress).find(([name]) => existsSync(join(folder, name)))
  if (found)
    throw unsaved(
      `somebody is in the middle of ${found[1]} in this repository; save when it is finished or aborted`,
    )
  if (!fromGit(root, 'symbolic-ref', '--quiet', 'HEAD'))
    throw unsaved('this repository is on no branch (detached HEAD); save when somebody has switched to one')
}

/** Where this branch's commits are pushed; undefined without an upstream. */
function upstreamOf(root: string) {
  const own = fromGit(root, 'symbolic-ref', '--short', 'HEAD')
  const remote = fromGit(root, 'config', `branch.${own}.remote`)
  const branch = fromGit(root, 'config', `branch.${own}.merge`)
  if (!remote || remote === '.' || !branch) return
  return { name: `${remote}/${branch.replace('refs/heads/', '')}`, remote, branch }
}

const here = 'Saved on this machine only'

/**
 * Fast-forwards to what others have pushed. Returns a sentence if that is not possible: the commit then stays
 * on this machine.
 */
export async function catchUp(root: string): Promise<string | undefined> {
  const upstream = upstreamOf(root)
  if (!upstream) return
  const { name, remote, branch } = upstream
  try {
    await gitElsewhere(root, 'fetch', '--quiet', remote, branch)
  } catch (error) {
    // The first push creates the branch there.
    if (/^couldn't find remote ref/.test(wordsOf(error))) return
    return `${here}: ${remote} could not be reached (${wordsOf(error)}); the next save sends this, too.`
  }
  const counted = fromGit(root, 'rev-list', '--left-right', '--count', 'FETCH_HEAD...HEAD')
  const [behind, ahead] = (counted ?? '0 0').split('\t').map(Number)
  if (!behind) return
  if (ahead) return `${here}: it and ${name} have both gone on; somebody has to join them with git.`
  try {
    git(root, ['merge', '--quiet', '--ff-only', 'FETCH_HEAD'])
  } catch (error) {
    return `${here}: what is new in ${name} could not be taken over (${wordsOf(error)}).`
  }
}

/** Pushes the commits of this branch. Returns a sentence if that is not possible. */
export async function send(root: string): Promise<string | undefined> {
  const upstream = upstreamOf(root)
  if (!upstream) return
  try {
    await gitElsewhere(root, 'push', '--quiet', upstream.remote, `HEAD:${upstream.branch}`)
  } catch (error) {
    return `${here}: ${upstream.remote} did not take it (${wordsOf(error)}); the next save sends it, too.`
  }
}

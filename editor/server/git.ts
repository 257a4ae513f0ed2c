import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fromGit, git } from '@college/platform/release/git'
import { Refusal } from '@college/platform/store/site-store'

/** Why git has refused, in its own first words. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, syscall, killed }: NodeJS.ErrnoException & { killed?: boolean } = error
  if (code === 'ENOENT' && syscall?.startsWith('spawn')) return 'git is not installed here'
  if (code === 'ETIMEDOUT' || killed) return 'git did not end in time'
  const said = 'stderr' in error ? String(error.stderr).trim() : ''
  const line = said.split('\n').find((line) => /^(fatal|error): /.test(line)) ?? said.split('\n')[0]
  return (line || error.message.split('\n')[0] || 'git did not say why').replace(/^(fatal|error): |\.$/g, '')
}

/** What somebody may be in the middle of, by the file in git's folder that tells. */
const inProgress: Record<string, string> = {
  'rebase-merge': 'a rebase',
  'rebase-apply': 'a rebase',
  MERGE_HEAD: 'a merge',
  CHERRY_PICK_HEAD: 'a cherry-pick',
  REVERT_HEAD: 'a revert',
  BISECT_LOG: 'a bisect',
}

/**
 * Refuses where a commit could not be made, or would be gone afterwards.
 *
 * @throws Refusal naming the state of the repository
 */
export function refuseUnready(root: string) {
  let folder: string
  try {
    folder = git(root, ['rev-parse', '--absolute-git-dir']).trim()
  } catch (error) {
    throw new Refusal(`Nothing was saved, your changes are kept: ${wordsOf(error)}.`)
  }
  const found = Object.entries(inProgress).find(([name]) => existsSync(join(folder, name)))
  if (found)
    throw new Refusal(
      `Nothing was saved, your changes are kept: somebody is in the middle of ${found[1]} in this repository; save when it is finished or aborted.`,
    )
  if (!fromGit(root, 'symbolic-ref', '--quiet', 'HEAD'))
    throw new Refusal(
      'Nothing was saved, your changes are kept: this repository is on no branch (detached HEAD); save when somebody has switched to one.',
    )
}

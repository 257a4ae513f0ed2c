import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Refusal } from '@college/platform/store/site-store'

const options = (root: string, seconds: number, env: NodeJS.ProcessEnv = {}) => ({
  cwd: root,
  encoding: 'utf8' as const,
  maxBuffer: 32 * 1024 * 1024,
  timeout: seconds * 1000,
  // Nobody is there to answer a question; its words are read by this program.
  env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C.UTF-8', ...env },
})

/** Runs git, and gives what it says. */
export const git = (root: string, args: string[], env?: NodeJS.ProcessEnv) =>
  execFileSync('git', args, { ...options(root, 120, env), stdio: ['ignore', 'pipe', 'pipe'] })

/** What git says, or undefined where it refuses: there is no such thing. */
export function fromGit(root: string, ...args: string[]): string | undefined {
  try {
    return git(root, args).trimEnd()
  } catch {
    return
  }
}

const inBackground = promisify(execFile)

/** Runs what asks another machine, while the editor goes on. */
export const gitElsewhere = (root: string, ...args: string[]) => inBackground('git', args, options(root, 30))

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

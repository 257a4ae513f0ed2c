import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { orNothing } from '../store/or-nothing'

/** A user's settings that would change git's output. Those for commits stay: name, signature, hooks, line ends. */
const neutral = [
  'diff.renames=true',
  'i18n.commitEncoding=utf-8',
  'i18n.logOutputEncoding=utf-8',
  'log.showRoot=true',
  'log.showSignature=false',
].flatMap((setting) => ['-c', setting])

const inRoot = (root: string, seconds: number, env: NodeJS.ProcessEnv = {}) => ({
  cwd: root,
  encoding: 'utf8' as const,
  maxBuffer: 32 * 1024 * 1024,
  timeout: seconds * 1000,
  // Nobody can answer a prompt, and a program reads the output. A hook's repository is not ours.
  env: {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofHook.test(name))),
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C.UTF-8',
    ...env,
  },
})

const ofHook = /^GIT_(DIR|WORK_TREE|INDEX_FILE|PREFIX|EXTERNAL_DIFF)$/

export const git = (root: string, args: string[], env?: NodeJS.ProcessEnv) =>
  execFileSync('git', [...neutral, ...args], {
    ...inRoot(root, 120, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Git's output, or undefined when it fails: no such object, no repository, or no git. */
export const fromGit = (root: string, ...args: string[]) => orNothing(() => git(root, args).trimEnd())

const inBackground = promisify(execFile)

/** Runs a git command that contacts another machine, without blocking. */
export const gitElsewhere = (root: string, ...args: string[]) =>
  inBackground('git', [...neutral, ...args], inRoot(root, 30))

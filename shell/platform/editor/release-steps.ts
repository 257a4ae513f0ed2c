import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { PackageName } from '../../../shared/contract/release-manifest'
import { store } from '../commands/command'
import { readChannel } from '../release/channel'
import type { ReleaseStep } from './protocol'

/** The commands of a step, and what is happening meanwhile, in words. */
function commandsOf(
  step: ReleaseStep,
  section: PackageName,
): [words: string, command: string, ...args: string[]][] {
  if (step === 'preview')
    return [
      ['Building the section, and putting it into the preview …', 'release', section, '--channel', 'preview'],
    ]
  if (step === 'live') return [['Making what is in the preview live …', 'promote', section]]
  return [['Taking back the live release …', 'rollback', section]]
}

/** Runs a step's commands, and says their words as they come. Gives whether all of them succeeded. */
export async function runStep(
  root: string,
  step: ReleaseStep,
  section: PackageName,
  say: (words: string) => void,
) {
  const steps = commandsOf(step, section)
  if (!(await readChannel(store)).shell)
    steps.unshift([
      'Nothing is released here yet: building the whole site once, which takes minutes …',
      'start',
      '--prepare',
    ])
  for (const [words, command, ...args] of steps) {
    say(words)
    if (!(await succeeds(root, command, args, say))) return false
  }
  return true
}

const started = (root: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, ['--import', 'tsx', join(root, `shell/platform/commands/${command}.ts`), ...args], {
    cwd: root,
    env: { ...process.env, SITE_EDITOR: undefined, NODE_ENV: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

function succeeds(root: string, command: string, args: string[], say: (words: string) => void) {
  const child = started(root, command, args)
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => {
      for (const line of data.toString().split('\n')) if (line.trim()) say(line)
    })
  return new Promise<boolean>((resolve) => child.on('close', (status) => resolve(status === 0)))
}

let preview: ChildProcess | undefined

/** Serves the preview at a port of its own, until the editor ends. */
export function servePreview(root: string, port: number) {
  if (preview && preview.exitCode === null) return
  preview = started(root, 'serve', ['--channel', 'preview'], { PORT: String(port) })
  process.once('exit', () => preview?.kill())
}

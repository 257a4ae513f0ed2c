import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { liveVersion } from '@college/platform/store/channel'
import { readChannel } from '@college/platform/store/log'
import { openStore } from '@college/platform/store/open-store'
import type { PackageName } from '@college/shared/contract/release-manifest'
import type { ReleaseStep } from '../protocol/protocol'

/** What is released separately: a section, or the site facts, which no release contains. */
export type Released = PackageName | 'facts'

const preview = ['--channel', 'preview']

type Command = [words: string, ...command: string[]]

/** The command of each step, and a message to show meanwhile. */
const commandsOf = (section: Released): Record<ReleaseStep, Command> =>
  section === 'facts'
    ? {
        preview: ['Composing the preview with these facts …', 'compose', ...preview],
        live: ['Composing the live site with these facts …', 'compose'],
        back: ['Taking back the live facts …', 'rollback', '--facts'],
      }
    : {
        preview: ['Building the section, and putting it into the preview …', 'release', section, ...preview],
        live: ['Making what is in the preview live …', 'promote', section],
        back: ['Taking back the live release …', 'rollback', section],
      }

export async function runStep(
  root: string,
  step: ReleaseStep,
  section: Released,
  say: (words: string) => void,
) {
  const steps = [commandsOf(section)[step]]
  if (!liveVersion(await readChannel(openStore(root)), 'shell'))
    steps.unshift([
      'Nothing is released here yet: building the whole site once, which takes minutes …',
      'start',
      '--prepare',
    ])
  for (const [words, ...command] of steps) {
    say(words)
    const child = spawn(process.execPath, [join(root, 'platform/college.js'), ...command], {
      cwd: root,
      env: { ...process.env, NODE_ENV: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        for (const line of data.toString().split('\n')) if (line.trim()) say(line)
      })
    const [status] = await once(child, 'close')
    if (status !== 0) return false
  }
  return true
}

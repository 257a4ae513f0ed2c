import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { liveVersion } from '@college/platform/store/channel'
import { readChannel } from '@college/platform/store/log'
import { openStore } from '@college/platform/store/open-store'
import { Refusal } from '@college/platform/store/site-store'
import type { PackageName } from '@college/shared/contract/release-manifest'
import type { ReleaseStep } from '../protocol/protocol'
import { fetched, joined, refuseUnready } from './git'
import type { Person } from './save'
import type { InTurn } from './turns'

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

/** The commands that read the checkout's files; the others move releases made before. */
const reading = ['release', 'compose', 'start']

/**
 * Runs the commands of a step, and passes on what they say. Returns whether it is done.
 *
 * @param inTurn runs what reads files between two saves
 */
export async function runStep(
  { root, person, inTurn }: { root: string; person: Person; inTurn: InTurn },
  step: ReleaseStep,
  section: Released,
  say: (words: string) => void,
): Promise<boolean> {
  const steps = [commandsOf(section)[step]]
  if (!liveVersion(await readChannel(openStore(root)), 'shell'))
    steps.unshift([
      'Nothing is released here yet: building the whole site once, which takes minutes …',
      'start',
      '--prepare',
    ])
  const run = async () => {
    for (const [words, ...command] of steps) {
      say(words)
      if (!(await isDone(root, command, say))) return false
    }
    return true
  }
  if (!steps.some(([, command = '']) => reading.includes(command))) return run()
  return inTurn(async () => {
    await catchUp(root, person, say)
    return run()
  })
}

/** Takes over what others have saved elsewhere: visitors must not lose what a colleague has released. */
async function catchUp(root: string, person: Person, say: (words: string) => void) {
  const outcome = 'Nothing was released'
  refuseUnready(root, outcome)
  const unreached = await fetched(root)
  refuseUnready(root, outcome)
  // Without a connection, people may still release what is here.
  if (unreached) return say(`What others have saved elsewhere is not in this: ${unreached}.`)
  const why = joined(root, person)
  if (why) throw new Refusal(`${outcome}: ${why}.`)
}

async function isDone(root: string, command: string[], say: (words: string) => void) {
  const child = spawn(process.execPath, [join(root, 'platform/college.js'), ...command], {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Whole lines: one may come in several pieces.
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => line.trim() && say(line))
  const [status] = await once(child, 'close')
  return status === 0
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { canaryVersion } from '@college/platform/release/canary'
import { storeFacts } from '@college/platform/release/site-facts'
import { liveVersion } from '@college/platform/store/channel'
import { readChannel } from '@college/platform/store/log'
import { openStore, refuseNoStore } from '@college/platform/store/open-store'
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

/**
 * Identifies what a step would make live or take back, so that it cannot be another release than the one that its person
 * has seen. Empty when there is nothing.
 */
export async function releaseOf(root: string, step: ReleaseStep, section: Released): Promise<string> {
  const store = openStore(root)
  const channel = await readChannel(store, step === 'live' ? 'preview' : 'production')
  if (section === 'facts') return channel.facts ?? ''
  return [liveVersion(channel, section), await canaryVersion(store, section)].filter(Boolean).join(' ')
}

/** Refuses a step if others have published meanwhile, or have changed the facts since they were put into the preview. */
async function refuseOther(root: string, step: ReleaseStep, section: Released, seen: string) {
  if (step === 'preview') return
  const isLive = step === 'live'
  const isOther =
    seen !== (await releaseOf(root, step, section)) ||
    (isLive && section === 'facts' && seen !== (await storeFacts(openStore(root))))
  if (!isOther) return
  throw new Refusal(
    isLive
      ? 'The preview shows something else by now, or what is saved is newer than it: put it into the preview again, and look at what changes.'
      : 'Somebody has published this section or taken it back meanwhile: look at the site, then decide again.',
  )
}

/** The commands that read the checkout's files; the others move releases made before. */
const reading = ['release', 'compose', 'start']

type Around = {
  root: string
  person: Person
  /** Runs what reads files between two saves. */
  inTurn: InTurn
  /** Runs what changes the live site, one after another: a second one would not see what the first has done. */
  publishing: InTurn
}

/**
 * Runs the commands of a step, and passes on what they say. Returns whether it is done.
 *
 * @param seen what the person has seen, by `releaseOf`
 */
export async function runStep(
  { root, person, inTurn, publishing }: Around,
  step: ReleaseStep,
  section: Released,
  seen: string,
  say: (words: string) => void,
): Promise<boolean> {
  const steps = [commandsOf(section)[step]]
  const store = openStore(root)
  // The folder of a disk that is not mounted must not get a site of its own.
  await refuseNoStore(store)
  if (!liveVersion(await readChannel(store), 'shell'))
    steps.unshift([
      'Nothing is released here yet: building the whole site once, which takes minutes …',
      'start',
      '--prepare',
    ])
  const run = async () => {
    await refuseOther(root, step, section, seen)
    for (const [words, ...command] of steps) {
      say(words)
      if (!(await isDone(root, command, say))) return false
    }
    return true
  }
  const prepared = async () => {
    if (!steps.some(([, command = '']) => reading.includes(command))) return run()
    return inTurn(async () => {
      await catchUp(root, person, say)
      return run()
    })
  }
  return step === 'preview' ? prepared() : publishing(prepared)
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

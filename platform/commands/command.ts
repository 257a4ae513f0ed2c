import { parseArgs } from 'node:util'
import { type ChannelName, channelNames } from '@college/shared/contract/composition'
import type { PackageName } from '@college/shared/contract/contract'
import { deliverLive } from '../deliver/deliver-live'
import { packagesIn } from '../store/channel'
import { readChannel } from '../store/log'
import { Refusal, type Store } from '../store/site-store'

type Options = Record<string, { type: 'string' | 'boolean' }>
type Values<T extends Options> = {
  [Name in keyof T]?: { string: string; boolean: boolean }[T[Name]['type']] | undefined
}

/** What a command works on: the repository's folder and the store. */
export type Context = { root: string; store: Store }

/** A command of `college`, as its table and its `--help` need it. */
export type Command<T extends Options = Options> = {
  /** One line in the list of commands. */
  summary: string
  /** What `--help` prints: usage first, then each option. */
  help: string
  options: T
  /** How many words it takes besides options; 0 without it. */
  words?: number | undefined
  /** Whether it changes what visitors get, so that targets of delivery must be usable before it begins. */
  changes?: boolean
  run: (values: Values<T>, words: string[], context: Context) => Promise<unknown> | unknown
}

/** Types a command by its own options. */
export const command = <T extends Options>(definition: Command<T>): Command =>
  definition as unknown as Command

/**
 * Parses the words of a command line.
 *
 * @throws Refusal naming an option or a word that the command does not know
 */
export function parsed<T extends Options>(
  { options, words = 0 }: { options: T; words?: number | undefined },
  args: string[],
): { values: Values<T>; words: string[] } {
  const line = readLine(options, args)
  const extra = line.positionals.slice(words)
  if (extra.length)
    throw new Refusal(
      `found ${extra.map((word) => `'${word}'`).join(' ')}, expected ${words ? `${words} at most` : 'no words'} besides options; --help says more.`,
    )
  return { values: line.values as Values<T>, words: line.positionals }
}

function readLine(options: Options, args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new Refusal(
      `${error instanceof Error ? error.message.split('.')[0] : error}; expected ${known.join(', ') || 'no option'}; --help says more.`,
    )
  }
}

/** The package that a word names, out of those that the command takes. */
export function packageNamed(name: string | undefined, expected: PackageName[]): PackageName {
  if (name && expected.includes(name)) return name
  throw new Refusal(
    `found ${name ? `the section '${name}'` : 'no section'}, expected one of ${expected.join(', ')}.`,
  )
}

/** The package that a word names, out of those with a release in production or in the preview. */
export async function releasedPackage(name: string | undefined, store: Store): Promise<PackageName> {
  const channels = await Promise.all(channelNames.map((channel) => readChannel(store, channel)))
  return packageNamed(name, [...new Set(channels.flatMap(packagesIn))])
}

/** Delivers the live site to the targets of `SITE_DELIVER`, after a change. */
export async function deliverChange(store: Store) {
  const said = await deliverLive(store)
  if (said) console.log(said)
}

/** Option of every command that changes a channel: the reason that the history keeps. */
export const messageOption = { message: { type: 'string' } } as const

/** The channel that `--channel` names, production by default. */
export function channelNamed(name: string | undefined): ChannelName {
  const found = channelNames.find((known) => known === (name ?? 'production'))
  if (found) return found
  throw new Refusal(`--channel: found '${name}', expected one of ${channelNames.join(', ')}.`)
}

/** The share of visitors, in percent, that an option names. */
export function shareNamed(text: string): number {
  const share = Number(text)
  if (Number.isInteger(share) && share >= 1 && share <= 99) return share
  throw new Refusal(`found the share '${text}', expected a whole percentage from 1 to 99.`)
}

import { type ChannelName, channelNames } from '@college/shared/contract/composition'
import type { PackageName } from '@college/shared/contract/contract'
import { ownSection } from '@college/shared/preset/checkout'
import { deliverLive } from '../deliver/deliver-live'
import type { Proof } from '../release/put-live'
import { packagesIn } from '../store/channel'
import { readChannel } from '../store/log'
import { isBucket } from '../store/place'
import { oneOf } from '../store/refusal'
import { Refusal, type Store } from '../store/site-store'
import { wholeNumber } from '../store/whole-number'
import { type Options, type OptionsOf, optionsOf } from './options'
import type { Grammar, Values } from './words'

export type Context = { root: string; store: Store }

/** A command of `college`, with what the command table and `--help` need. */
export type Command<T extends Options = Options> = Grammar<T> & {
  /** One line in the list of commands. */
  summary: string
  /** What `--help` prints: usage first, then each option. */
  help: string
  /** Whether it changes what visitors get: delivery targets are then checked before it begins. */
  changes?: boolean
  /** Whether it works on source alone: its store is then the checkout's own, whatever `SITE_STORE` names. */
  storeless?: boolean
  /** Whether it may begin a store where there is none. */
  begins?: boolean
  run: (values: Values<T>, words: string[], context: Context) => Promise<unknown> | unknown
}

/** @param name under which its options are */
export function command<Name extends string>(
  name: Name,
  definition: Omit<Command<OptionsOf<Name>>, 'options'>,
) {
  const options: Record<string, Options> = optionsOf
  return { options: options[name] ?? {}, ...definition } as unknown as Command
}

/** The package that a word names, out of those the command takes; a single one need not be named. */
export function packageNamed(word: string | undefined, expected: PackageName[]): PackageName {
  const name = word ?? (expected.length === 1 ? expected[0] : undefined)
  if (name && expected.includes(name)) return name
  throw new Refusal(
    `found ${name ? `the section '${name}'` : 'no section'}, expected ${oneOf(expected, name)}.`,
  )
}

/** The packages that words name, without duplicates: a package must not be built twice at a time. */
export const packagesNamed = (words: string[], expected: PackageName[]): PackageName[] => [
  ...new Set((words.length ? words : [undefined]).map((word) => packageNamed(word, expected))),
]

/**
 * The packages that words name, out of those released in these channels; by default the section whose repository
 * this is.
 */
export async function releasedPackages(
  words: string[],
  { root, store }: Context,
  among?: readonly ChannelName[],
): Promise<PackageName[]> {
  const own = ownSection(root)
  return packagesNamed(words.length || !own ? words : [own], await packagesReleased(store, among))
}

/** The packages released in these channels; none without a store. */
export async function packagesReleased(
  store: Store,
  among: readonly ChannelName[] = channelNames,
): Promise<PackageName[]> {
  const channels = await Promise.all(among.map((channel) => readChannel(store, channel)))
  return [...new Set(channels.flatMap(packagesIn))]
}

/** Delivers a change of releases, or says who does not have it without: a bucket may be served by any machine. */
export async function deliverChange(store: Store) {
  const elsewhere =
    isBucket(store.driver.place) &&
    'Nothing was delivered, for SITE_DELIVER names no target: another machine that serves the site has it after its next npx college compose.'
  const said = (await deliverLive(store)) ?? elsewhere
  if (said) console.log(said)
}

export function channelNamed(name: string | undefined): ChannelName {
  const found = channelNames.find((known) => known === (name ?? 'production'))
  if (found) return found
  throw new Refusal(`--channel: found '${name}', expected ${oneOf(channelNames, name)}.`)
}

export function numberNamed(option: string, text: string, from: number, to = 999_999_999): number {
  const number = wholeNumber(text, from, to)
  if (number !== undefined) return number
  throw new Refusal(`${option}: found '${text}', expected a whole number from ${from} to ${to}.`)
}

/**
 * The proof of a change. Loaded late: building, releasing and serving need no browser.
 *
 * @throws Refusal when its dependencies are not installed
 */
export async function proofOf(store: Store, say: (line: string) => void): Promise<Proof> {
  const { prove } = await import('../proof/prove').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Refusal(
      'found no playwright-core, axe-core or sharp to prove the site with, expected what npm ci --include=optional installs; whoever maintains the site can go without: npx college promote … --because "<why>".',
    )
  })
  return (candidate) => prove(store, candidate, say)
}

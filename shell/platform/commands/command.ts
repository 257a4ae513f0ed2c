import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type ChannelName, channelNames } from '../../../shared/contract/composition'
import type { PackageName } from '../../../shared/contract/release-manifest'
import { deliverLive, deliveryOf } from '../deliver/deliver-live'
import { packages, Refusal, storeAt, storeIn } from '../release/store'
import { diskFault } from '../store/faults'

/** The repository's folder and the store in it; `SITE_STORE` names another place for releases and site. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')
export const store = {
  ...opened(),
  site: process.env.SITE_CONFIG ?? storeIn(root).site,
}

/** A place that is none is refused here, before there is a command to refuse it. */
function opened() {
  try {
    return storeAt(process.env.SITE_STORE ?? root, process.env.SITE_CACHE ?? join(root, '.cache'))
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exit(1)
  }
}

/** Runs a command: `--help` prints its text, a refusal its sentence with status 1. */
export async function command(help: string, run: (args: string[]) => Promise<void> | void) {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) return console.log(help.trim())
  try {
    await run(args)
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : (diskFault(error) ?? error))
    // At once: a service that was started already would keep a refused command alive.
    process.exit(1)
  }
}

/** Runs a command whose change is delivered at last: if it could not be, nothing is changed. */
export const changingCommand: typeof command = (help, run) =>
  command(help, (args) => {
    deliveryOf(store)
    return run(args)
  })

/** The package that an argument names. */
export const packageNamed = (name: string | undefined) => sectionNamed(name, packages)

/** The section that an argument names, of those that the command is for. */
export function sectionNamed<T extends PackageName>(name: string | undefined, expected: readonly T[]): T {
  const found = expected.find((section) => section === name)
  if (found) return found
  throw new Refusal(
    `found ${name ? `the section '${name}'` : 'no section'}, expected one of ${expected.join(', ')}.`,
  )
}

type Options = Record<string, { type: 'string' | 'boolean' }>

/**
 * The words and options of a command line.
 *
 * @throws Refusal that names an option which the command does not have
 */
export function parsed<T extends Options>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new Refusal(
      `${error instanceof Error ? error.message.split('.')[0] : error}; expected ${known.join(', ') || 'no option'}; --help says more.`,
    )
  }
}

/** What follows a change of the live site: it goes where visitors get it. */
export async function deliverChange() {
  const said = await deliverLive(store)
  if (said) console.log(said)
}

/** Of every command that changes a channel: what the history says of it. */
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

import { parseArgs } from 'node:util'
import { type ChannelName, channelNames } from '../../../shared/contract/composition'
import { Refusal } from '../release/store'

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

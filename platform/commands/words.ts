import { parseArgs } from 'node:util'
import { nearest } from '@college/shared/content/near-miss'
import { oneOf, Refusal } from '../store/refusal'
import { type Options, optionsOf } from './options'

export type Values<T extends Options> = {
  [Name in keyof T]?: { string: string; boolean: boolean }[T[Name]['type']] | undefined
}

export type Grammar<T extends Options> = {
  options: T
  /** How many words it takes besides options; default 0. */
  words?: number | undefined
  /** Options that exclude words and all other options except `message`. */
  alone?: readonly (keyof T)[]
  /** Begins with the usage. */
  help?: string
}

/** Options that npm has too: they may be in its environment without having been typed. */
const ofNpm = ['message', 'key']

/** npm's own option, but typed here it means the command: change nothing. */
const meantForUs = 'dry-run'

/** npm reads `--no-brotli` as `brotli`, with no value. */
const asNpmReads = (options: object) =>
  Object.keys(options)
    .map((name) => name.replace(/^no-/, ''))
    .filter((name) => !ofNpm.includes(name))

/** The options of all commands, and the preview, which is a channel. */
const ofAnyCommand = [...new Set(Object.values(optionsOf).flatMap(asNpmReads)), 'preview']

/**
 * Parses the words of a command line. An unknown word is never ignored: without it, a command could do more
 * than intended.
 *
 * @throws Refusal naming the word and what was expected in its place
 */
export function parsed<T extends Options>(
  { options, words = 0, alone = [], help }: Grammar<T>,
  args: string[],
  environment: NodeJS.ProcessEnv = process.env,
): { values: Values<T>; words: string[] } {
  const usage = help ? `; usage: ${help.trim().split('\n\n')[0]?.replaceAll('\n', ' or ')}` : ''
  const refuse = (found: string, expected: string): never => {
    throw new Refusal(`found ${found}, expected ${expected}${usage}`)
  }
  const known = Object.keys(options).map((name) => `--${name}`)
  for (const variable of Object.keys(environment)) {
    const kept = keptByNpm(variable, options)
    if (kept)
      refuse(`--${kept}, which npm took for itself`, "it after '--', as in npm run <script> -- <options>")
    // Hosts set variables such as SITE_NAME for themselves: only one that is named as an option is ours.
    if (ofAnyCommand.includes(/^SITE_(.+)$/i.exec(variable)?.[1]?.toLowerCase() ?? ''))
      refuse(`the variable ${variable}`, 'no such one: an option is typed after the command')
  }

  const values: Record<string, string | boolean> = {}
  const { tokens, positionals } = parseArgs({
    args,
    options,
    tokens: true,
    strict: false,
    allowPositionals: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const option = Object.hasOwn(options, name) && rawName.startsWith('--') ? options[name] : undefined
    if (!option) return refuse(`'${rawName}'`, known.length ? oneOf(known, rawName) : 'no option')
    if (name in values) refuse(`${rawName} twice`, 'it once')
    if (option.type === 'boolean' && value !== undefined) refuse(`'${rawName}=${value}'`, `${rawName} alone`)
    if (option.type === 'string' && (!value?.trim() || /^--?[a-z]/i.test(value)))
      refuse(`${rawName} with ${value?.trim() ? `'${value}'` : 'nothing'}`, 'its value after it')
    values[name] = value ?? true
  }
  // An unset variable in quotes gives an empty word; a text program turns dashes into longer ones.
  const wrong = positionals.find((word) => !word.trim() || /^[\u2010-\u2015\u2212]/.test(word))
  if (wrong !== undefined) {
    const option = `--${wrong.replace(/^\W+|=.*$/g, '')}`
    refuse(`the word '${wrong}'`, option === '--' ? 'none that is empty' : oneOf(known, option))
  }
  const extra = positionals.slice(words).map((word) => `'${word}'`)
  if (extra.length) refuse(extra.join(' '), words ? `${words} at most` : 'no words besides options')
  const single = alone.find((name) => name in values)
  const beside = Object.keys(values).filter((name) => name !== single && name !== 'message')
  if (single && (beside.length || positionals.length))
    refuse(
      `${[...positionals, ...beside.map((name) => `--${name}`)].join(' ')} beside --${String(single)}`,
      'it alone',
    )
  return { values: values as Values<T>, words: positionals }
}

/**
 * An option of ours that npm took for itself: it passes on only what follows `--`. Also one of another command,
 * which somebody may have taken for one of this.
 */
function keptByNpm(variable: string, options: Options): string | undefined {
  const name = /^npm_config_(.+)$/i.exec(variable)?.[1]?.toLowerCase().replaceAll('_', '-')
  if (name && (name === meantForUs || nearest(name, [...asNpmReads(options), ...ofAnyCommand]))) return name
  return
}

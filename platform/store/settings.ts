import { nearest } from '@college/shared/content/near-miss'
import { portCount } from '@college/shared/preset/ports'
import { isBucket, isFolder, isTarget, withoutSlash } from './place'
import { Refusal } from './refusal'
import { wholeNumber } from './whole-number'

/** Parses a variable's text; `read` returns undefined for an invalid one. */
type Reader<T> = { expected: string; read: (text: string) => T | undefined }

const text = (expected: string, isRight: (text: string) => boolean): Reader<string> => ({
  expected,
  read: (text) => (isRight(text) ? text : undefined),
})
const whole = (from: number, to: number): Reader<number> => ({
  expected: `a whole number from ${from} to ${to}`,
  read: (text) => wholeNumber(text, from, to),
})
const amount = (of: string, from: number): Reader<number> => ({
  expected: `a number of ${of}, from ${from} on`,
  read: (text) =>
    /^(0|[1-9]\d{0,5})(\.\d{1,3})?$/.test(text) && Number(text) >= from ? Number(text) : undefined,
})
const path = (expected: string) => text(expected, isFolder)
const word = text('letters, digits and hyphens', (text) => /^[\w-]+$/.test(text))
const secret = text('one word without blanks and quotes', (text) => /^[^\s'"]+$/.test(text))
const endpoint = text('an address such as https://s3.example.org', isEndpoint)

/** Ports that the development servers, the editor and its preview take, in a row. */
const portsInARow = portCount + 2

/** Every variable that the tool reads; the table in README.md explains them. */
const settings = {
  SITE_STORE: text('a folder, or s3://<bucket>/<prefix>', (text) => isBucket(text) || isFolder(text)),
  SITE_CACHE: path('a folder'),
  SITE_CONFIG: path('a file'),
  SITE_ENV: text("'production', or no such variable", (text) => text === 'production'),
  SITE_WORKERS: whole(1, 99),
  SITE_PATIENCE: amount('seconds', 0.1),
  // Empty means no target: a workflow cannot leave a variable out.
  SITE_DELIVER: {
    expected:
      'folders (/srv/site), s3://<bucket>/<prefix> or rsync:<host>:<folder>, with blanks between them',
    read: (text: string) => {
      const places = [...new Set(text.split(/\s+/).filter(Boolean).map(withoutSlash))]
      return places.every((place) => isTarget(place)) ? places : undefined
    },
  },
  SITE_KEEP_DAYS: amount('days', 0),
  SITE_MEASURES: path('a file'),
  SITE_PURGE: { expected: 'a command', read: (text: string) => text.trim() },
  AWS_ACCESS_KEY_ID: secret,
  AWS_SECRET_ACCESS_KEY: secret,
  AWS_SESSION_TOKEN: secret,
  AWS_REGION: word,
  AWS_DEFAULT_REGION: word,
  AWS_ENDPOINT_URL_S3: endpoint,
  AWS_ENDPOINT_URL: endpoint,
  PORT: whole(0, 65_535),
  EMAIL_PORT: whole(1, 65_535),
  DEV_PORT: whole(1, 65_536 - portsInARow),
  EDITORS: path('a file'),
  BROWSER_PATH: path("a browser's program"),
}

export type SettingName = keyof typeof settings
type Value<Name extends SettingName> = Exclude<ReturnType<(typeof settings)[Name]['read']>, undefined>

export const settingNames = Object.keys(settings) as SettingName[]

/**
 * The value of an environment variable; undefined when it is not set.
 *
 * @throws Refusal when the value is invalid or empty
 */
export function setting<Name extends SettingName>(name: Name): Value<Name> | undefined {
  const found = process.env[name]
  if (found === undefined) return
  const { expected, read }: { expected: string; read: (text: string) => unknown } = settings[name]
  const value = read(found)
  if (value !== undefined) return value as Value<Name>
  // An address may have a password in it.
  const open = found.replaceAll(/\/\/[^/\s]*@/g, '//…@')
  const shown = settings[name] === secret && found ? 'blanks or quotes in it' : `'${open}'`
  throw new Refusal(`${name}: found ${shown}, expected ${expected}.`)
}

/**
 * Reads every variable, so that a command fails at its start rather than when it needs one.
 *
 * @throws Refusal as {@link setting}, and for a name that is almost one of ours
 */
export function checkSettings() {
  const own = settingNames.filter((name) => name.startsWith('SITE_')).map((name) => name.slice(5))
  const known: string[] = settingNames
  for (const name of Object.keys(process.env).filter((name) => !known.includes(name))) {
    const rest = /^SITE_(.{3,})$/i.exec(name)?.[1]?.toUpperCase()
    const meant = rest && (nearest(rest, own) ?? own.find((it) => it.startsWith(rest) || rest.startsWith(it)))
    if (meant) throw new Refusal(`found the variable ${name}, expected SITE_${meant}.`)
  }
  for (const name of settingNames) setting(name)
}

/** Some services have a path before the bucket. */
function isEndpoint(text: string): boolean {
  // `URL` accepts an empty port, so refuse it here.
  if (!/^https?:\/\/[^\s/?#@]+(?<!:)(\/[^\s?#@]*)?$/i.test(text)) return false
  return URL.canParse(text)
}

import { contractVersion } from '@college/shared/contract'
import { type Assets, type ReleaseManifest, releaseManifest } from '@college/shared/contract/release-manifest'
import { z } from 'zod'
import type { Driver } from './driver'
import { oneLine, Refusal } from './refusal'

/**
 * Reads a key's JSON in its expected shape; undefined when the key is missing.
 *
 * @throws Refusal when the shape differs
 */
export async function readJson<T>(driver: Driver, key: string, schema: z.ZodType<T>, remedy: string) {
  const bytes = await driver.read(key)
  return bytes && parseJson(schema, bytes, `${driver.place}/${key}`, remedy)
}

/**
 * Parses JSON of an expected shape.
 *
 * @param where how the message names the file
 * @throws Refusal naming file, field and what was expected
 */
export function parseJson<T>(schema: z.ZodType<T>, bytes: Buffer | string, where: string, remedy: string): T {
  let data: unknown
  try {
    data = JSON.parse(String(bytes))
  } catch {
    throw new Refusal(
      `${where}: found text that is not JSON (${bytes.length} bytes), expected a whole file; ${remedy}.`,
    )
  }
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const { issues } = result.error
  const unknown = issues.find(isUnknown)
  const issue = unknown ?? issues[0]
  const field = issue?.path.join('.')
  const mend =
    unknown || isOfNewerContract(data)
      ? 'something newer than this checkout wrote it: update the checkout'
      : remedy
  throw new Refusal(
    `${where}: ${oneLine(`${field ? `${field}: ` : ''}${foundIn(issue?.message)}`)}; ${mend}.`,
  )
}

/** Whether a file of ours has a field, or a kind of entry, that is not known here: it is never written by hand. */
const isUnknown = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'unrecognized_keys' ||
  (issue.code === 'invalid_union' && issue.errors.every((issues) => issues.some(isUnknown)))

const newer = z.looseObject({ contract: z.number().gt(contractVersion) })
const isOfNewerContract = (data: unknown) => newer.safeParse(data).success

/** The schema's message for a wrong type or an unknown field, in the wording of our refusals. */
const foundIn = (message = '') =>
  message
    .replace(
      /^Invalid input: expected (.+), received (.+)$/,
      (_, expected, found) => `found ${found === 'undefined' ? 'nothing' : found}, expected ${expected}`,
    )
    .replace(/^Unrecognized keys?: (.+)$/, 'found $1, expected no such field')
    .replace(/^Invalid input$/, 'found what is not known here')

const namesIn = ({ scripts, styles, lazy = [], modules = [] }: Assets) =>
  [scripts, styles, lazy, modules].flat()

/** Checked once here, so that no visitor's browser has to. */
const wholeManifest = releaseManifest.superRefine(
  ({ entry, files, runtime, pages, exposes }, { addIssue }) => {
    const parts: Assets[] = [runtime, ...pages, ...Object.values(exposes)]
    const missing = [entry, ...parts.flatMap(namesIn)].find((name) => !(name in files))
    if (missing)
      addIssue({
        code: 'custom',
        path: ['files'],
        message: `found no ${missing}, expected every file that is named`,
      })
  },
)

/** Parses `release.json`. @throws Refusal naming file, field and what was expected */
export const manifestIn = (bytes: Buffer, where: string, remedy: string): ReleaseManifest =>
  parseJson(wholeManifest, bytes, where, remedy)

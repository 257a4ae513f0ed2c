import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentPackages } from '@college/shared/content/packages'
import { checkData, contentFiles, matches } from '@college/shared/content/read-content'
import { withValue } from '@college/shared/content/values'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Schema } from '../state/schema'
import { plainProblem } from './plain-problem'

test.each<[string, Schema, unknown, string]>([
  ['found an empty text, expected at least 1 character', { type: 'string' }, '', 'Please fill this in.'],
  [
    'found the text \'middle\', expected one of "left"|"right"',
    { type: 'string', enum: ['left', 'right'] },
    'middle',
    'Choose one of the list.',
  ],
  [
    'found the text \'middle\', expected one of "left"|"right"',
    { type: 'string' },
    'middle',
    'This is not written as it must be.',
  ],
  [
    "found the unknown field 'colour', expected one of name, plants",
    { type: 'object', properties: {} },
    {},
    "There is 'colour' here, which this form does not know: whoever works on the source has to take it out.",
  ],
  ['', { type: 'string', maxLength: 3 }, 'word', 'At most 3 characters; this has 4.'],
  ['', { type: 'string', minLength: 9 }, 'word', 'At least 9 characters; this has 4.'],
  ['', { type: 'number' }, '', 'Please fill this in.'],
  ['', { type: 'integer', minimum: 3 }, 1, 'At least 3.'],
  ['', { type: 'integer', exclusiveMinimum: 0 }, 0, 'More than 0.'],
  ['', { type: 'number' }, 'twelve', 'A number, please, such as 12.'],
  ['', { type: 'integer' }, 1.5, 'A whole number, please.'],
  [
    'found x, expected string',
    { type: 'string', format: 'date' },
    '12',
    'A day, please, such as 2026-11-21.',
  ],
  [
    "found the text '2026-01-01', expected the first day or a later one",
    { type: 'string', format: 'date' },
    '2026-01-01',
    'This should be the first day or a later one.',
  ],
  ['', { type: 'array', items: {}, minItems: 1 }, [], 'Add at least one.'],
  [
    "found {colege}, did you mean '{college}'? expected {college}, {town}",
    { type: 'string' },
    'At {colege}',
    'Nothing fills in {colege}; did you mean {college}?',
  ],
  [
    'found the text \'12\', expected a number such as "+91 98"',
    { type: 'string' },
    '12',
    'This should be a number such as "+91 98".',
  ],
])('%s', (words, schema, value, expected) => expect(plainProblem(words, schema, value)).toBe(expected))

test('what may be left out says so when it is emptied', () => {
  expect(plainProblem('', { type: 'string' }, '', true)).toBe('Please fill this in, or leave it out with ×.')
})

const root = join(import.meta.dirname, '../../..')
const packages = await contentPackages(root)
const seen = new Set<string>()
const plainWords =
  /^(?!.*\b(found|expected|received|string|pattern|regex|undefined|null|href|schema)\b)[A-Z].*[.?]$/s

test.each(packages)('every problem in $folder is reported without technical terms', ({ folder, schemas }) => {
  const section = join(root, folder)
  for (const file of contentFiles(section)) {
    const name = file.slice(join(section, 'content/').length)
    const [pattern, schema] = Object.entries(schemas).find(([pattern]) => matches(pattern, name)) ?? []
    // One file of each kind is enough, and one of many fields.
    if (!schema || seen.has(folder + pattern)) continue
    seen.add(folder + pattern)
    const form = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
    const data: unknown = parse(readFileSync(file, 'utf8'))
    for (const [path, value] of leaves(data, [])) {
      const field = schemaAt(form, path)
      if (seen.has(JSON.stringify(field))) continue
      seen.add(JSON.stringify(field))
      for (const wrong of wrongFor(value))
        for (const { path: at, words } of checkData(section, schema, withValue(data, path, wrong)).problems)
          if (at.join('.') === path.join('.'))
            expect(plainProblem(words, field, wrong), `${file}: ${at.join('.')}: ${words}`).toMatch(
              plainWords,
            )
    }
  }
})

const wrongFor = (value: unknown): unknown[] =>
  typeof value === 'string' ? ['', 'x'.repeat(6000), 'a', '{nothing}', 'A b', '12'] : ['', -1, 1.5, 1e12]

type Path = (string | number)[]
const leaves = (value: unknown, path: Path): [Path, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : typeof value === 'boolean'
      ? []
      : [[path, value]]

/** The schema of a place, as the form has it. */
function schemaAt(schema: Schema, [key, ...rest]: Path): Schema {
  if (schema.anyOf) {
    const options = schema.anyOf.map((option) => schemaAt(option, key === undefined ? [] : [key, ...rest]))
    return options.find((option) => option.const === undefined && Object.keys(option).length > 0) ?? {}
  }
  if (key === undefined) return schema
  const inner =
    typeof key === 'number' ? schema.items : (schema.properties?.[key] ?? schema.additionalProperties)
  return typeof inner === 'object' ? schemaAt(inner, rest) : {}
}

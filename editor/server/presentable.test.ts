import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { text } from '@college/shared/content/fields'
import { contentFiles } from '@college/shared/content/read-content'
import { isGroup, type Path, valueAt, withValue } from '@college/shared/content/values'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { blank, type Schema } from '../app/state/schema'
import { contentKinds, formSchema, kindOfPath } from './content'
import { presentable } from './presentable'

const root = join(import.meta.dirname, '../..')
const kinds = await contentKinds(root)

test.each(kinds.filter(({ pattern }) => pattern.includes('*')))(
  'a new $name can be shown before anything is filled in',
  (kind) => {
    const { content, problems } = presentable(
      join(root, kind.folder),
      kind,
      blank(formSchema(kind) as Schema),
      undefined,
    )
    expect(content).toBeDefined()
    expect(problems.length).toBeGreaterThan(3)
  },
)

test('an invalid field keeps its last valid value, and does not hide other changes', () => {
  const schema = z.strictObject({ heading: text(60), close: text(40), note: text() })
  const kind = { name: 'shell/gate.yaml', folder: 'shell', pattern: 'gate.yaml', schema }
  const before = { heading: 'The gate', close: 'Shut it', note: 'Mind the dog.' }
  const { data } = presentable(root, kind, { ...before, heading: '', close: 'New' }, before)
  expect(data).toEqual({ ...before, close: 'New' })
})

test('items that nothing can stand in for are shown once they are right, and hide no other change', () => {
  const row = z.strictObject({ to: z.literal('gate'), note: text() })
  const schema = z.strictObject({ heading: text(60), beds: z.array(z.strictObject({ rows: z.array(row) })) })
  const kind = { name: 'shell/beds.yaml', folder: 'shell', pattern: 'beds.yaml', schema }
  const right = { to: 'gate', note: 'Mind the dog.' }
  const blank = { to: '', note: '' }
  const before = { heading: 'Beds', beds: [{ rows: [right] }] }
  const typed = {
    heading: 'New beds',
    beds: [{ rows: [{ ...right, to: 'gat' }, blank, blank] }, { rows: [blank] }],
  }
  expect(presentable(root, kind, typed, before).data).toEqual({
    heading: 'New beds',
    beds: [{ rows: [right] }, { rows: [] }],
  })
})

/** The lists in data, each with the schema of its items. */
function listsIn(data: unknown, schema: Schema | boolean | undefined, path: Path = []): [Path, Schema][] {
  if (typeof schema !== 'object') return []
  if (Array.isArray(data))
    return schema.items ? [[path, schema.items], ...listsIn(data[0], schema.items, [...path, 0])] : []
  if (!isGroup(data)) return []
  return Object.entries(data).flatMap(([key, value]) =>
    listsIn(value, schema.properties?.[key] ?? schema.additionalProperties, [...path, key]),
  )
}

test.each(kinds)('a new item in any list of $name leaves the page', (kind) => {
  const folder = join(root, kind.folder)
  const file = contentFiles(folder).find((file) => kindOfPath(kinds, relative(root, file)) === kind)
  if (!file) return
  const data: unknown = parse(readFileSync(file, 'utf8'))
  for (const [path, item] of listsIn(data, formSchema(kind) as Schema)) {
    const longer = withValue(data, path, [...Object(valueAt(data, path)), blank(item)])
    expect(presentable(folder, kind, longer, data).content, path.join('.')).toBeDefined()
  }
})

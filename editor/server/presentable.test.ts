import { join } from 'node:path'
import { text } from '@college/shared/content/fields'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { blank, type Schema } from '../app/state/schema'
import { contentKinds, formSchema } from './content'
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

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inner, kindOf, kinds, type Schema } from '../app/state/schema'
import { contentKinds, formSchema } from './content'

const walk = (schema: Schema): Schema[] => [schema, ...inner(schema).flatMap(walk)]

test('the site’s schemas use every control of the editor', async () => {
  const schemas = (await contentKinds(join(import.meta.dirname, '../..'))).map(formSchema)
  const used = new Set(schemas.flatMap((schema) => walk(schema as Schema).map(kindOf)))
  expect(kinds.filter((kind) => !used.has(kind))).toEqual([])
})

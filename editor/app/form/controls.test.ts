// @vitest-environment happy-dom
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentKinds, formSchema } from '../../server/content'
import { kindOf, type Schema } from '../state/schema'
import { walkSchema } from '../testing/walk-schema'
import { controls } from './controls'

test('the site’s schemas use every control of the editor', async () => {
  const schemas = (await contentKinds(join(import.meta.dirname, '../../..'))).map(formSchema)
  const used = schemas.flatMap((schema) => walkSchema(schema as Schema).map(kindOf))
  expect(Object.keys(controls).sort()).toEqual([...new Set(used)].sort())
})

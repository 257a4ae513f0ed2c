import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editorFolder, editorSchemas } from './editor-schemas'

const root = join(import.meta.dirname, '../..')

test('editors check content by the schemas of the build; after a change of one: npm run schemas', async () => {
  const files = await editorSchemas(root)
  const stale = [...files].flatMap(([name, text]) => {
    const file = join(root, editorFolder, name)
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [`${name}: run npm run schemas`]
  })
  expect(files.size).toBeGreaterThan(30)
  expect(stale).toEqual([])
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedFiles } from '../../shared/content/generated-files'

const root = join(import.meta.dirname, '../..')

test('compiler and editors know content by the schemas of the build; after a change of one: npm run schemas', async () => {
  const files = await generatedFiles(root)
  const stale = [...files].flatMap(([path, text]) => {
    const file = join(root, path)
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [`${path}: run npm run schemas`]
  })
  expect(files.size).toBeGreaterThan(60)
  expect(stale).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('nothing fills a template in another way', () => {
  const folders = [
    'shell/host',
    'shell/document',
    'platform',
    'shared/ui',
    'shared/runtime',
    ...readdirSync(root)
      .filter((name) => name.startsWith('mfe-'))
      .map((name) => `${name}/src`),
  ]
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(
    files.filter((file) => /\.replace(?:All)?\(\s*['"`]\{/.test(readFileSync(join(root, file), 'utf8'))),
  ).toEqual([])
})

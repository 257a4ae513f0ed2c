import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillIn } from './fill-in'

const root = join(import.meta.dirname, '../..')

test('every placeholder gets its value, those without one stay', () => {
  expect(fillIn('{number} of {total}, {number}.', { number: 1, total: 3 })).toBe('1 of 3, 1.')
  expect(fillIn('{college}: {name}', { name: 'Library' })).toBe('{college}: Library')
  expect(fillIn('{constructor}', {})).toBe('{constructor}')
})

test.each(['$&zz', '$1', "$'", '$$', '{total}', '\\'])('a value is taken as it is: %s', (query) => {
  expect(fillIn('Nothing for “{query}” of {total}.', { query, total: 7 })).toBe(
    `Nothing for “${query}” of 7.`,
  )
})

test('nothing fills a template in another way', () => {
  const folders = [
    'shell/host',
    'shell/document',
    'shell/platform',
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

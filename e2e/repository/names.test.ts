import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What every page, section or use case exports under one name; a command is called as what it does. */
const isAgreed = (name: string, files: string[]) =>
  ['Component', 'head', 'remote', 'schemas', 'structuredData', 'default'].includes(name) ||
  files.some((file) => file.startsWith('platform/commands/'))

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(shared|shell|mfe-[^/]+|platform|editor)\//.test(file))
  .filter((file) => !/\.(test|spec|d|config)\.|\/testing\//.test(file) && existsSync(join(root, file)))

/** Names of the values that a file exports itself, not those that it passes on. */
function exportsOf(file: string, source: string): string[] {
  const { staticExports } = parseSync(file, source).module
  return staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType, moduleRequest }) => !isType && !moduleRequest)
    .map(({ exportName }) => exportName.name ?? 'default')
}

test('within a package, a name means one thing', () => {
  const owners = new Map<string, string[]>()
  for (const file of files) {
    const [folder] = file.split('/')
    for (const name of exportsOf(file, readFileSync(join(root, file), 'utf8'))) {
      const key = `${folder}: ${name}`
      owners.set(key, [...(owners.get(key) ?? []), file])
    }
  }
  expect(owners.size).toBeGreaterThan(1_000)
  const twice = [...owners].filter(([key, all]) => all.length > 1 && !isAgreed(key.split(': ')[1] ?? '', all))
  expect(twice.map(([key, all]) => `${key} (${all.join(', ')})`)).toEqual([])
})

test('reads names of functions, constants, classes and of renamed exports', () => {
  const source =
    'export function dig() {}\nexport const bed = 1, row = 2\nclass Hoe {}\nexport { Hoe as Tool }\n'
  expect(exportsOf('planted.ts', `${source}export type Bed = 1\nexport { seed } from './seed'`)).toEqual([
    'dig',
    'bed',
    'row',
    'Tool',
  ])
})

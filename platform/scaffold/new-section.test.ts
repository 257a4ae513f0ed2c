import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { newPage } from './new-page'
import { newSection } from './new-section'

const repository = join(import.meta.dirname, '../..')

/** What a new section is made from, and the files that get a line. */
function checkout(): string {
  const root = mkdtempSync(join(tmpdir(), 'new-section-'))
  const remotes = readdirSync(repository).filter((name) => name.startsWith('mfe-'))
  for (const file of [
    ...['README.md', 'tsconfig.solution.json', '.github/CODEOWNERS', 'shell/content/search.yaml'],
    ...['shell/host/remote.ts', 'shell/package.json'],
    ...remotes.flatMap((name) => [`${name}/package.json`, `${name}/tsconfig.json`, `${name}/src/remote.ts`]),
  ]) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    cpSync(join(repository, file), join(root, file))
  }
  return root
}

test('a new section owns one page, and is added to every list of sections', () => {
  const root = checkout()
  const { made, changed } = newSection(root, 'sundial')
  const remote = readFileSync(join(root, 'mfe-sundial/src/remote.ts'), 'utf8')
  expect(remote).toContain("defineRemote({\n  '/sundial': () => import('./pages/sundial/sundial'),\n})")
  expect(made.every((file) => file.startsWith('mfe-sundial/'))).toBe(true)
  for (const file of changed) expect(readFileSync(join(root, file), 'utf8'), file).toContain('sundial')
  expect(changed.filter((file) => file.startsWith('shared/'))).toEqual([])
})

test('a new section needs none of those that are there today', () => {
  const root = checkout()
  rmSync(join(root, 'mfe-about'), { recursive: true })
  expect(newSection(root, 'sundial').made).toContain('mfe-sundial/package.json')
  expect(readFileSync(join(root, 'mfe-sundial/package.json'), 'utf8')).toContain('"mfe-sundial"')
})

test('a checkout with the line ends of Windows keeps them', () => {
  const root = checkout()
  const all = readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true })
  for (const { parentPath, name } of all.filter((entry) => entry.isFile())) {
    const file = join(parentPath, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'))
  }
  const { changed } = newSection(root, 'sundial')
  newPage(root, 'sundial', 'shadow')
  const own = ['src/remote.ts', 'content/schemas.ts'].map((file) => join('mfe-sundial', file))
  for (const file of own)
    writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replaceAll('\n', '\r\n'))
  newPage(root, 'sundial', 'campus-tour')
  for (const file of [...changed, ...own]) {
    const text = readFileSync(join(root, file), 'utf8')
    expect(text.replaceAll('\r\n', ''), file).not.toMatch(/[\r\n]/)
    expect(text, file).toContain(own.includes(file) ? 'campus-tour' : 'sundial')
  }
})

test('a long name too has owners', () => {
  const root = checkout()
  newSection(root, 'rehabilitation')
  const owners = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').match(/^.*rehabilitation.*$/gm) ?? []
  expect(owners).toHaveLength(2)
  for (const line of owners) expect(line).toMatch(/^\/\S+ +@college\/rehabilitation-team$/)
})

test.each(['media', 'shell', 'seals', 'index', 'Seeds', 'two-words', ''])('refuses the name %j', (name) => {
  const root = checkout()
  expect(() => newSection(root, name)).toThrow(/^found the section name '.*expected one word/)
})

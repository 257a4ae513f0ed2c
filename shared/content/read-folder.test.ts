import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { text } from './fields'
import { checkContent } from './packages'
import { contentFiles, contentReport, pictureNames } from './read-content'

const schemas = {
  'garden.yaml': z.strictObject({ name: text() }),
  'beds/*.yaml': z.strictObject({ name: text() }),
}

/** A package with one valid file, one picture, and what a row adds. */
function garden(path: string, what: string | Buffer | { link: string }) {
  const root = join(mkdtempSync(join(tmpdir(), 'content-')), 'mfe-garden')
  onTestFinished(() => rmSync(dirname(root), { recursive: true }))
  mkdirSync(join(root, 'content/beds'), { recursive: true })
  mkdirSync(join(root, 'pictures'))
  writeFileSync(join(root, 'content/garden.yaml'), 'name: Herbs\n')
  writeFileSync(join(root, 'pictures/pond.svg'), '<svg/>')
  if (typeof what === 'object' && 'link' in what) symlinkSync(what.link, join(root, path))
  else writeFileSync(join(root, path), what)
  return root
}

const right = 'name: Rose\n'

test.each([
  ['an Emacs lock', 'content/.#garden.yaml', { link: 'meera@garden.12345:1700000000' }],
  ['an Emacs draft', 'content/#garden.yaml#', 'name: ['],
  ['an older copy', 'content/garden.yaml~', 'name: ['],
  ['a LibreOffice lock', 'content/.~lock.garden.yaml#', ''],
  ['a Vim swap file', 'content/.garden.yaml.swp', Buffer.of(0, 255)],
  ['a Finder file', 'content/beds/.DS_Store', Buffer.of(0, 255)],
  ['a resource fork', 'content/beds/._rose.yaml', Buffer.of(0, 255)],
  ['a list of thumbnails', 'pictures/Thumbs.db', Buffer.of(0, 255)],
  ['a program beside content', 'content/schemas.ts', ''],
])('ignores %s', (_, path, what) => {
  const root = garden(path, what)
  expect(contentReport(root, schemas)).toEqual({ files: 1, errors: [], notices: [] })
  expect(contentFiles(root)).toHaveLength(1)
  expect(pictureNames(root)).toEqual(['pond'])
})

const umlaut = 'content/beds/grün.yaml'

test.each([
  [
    'another ending',
    'content/beds/rose.yml',
    right,
    'content/beds/rose.yml: found a file that nothing reads, expected',
  ],
  [
    'an ending in capitals',
    'content/beds/rose.YAML',
    right,
    'content/beds/rose.YAML: found a file that nothing',
  ],
  [
    'a photograph in capitals',
    'pictures/pond.JPG',
    '',
    'pictures/pond.JPG: found a file that nothing reads, expected',
  ],
  [
    'a telephone’s format',
    'pictures/pond.heic',
    '',
    'pictures/pond.heic: found a file that nothing reads, expected',
  ],
  [
    'a Word document',
    'content/rose.docx',
    '',
    'content/rose.docx: found a file that nothing reads, expected',
  ],
  [
    'an open document',
    'content/beds/~$rose.yaml',
    '',
    'content/beds/~$rose.yaml: found a name with other signs',
  ],
  [
    'a copy',
    'content/beds/rose (1).yaml',
    right,
    'content/beds/rose (1).yaml: found a name with other signs',
  ],
  [
    'an umlaut, composed',
    umlaut.normalize('NFC'),
    right,
    'found a name with other signs, expected letters a to z',
  ],
  [
    'an umlaut, decomposed',
    umlaut.normalize('NFD'),
    right,
    'found a name with other signs, expected letters a to z',
  ],
  [
    'a link',
    'content/beds/rose.yaml',
    { link: '../garden.yaml' },
    'content/beds/rose.yaml: found a link, expected',
  ],
  ['a dangling link', 'pictures/rose.jpg', { link: '/nowhere' }, 'pictures/rose.jpg: found a link, expected'],
  [
    'an empty file',
    'content/garden.yaml',
    '',
    'content/garden.yaml: the file: found an empty field, expected',
  ],
  [
    'Latin-1',
    'content/garden.yaml',
    Buffer.from('# a\nname: Grün\n', 'latin1'),
    'garden.yaml: line 2: found a character that is not UTF-8',
  ],
  [
    'UTF-16',
    'content/garden.yaml',
    Buffer.from('\ufeffname: Herbs\n', 'utf16le'),
    'garden.yaml: line 1: found a character that is not',
  ],
  [
    'what another program spoilt',
    'content/garden.yaml',
    'name: Gr\ufffdn\n',
    'garden.yaml: line 1: found a character that is not',
  ],
  [
    'captions in Latin-1',
    'content/beds/walk.vtt',
    Buffer.from('Grün', 'latin1'),
    'content/beds/walk.vtt: line 1: found a character',
  ],
])('refuses %s by name', (_, path, what, sentence) => {
  const { errors } = contentReport(garden(path, what), schemas)
  expect(errors).toEqual([expect.stringContaining(sentence)])
  expect(errors[0]).toMatch(/^mfe-garden\//)
})

test.each([
  ['a byte order mark', '\ufeffname: Herbs\n'],
  ['line ends of Windows', '# a\r\nname: Herbs\r\n'],
])('%s changes nothing', (_, what) => {
  expect(contentReport(garden('content/garden.yaml', what), schemas)).toEqual({
    files: 1,
    errors: [],
    notices: [],
  })
})

test.each([
  [
    'aliases that multiply',
    `name: Herbs\na: &a [1]\n${[...'bcdefgh'].map((key, at) => `${key}: &${key} [${`*${'abcdefg'[at]},`.repeat(9)}]`).join('\n')}\n`,
    'not valid YAML: Excessive alias count',
  ],
  ['an alias of itself', 'name: Herbs\na: &a [*a]\n', "found the unknown field 'a'"],
])('%s are refused by name', async (_, what, sentence) => {
  const root = garden('content/garden.yaml', what)
  expect(contentReport(root, schemas).errors).toEqual([expect.stringContaining(sentence)])
  writeFileSync(join(root, 'content/schemas.ts'), 'export const schemas = {}')
  await expect(checkContent(dirname(root))).resolves.toMatchObject({ contradictions: [] })
})

test('reports a declared file that is missing', () => {
  const root = garden('content/beds/rose.yaml', right)
  rmSync(join(root, 'content/garden.yaml'))
  expect(contentReport(root, schemas).errors).toEqual([
    'mfe-garden/content/garden.yaml: found no such file, expected the one that content/schemas.ts declares',
  ])
})

test('refuses a folder with a file’s name without reading it', () => {
  const root = garden('content/garden.yaml', 'name: Herbs\n')
  mkdirSync(join(root, 'content/rose.yaml'))
  expect(contentReport(root, schemas).errors).toEqual([
    expect.stringContaining('content/rose.yaml: found a name with'),
  ])
})

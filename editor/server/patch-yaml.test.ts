import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { atNight } from '@college/platform/testing/at-night'
import { contentPackages } from '@college/shared/content/packages'
import { contentFiles } from '@college/shared/content/read-content'
import { describe, expect, test } from 'vitest'
import { type Document, type Node, parse, parseDocument } from 'yaml'
import { patchYaml } from './patch-yaml'

const root = join(import.meta.dirname, '../..')
const files = [
  ...(await contentPackages(root)).flatMap(({ folder }) => contentFiles(join(root, folder))),
  join(root, 'shared/site.yaml'),
].map((file) => relative(root, file))

type Path = (string | number)[]
const leaves = (value: unknown, path: Path = []): Path[] =>
  Array.isArray(value)
    ? value.flatMap((inner, index) => leaves(inner, [...path, index]))
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
      : [path]

/** The same data with one place changed. */
function withChange(data: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(data)
  if (Array.isArray(data))
    return data.map((item, index) => (index === key ? withChange(item, rest, change) : item))
  const group = data as Record<string, unknown>
  return { ...group, [key]: withChange(group[key], rest, change) }
}
const other = (value: unknown) =>
  typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}, differently`

/** Lines of one text that the other lacks, in order. */
const linesOnlyIn = (a: string, b: string) => a.split('\n').filter((line) => !b.split('\n').includes(line))

/** Each list in the data, by its path. */
const listsIn = (paths: Path[]) =>
  new Set(
    paths.flatMap((path) =>
      path.flatMap((key, at) => (typeof key === 'number' ? [JSON.stringify(path.slice(0, at))] : [])),
    ),
  )

/** The text above and below the lines of a field's value. */
function around(source: string, document: Document, path: Path): [above: string, below: string] {
  const [from = 0, to = 0] = (document.getIn(path, true) as Node).range ?? []
  const below = source.slice(0, to).endsWith('\n') ? source.slice(to) : source.slice(to).replace(/^.*\n?/, '')
  return [source.slice(0, source.lastIndexOf('\n', from - 1) + 1), below]
}

/** Every style that the editor itself writes or leaves alone. */
const garden = `# The garden, bed by bed.
title: The garden
lead: "Beds: from {town} to the hedge"
note: 'Mind the "dog"'
long: A line that nobody has folded, though it goes on and on, past the pond, the hives and the hedge, far beyond what a screen has room for.
about: >-
  A text of several lines, folded where whoever wrote it thought that a line was long enough, which is
  not always at the same place; it
  ends with a short one.
tall: "1985-05-07"
walled: true
acres: 3
gate: { label: North gate, width: 3 }
tools: [spade, rake, long hoe]
# A bed for each.
beds:
  - name: Mosses # in the shade
    plants: 12
    said:
      - >-
        Mosses were here before the wall, and before the pond, and nobody has ever planted one of them; whoever looks after
        them takes leaves away.
      - They like rain.

  # Stung twice.
  - name: Hives
    plants: 0
    said:
      - "Bees: mind them"
`

/** One file of each package with every change, all of them each night. */
const tried = atNight
  ? files
  : files.filter((file, at) => file.split('/')[0] !== files[at - 1]?.split('/')[0])
const sources = [['a garden', garden], ...tried.map((file) => [file, readFileSync(join(root, file), 'utf8')])]

// Whatever the college's files contain, and in any style.
describe.each(sources)('%s', { timeout: 300_000 }, (_, source = '') => {
  const document: Document = parseDocument(source)
  const data: unknown = document.toJS()
  const paths = leaves(data)

  test('changing one field leaves other fields’ lines alone, and can be undone', () => {
    for (const path of paths) {
      const changed = withChange(data, path, other)
      const written = patchYaml(source, changed)
      const [above, below] = around(source, document, path)
      expect(isDeepStrictEqual(parse(written), changed), path.join('.')).toBe(true)
      expect(written.slice(0, above.length), path.join('.')).toBe(above)
      expect(written.slice(written.length - below.length), path.join('.')).toBe(below)
      expect(isDeepStrictEqual(parse(patchYaml(written, data)), data), path.join('.')).toBe(true)
    }
  })

  test('list items can be moved, removed and repeated, and all of it undone', () => {
    for (const list of listsIn(paths)) {
      const path = JSON.parse(list) as Path
      for (const change of [
        ([first, ...rest]: unknown[]) => [...rest, first],
        (items: unknown[]) => (items.length > 1 ? items.slice(1) : items),
        (items: unknown[]) => (items.slice(0, -1).length > 0 ? items.slice(0, -1) : items),
        (items: unknown[]) => [...items, items[0]],
        (items: unknown[]) => [items.at(-1), ...items],
      ]) {
        const changed = withChange(data, path, (value) => change(value as unknown[]))
        const written = patchYaml(source, changed)
        expect(parse(written), list).toEqual(changed)
        expect(parse(patchYaml(written, data))).toEqual(data)
      }
    }
  })
})

describe('a garden', () => {
  const data: unknown = parse(garden)

  test('changing each field and back restores the file byte for byte', () => {
    for (const path of leaves(data)) {
      const written = patchYaml(garden, withChange(data, path, other))
      expect(written, path.join('.')).not.toBe(garden)
      expect(patchYaml(written, data), path.join('.')).toBe(garden)
    }
  })

  test.each([
    ['title:\n# A lead.\nlead: x # in short\n', { title: 'Moss', lead: 'x' }],
    ['# A list.\nbeds:\n  -\n  - moss # in the shade\n', { beds: ['fern', 'moss'] }],
    ['beds:\n  - # A bed.\n  - moss # in the shade\n', { beds: [{ name: 'Fern', plants: 3 }, 'moss'] }],
    ['# A list.\nbeds:\n-\n- name: Moss # in the shade\n', { beds: [['fern', 'rose'], { name: 'Moss' }] }],
    ['# A list.\nbeds:\n  - name:\n    plants: 3 # of them\n', { beds: [{ name: 'Moss', plants: 3 }] }],
    ['# A list.\nbeds: # of moss\ntitle: x # in short\n', { beds: ['fern'], title: 'x' }],
  ])('a field that is left empty in %j can be filled in, and each comment stays', (source, changed) => {
    const written = patchYaml(source, changed)
    expect(parse(written)).toEqual(changed)
    expect(written.match(/#.*/g)).toEqual(source.match(/#.*/g))
  })

  test('a change rewrites no more lines than necessary', () => {
    for (const path of leaves(data)) {
      const value = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], data)
      const written = patchYaml(garden, withChange(data, path, other))
      expect(linesOnlyIn(garden, written).length, path.join('.')).toBeLessThanOrEqual(
        1 + Math.ceil(String(value).length / 60) * 2,
      )
    }
  })
})

test('an optional field is inserted in its place, and removed again', () => {
  const source =
    '# Kept.\ntitle: Bees\nfaculty:\n  - name: A B # a remark\n    yoe: 3 summers\n  - name: C D\n    yoe: 4 summers\nend: x\n'
  const data = {
    title: 'Bees',
    faculty: [
      { name: 'A B', photo: 'a-b', yoe: '3 summers' },
      { name: 'C D', yoe: '4 summers', mobile: '+91 0' },
    ],
    more: ['one'],
    end: 'x',
  }
  const written = patchYaml(source, data)
  expect(written).toBe(
    '# Kept.\ntitle: Bees\nfaculty:\n  - name: A B # a remark\n    photo: a-b\n    yoe: 3 summers\n  - name: C D\n    yoe: 4 summers\n    mobile: +91 0\nmore:\n  - one\nend: x\n',
  )
  expect(patchYaml(written, parse(source))).toBe(source)
})

test('a new field whose name needs quotes leaves all other lines alone', () => {
  const source = '# Kept.\na:   x # odd\n'
  expect(patchYaml(source, { a: 'x', 'b: c': 'y' })).toBe(`${source}"b: c": y\n`)
})

test('an empty list fills, and a script stays text', () => {
  const source = 'a:\n  list: []\n  b: 1\n'
  const data = { a: { list: [{ title: '<script>alert(1)</script>', days: { first: '2026-01-02' } }], b: 1 } }
  expect(parse(patchYaml(source, data))).toEqual(data)
  expect(patchYaml(source, data)).toBe(
    'a:\n  list:\n    - title: <script>alert(1)</script>\n      days:\n        first: "2026-01-02"\n  b: 1\n',
  )
})

test('a file keeps all its Windows line ends', () => {
  const source = '# c\r\na: x\r\nb:\r\n  - one\r\n  - two\r\nc: >-\r\n  some\r\n  words\r\n'
  const data = {
    a: 'a word '.repeat(40).trim(),
    b: ['one', 'new', 'two'],
    c: 'some other words',
    d: { e: 'f' },
  }
  const written = patchYaml(source, data)
  expect(parse(written)).toEqual(data)
  expect(written.match(/\r?\n/g)).toEqual(Array(written.split('\n').length - 1).fill('\r\n'))
})

// Rare styles, which must not lose words either.
test.each([
  [
    'lines that end as on Windows',
    '# c\r\na: x\r\nb:\r\n  - one\r\n  - name: y\r\n    z: >-\r\n      text\r\n      more\r\n',
  ],
  ['texts that keep their lines', 'a: |\n  one\n  two\nb: |-\n  x\n\n  y\nc: >+\n  x\n\n\nd: e\n'],
  ['lists in lists', 'a:\n- - x\n  - y\n- - z\nb:\n- c: d\n  e: f\n'],
  ['groups in braces', 'a: { b: x,\n  c: [y, z],\n  d: "q" }\ne: [\n  f,\n  g\n]\n'],
  ['keys with question marks', '? a\n: x\n? b\n: - y\n  - z\n'],
  ['a document with its marks', '--- # top\na: x # c\n\n\nb:   y   # d\n...\n'],
  ['folded texts without a mark', 'a: one\n  two\n  three\nb: "one\n  two"\nc: \'x\n\n  y\'\n'],
  ['empty values, and no last line end', 'a:\nb: ""\nc: {}\nd: []\ne:\n  - y'],
  ['keys with blanks', '\ufeff"a b": x\n"c: d":\n  - y\n1: z\n'],
])('%s: any value in any place', (_, source) => {
  const data: unknown = parse(source)
  const values = [
    'new',
    'one two '.repeat(40).trim(),
    ' x',
    'x\n',
    'a: b',
    ['l', 'm'],
    { k: ['x'] },
    [],
    {},
    5,
  ]
  for (const path of [...leaves(data), []])
    for (const value of values) {
      const changed = withChange(data, path, () => value)
      expect(parse(patchYaml(source, changed)), path.join('.')).toEqual(changed)
    }
})

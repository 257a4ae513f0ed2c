import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contentPackages } from '@college/shared/content/packages'
import { contentFiles } from '@college/shared/content/read-content'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
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

/** Lines of one text that the other has not, in order. */
const linesOnlyIn = (a: string, b: string) => a.split('\n').filter((line) => !b.split('\n').includes(line))

describe.each(files)('%s', { timeout: 60_000 }, (file) => {
  const source = readFileSync(join(root, file), 'utf8')
  const data: unknown = parse(source)
  const paths = leaves(data)

  test('opened, each field changed and changed back: byte for byte what it was', () => {
    for (const path of paths) {
      const changed = withChange(data, path, other)
      const written = patchYaml(source, changed)
      expect(patchYaml(written, data), path.join('.')).toBe(source)
    }
  })

  test('a change of one field leaves every line of the others', () => {
    for (const path of paths) {
      const value = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], data)
      const written = patchYaml(source, withChange(data, path, other))
      const gone = linesOnlyIn(source, written).join(' ').replace(/\s+/g, ' ')
      const said = String(value).replace(/\s+/g, ' ')
      for (const line of linesOnlyIn(source, written))
        expect(
          said.includes(line.trim()) || gone.includes(said.slice(0, 20)),
          `${path.join('.')}: ${line}`,
        ).toBe(true)
      expect(linesOnlyIn(source, written).length).toBeLessThanOrEqual(
        1 + Math.ceil(String(value).length / 60) * 2,
      )
    }
  })

  test('lists: an item moved, removed and repeated, and all of it taken back', () => {
    const lists = new Set(
      paths.flatMap((path) =>
        path.flatMap((key, at) => (typeof key === 'number' ? [JSON.stringify(path.slice(0, at))] : [])),
      ),
    )
    for (const list of lists) {
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

test('a field that was left out is written in its place, and taken out again', () => {
  const source =
    '# Kept.\ntitle: Yoga\nfaculty:\n  - name: A B # a remark\n    yoe: 3 Years\n  - name: C D\n    yoe: 4 Years\nend: x\n'
  const data = {
    title: 'Yoga',
    faculty: [
      { name: 'A B', photo: 'a-b', yoe: '3 Years' },
      { name: 'C D', yoe: '4 Years', mobile: '+91 0' },
    ],
    more: ['one'],
    end: 'x',
  }
  const written = patchYaml(source, data)
  expect(written).toBe(
    '# Kept.\ntitle: Yoga\nfaculty:\n  - name: A B # a remark\n    photo: a-b\n    yoe: 3 Years\n  - name: C D\n    yoe: 4 Years\n    mobile: +91 0\nmore:\n  - one\nend: x\n',
  )
  expect(patchYaml(written, parse(source))).toBe(source)
})

test('an empty list fills, and a script stays text', () => {
  const source = 'a:\n  list: []\n  b: 1\n'
  const data = { a: { list: [{ title: '<script>alert(1)</script>', days: { first: '2026-01-02' } }], b: 1 } }
  expect(parse(patchYaml(source, data))).toEqual(data)
  expect(patchYaml(source, data)).toBe(
    'a:\n  list:\n    - title: <script>alert(1)</script>\n      days:\n        first: "2026-01-02"\n  b: 1\n',
  )
})

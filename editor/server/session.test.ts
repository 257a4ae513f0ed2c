import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@college/platform/store/site-store'
import { variations } from '@college/platform/testing/at-night'
import { expect, test } from 'vitest'
import { parseContent } from './content'
import { patchYaml } from './patch-yaml'
import { save } from './save'
import { gate, gateData, gateText, layGarden, meera, pond, put } from './testing/garden'

// `e2e/seed/written-texts.test.ts` tests every text in every field.
const texts = ['x ', 'x\u00a0', '---', '\u0000x', 'x\ud83d', 'x\n\n', ' ಯೋಗ # ', 'x'.repeat(10_000)]
test.each(variations(texts, 3))(
  'a text like %j is kept, saved, and there after the next start',
  async (value) => {
    const { session, read } = layGarden()
    const data = { ...gateData, open: value }
    const { edition } = await session().file(gate)
    const editing = session()
    await editing.file(gate)
    await editing.draft(gate, data, 0, edition)
    const next = session()
    expect((await next.file(gate)).data).toEqual(data)
    expect(await save(next, [gate], meera)).toEqual({ message: 'Gate: open', conflicts: [], kept: [] })
    expect(parseContent(gate, read(gate))).toEqual(data)
    expect((await session().file(gate)).data).toEqual(data)
  },
)

test('text that could not be read back is a problem at its field, and stops nothing else', async () => {
  const { session, read } = layGarden()
  const editing = session()
  const { problems } = await put(editing, gate, { ...gateData, close: 'x'.repeat(600_000) })
  expect(problems.at(-1)).toEqual({ path: ['close'], words: expect.stringContaining('bytes') })
  await put(editing, pond, { ...gateData, heading: 'Pond', close: 'Shut' })
  expect(await save(session(), [gate, pond], meera)).toMatchObject({ kept: [gate], message: 'Pond: close' })
  expect(read(gate)).toBe(gateText)
})

test('words typed and taken out again do not hide what somebody else saves', async () => {
  const { session, write } = layGarden()
  const editing = session()
  const { revision, edition } = await put(editing, gate, { ...gateData, close: 'Shut' })
  await editing.draft(gate, gateData, revision, edition)
  write(gate, gateText.replace('Drop it', 'Push'))
  expect(await editing.file(gate)).toMatchObject({ saved: { close: 'Push' }, data: { close: 'Push' } })
  expect((await session().file(gate)).data).toMatchObject({ close: 'Push' })
})

const broken: [string, string, string][] = [
  ['no YAML', 'a: "b\n', 'not valid YAML'],
  ['a tab', 'a:\n\tb: c\n', 'not valid YAML'],
  ['marks of a merge', '<<<<<<< HEAD\na: b\n=======\na: c\n>>>>>>> theirs\n', 'not valid YAML'],
  ['an anchor', 'a: &x b\nc: *x\n', 'anchor'],
  ['a tag', 'a: !!js/function b\n', 'tag'],
  ['one key twice', 'a: b\na: c\n', 'not valid YAML'],
  ['nothing', '', 'no fields'],
  ['a list', '- a\n', 'no fields'],
  ['bytes', '\0\u0001\ufffd', 'not UTF-8'],
]
test.each(broken)('reports a file with %s, and all others can be edited', async (_, text, words) => {
  const { session, write, read } = layGarden()
  write(gate, text)
  const editing = session()
  const files = await editing.files()
  const file = files.find(({ path }) => path === gate)
  expect(file).toMatchObject({ data: null, saved: null, broken: expect.stringContaining(words) })
  await expect(put(editing, gate, gateData)).rejects.toThrow(Refusal)
  await put(editing, pond, { ...gateData, heading: 'Pond', close: 'Shut' })
  expect(await save(editing, [pond, gate], meera)).toMatchObject({ conflicts: [], kept: [] })
  expect(read(pond)).toContain('Shut')
  expect(read(gate)).toBe(text)
})

test('a file that breaks after it was edited keeps its draft', async () => {
  const { session, write, read } = layGarden()
  const editing = session()
  await put(editing, gate, { ...gateData, close: 'Shut' })
  write(gate, 'a: "b\n')
  expect(await save(editing, [gate], meera)).toMatchObject({ message: '', kept: [gate] })
  expect((await editing.file(gate)).data).toMatchObject({ close: 'Shut' })
  expect(read(gate)).toBe('a: "b\n')
})

test('reports a file of no kind, and a folder or link does not block editing', async () => {
  const { session, root, write } = layGarden()
  mkdirSync(join(root, 'shell/content/beds/folder.yaml'), { recursive: true })
  symlinkSync('/etc/hostname', join(root, 'shell/content/beds/link.yaml'))
  write('shell/content/notes.yaml', 'a: b\n')
  const files = (await session().files()).filter(({ path }) => path.startsWith('shell'))
  expect(files.filter(({ broken }) => broken).map(({ path }) => path)).toEqual(['shell/content/notes.yaml'])
  expect(files.find(({ path }) => path === gate)?.data).toEqual(gateData)
})

test('an unreadable picture does not block the words around it', async () => {
  const { session, write } = layGarden()
  const path = 'shell/content/beds/moss.yaml'
  write('shell/pictures/moss.jpg', 'no picture')
  write(path, 'title: Moss\npicture: moss\n')
  const file = await session().file(path)
  expect(file).toMatchObject({ data: { title: 'Moss' }, problems: [] })
  expect(file.broken).toBeUndefined()
})

const nested = (levels: number): unknown => (levels === 0 ? 'x' : [nested(levels - 1)])
test.each<[string, unknown, string]>([
  ['many lines', Array.from({ length: 100_000 }, String), 'more than 10000 texts'],
  [
    'many fields',
    Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`k${at}`, at])),
    'more than',
  ],
  ['deep lists', nested(5000), 'more than 30 deep'],
])('refuses %s in one sentence, and keeps what was typed before', async (_, value, words) => {
  const { session } = layGarden()
  const editing = session()
  const typed = { ...gateData, close: 'Shut' }
  await put(editing, gate, typed)
  await expect(put(editing, gate, { ...gateData, close: value })).rejects.toThrow(words)
  expect((await session().file(gate)).data).toEqual(typed)
})

test.each([
  ['lines', Array.from({ length: 5000 }, (_, at) => `line ${at} ${'of the gate '.repeat(at % 3)}`)],
  ['fields', Object.fromEntries(Array.from({ length: 1500 }, (_, at) => [`k${at}`, `field ${at}`]))],
])('thousands of wrong %s are looked through, and written, before a request ends', async (_, close) => {
  const { session } = layGarden()
  const editing = session()
  expect((await put(editing, gate, { ...gateData, close })).problems).not.toEqual([])
  const changed = Array.isArray(close) ? close.toReversed() : { ...close, first: 'x' }
  const text = patchYaml(patchYaml(gateText, { ...gateData, close }), { ...gateData, close: changed })
  expect(parseContent(gate, text)).toEqual({ ...gateData, close: changed })
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text as words } from '@college/shared/content/fields'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseContent } from './content'
import { save } from './save'
import { Session } from './session'
import { put, textOfDraft } from './testing/garden'

const copy = mkdtempSync(join(tmpdir(), 'editor-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const path = 'shell/content/gate.yaml'
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' })
const text = () => readFileSync(join(copy, path), 'utf8')
const meera = { name: 'Meera Joshi', email: 'meera@example.org' }
const schema = z.strictObject({ open: words(40), heading: words(60), close: words(40) })
const kinds = [{ name: 'shell/gate.yaml', folder: 'shell', pattern: 'gate.yaml', schema }]
const session = () => new Session(copy, join(copy, '.cache/edit/local'), kinds)
const withClose = (close: string) => ({ ...(parse(text()) as object), close })

beforeAll(() => {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(
    join(copy, path),
    '# The gate.\nopen: Lift the latch\nheading: Gate of the garden\nclose: Drop it\n',
  )
  writeFileSync(join(copy, '.gitignore'), '.cache/\n')
  git('init', '--quiet')
  git('config', 'user.name', 'Somebody')
  git('config', 'user.email', 'somebody@example.org')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Content')
})

test('a draft survives a restart, and changes no file before it is saved', async () => {
  const before = text()
  await put(session(), path, withClose('Shut'))
  expect(text()).toBe(before)
  const { data, saved } = await session().file(path)
  expect(data).toEqual(withClose('Shut'))
  expect(saved).toEqual(parse(before))
  expect(textOfDraft(session(), path)).toContain('close: Shut')
  expect(text()).toBe(before)
})

test('a save is one commit of that file only, whatever else is staged', async () => {
  writeFileSync(join(copy, 'other.txt'), 'staged by somebody')
  git('add', 'other.txt')
  const { message } = await save(session(), [path], meera)
  expect(message).toBe('Gate of the garden: close')
  expect(git('log', '-1', '--format=%an <%ae>').trim()).toBe('Meera Joshi <meera@example.org>')
  expect(git('show', '--name-only', '--format=', 'HEAD').trim()).toBe(path)
  expect(git('status', '--porcelain').trim()).toBe('A  other.txt')
  expect(text()).toContain('close: Shut')
})

test('of two simultaneous saves the second sees what the first has written', async () => {
  const [first, second] = [session(), new Session(copy, join(copy, '.cache/edit/other'), kinds)]
  await put(first, path, withClose('Close it'))
  await put(second, path, withClose('Close this'))
  expect((await save(first, [path], meera)).conflicts).toEqual([])
  const { conflicts } = await save(second, [path], meera)
  expect(conflicts.map(({ theirs }) => theirs)).toEqual([withClose('Close it')])
  expect(second.drafts.get(path)?.data).toEqual(withClose('Close this'))
  expect(text()).toContain('close: Close it')
})

test('an invalid file stays a draft', async () => {
  const editing = session()
  await put(editing, path, withClose(''))
  expect(await save(editing, [path], meera)).toEqual({ message: '', conflicts: [], kept: [path] })
  expect(text()).toContain('close: Close it')
})

test('a window that missed a change is told so, and overwrites nothing', async () => {
  const editing = session()
  const { edition } = await editing.file(path)
  expect(() => editing.draft(path, withClose('Late'), 99, edition)).toThrow('another window')
})

test('words typed during a save build on what it saved', async () => {
  const editing = session()
  editing.discard([path])
  const { edition } = await editing.file(path)
  const { revision } = await editing.draft(path, withClose('First'), 0, edition)
  await save(editing, [path], meera)
  // Its window does not know of the save yet.
  await editing.draft(path, withClose('Second'), revision, edition)
  expect(() => editing.draft(path, withClose('Late'), revision, edition)).toThrow('another window')
  expect((await save(editing, [path], meera)).conflicts).toEqual([])
  expect(text()).toContain('close: Second')
})

test('a late request from a closed page does not begin an older draft', async () => {
  const editing = session()
  editing.discard([path])
  const { edition } = await editing.file(path)
  await editing.draft(path, withClose('Later'), 0, edition)
  await save(editing, [path], meera)
  expect(() => editing.draft(path, withClose('Earlier'), 0, edition)).toThrow('another window')
  expect((await editing.file(path)).data).toEqual(withClose('Later'))
})

test('a window with an older version starts from it, and its save overwrites nothing', async () => {
  const editing = session()
  editing.discard([path])
  const { edition } = await editing.file(path)
  const saved = text().replace(/^open: .*$/m, 'open: Whose')
  writeFileSync(join(copy, path), saved)
  await editing.file(path)
  await editing.draft(path, withClose('Mine'), 0, edition)
  const { conflicts } = await save(editing, [path], meera)
  expect(conflicts).toHaveLength(1)
  expect(text()).toBe(saved)
})

test.each<[string, (editing: Session) => unknown]>([
  ['saved', (editing) => save(editing, [path], meera)],
  ['discarded', (editing) => editing.discard([path])],
])('a window from before a draft was %s does not overwrite later words of another', async (_, end) => {
  const editing = session()
  editing.discard([path])
  await put(editing, path, withClose('Early'))
  const early = await editing.file(path)
  await end(editing)
  const { data } = await put(editing, path, withClose('Late'))
  expect(() => editing.draft(path, early.data, early.revision, early.edition)).toThrow('another window')
  expect((await editing.file(path)).data).toEqual(data)
})

test.each([
  ['an anchor', 'a: &x 1\nb: *x\n', 'anchor'],
  ['a tag', 'a: !!js/function "() => 1"\n', 'tag'],
  ['a bomb', `a: ${'x'.repeat(600_000)}\n`, 'bytes'],
])('refuses YAML with %s', (_, yaml, expected) => {
  expect(() => parseContent('x.yaml', yaml)).toThrow(expected)
})

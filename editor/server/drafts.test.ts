import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '@college/platform/store/write-whole'
import { expect, test } from 'vitest'
import { Drafts } from './drafts'
import { clearUp } from './editors'
import { save } from './save'
import { gate, gateData, kinds, layGarden, meera, pond, put } from './testing/garden'

const draft = { base: 'a: 1\n', data: { a: 2 }, revision: 1 }

test.each([
  ['shortened', '{"files":{"a":{"base":null,"da'],
  ['empty', ''],
  ['of another shape', '{"files":[]}'],
  ['no text', '\0\0\0\0'],
])('drafts on disk that are %s are set aside and reported', (_, text) => {
  const { folder, write } = layGarden()
  write('.cache/edit/local/drafts.json', text)
  const drafts = new Drafts(join(folder, 'drafts.json'))
  drafts.set(gate, draft)
  const [aside = ''] = readdirSync(folder).filter((name) => name.includes('unreadable'))
  expect(drafts.notice).toContain(aside)
  expect(readFileSync(join(folder, aside), 'utf8')).toBe(text)
  const next = new Drafts(join(folder, 'drafts.json'))
  expect([next.get(gate), next.notice]).toEqual([draft, undefined])
})

test('unreadable drafts are reported to whoever opens the editor after it cleared up', async () => {
  const { root, write, session } = layGarden()
  write('.cache/edit/local/drafts.json', '{"files":')
  clearUp(root, kinds)
  expect(session().drafts.notice).toContain('could not be read')
})

test('unreadable drafts that somebody took away meanwhile do not keep new ones from the disk', () => {
  const { folder, write } = layGarden()
  const file = join(folder, 'drafts.json')
  write('.cache/edit/local/drafts.json', '{"files":')
  const drafts = new Drafts(file)
  rmSync(file)
  drafts.set(gate, draft)
  expect(new Drafts(file).get(gate)).toEqual(draft)
})

test('drafts that can be neither read nor moved are reported, and do not stop the editor', () => {
  // A file that nobody can move, not even root.
  const drafts = new Drafts('/proc/version')
  expect(drafts.notice).toContain('could not be read')
  expect(() => drafts.set(gate, draft)).toThrow(/^The disk does not take/)
  expect(drafts.get(gate)?.data).toEqual(draft.data)
})

test('without a folder for drafts the editor works, and reports it for each draft', () => {
  const { folder, write } = layGarden()
  write('.cache', '')
  const drafts = new Drafts(join(folder, 'drafts.json'))
  expect(() => drafts.set(gate, draft)).toThrow(/^The disk does not take/)
  expect(drafts.get(gate)?.data).toEqual(draft.data)
})

test('on a full disk the draft stays in memory and says so, and the next change retries', () => {
  const { folder } = layGarden()
  const file = join(folder, 'drafts.json')
  let full = true
  const drafts = new Drafts(file, (...args) => {
    if (full) throw new Error('no space left on device')
    writeWhole(...args)
  })
  expect(() => drafts.set(gate, draft)).toThrow(/^The disk does not take .*no space left on device/)
  // Its window knows no other revision, and continues with this one.
  expect(drafts.get(gate)).toEqual({ ...draft, revision: 0 })
  // An entry stays at the address that its window knows.
  expect(() => drafts.set(pond, { ...draft, data: { a: 3 } }, gate)).toThrow(/^The disk/)
  expect([drafts.get(pond), drafts.get(gate)]).toEqual([undefined, { ...draft, data: { a: 3 }, revision: 0 }])
  full = false
  drafts.set(pond, draft)
  expect(new Drafts(file).get(gate)?.data).toEqual({ a: 3 })
})

test('only the editor’s own account may read what somebody has typed', () => {
  const { folder } = layGarden()
  const file = join(folder, 'drafts.json')
  new Drafts(file).set(gate, draft)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a draft of a removed kind is kept, and does not stop the editor', async () => {
  const { session, folder } = layGarden()
  const gone = 'mfe-gone/content/hedge.yaml'
  new Drafts(join(folder, 'drafts.json')).set(gone, draft)
  const editing = session()
  expect(editing.paths()).not.toContain(gone)
  await put(editing, gate, { ...gateData, close: 'Shut' })
  expect((await save(editing, [gate], meera)).message).toBe('Gate: close')
  expect(new Drafts(join(folder, 'drafts.json')).get(gone)).toEqual(draft)
})

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { changesBetween } from '../../protocol/changes'
import { undo } from '../state/change'
import { useEditor } from '../state/editor-store'
import { bringBack } from './history-dialog'

const { getState: get, setState: set } = useEditor
const path = 'garden/bees.yaml'
const now = { title: 'Bees', hives: [{ name: 'B' }, { name: 'C' }], note: 'new', order: ['x', 'y'] }

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const rest = { path, schema: '', problems: [], shown: now, revision: 0, edition: '' }
  set({ files: { [path]: { ...rest, saved: now, data: now } }, done: [] })
})

test.each([
  ['a text', { ...now, title: 'Beekeeping' }],
  ['an item that was removed', { ...now, hives: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] }],
  [
    'an item in the middle that was removed',
    { ...now, hives: [{ name: 'B' }, { name: 'A' }, { name: 'C' }] },
  ],
  ['an item that was added since', { ...now, hives: [{ name: 'B' }] }],
  ['a text in an item', { ...now, hives: [{ name: 'B' }, { name: 'D' }] }],
  ['a field that was added since', { title: 'Bees', hives: now.hives, order: now.order }],
  ['an order', { ...now, order: ['y', 'x'] }],
])('%s is restored unchanged, and Undo removes it again', (_, then) => {
  const changes = changesBetween(then, now)
  expect(changes).toHaveLength(1)
  for (const change of changes) bringBack(path, now, change)
  expect(get().files[path]?.data).toEqual(then)
  undo()
  expect(get().files[path]?.data).toEqual(now)
})

// @vitest-environment happy-dom
import { click, control, mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { change } from '../state/change'
import { useEditor } from '../state/editor-store'
import { saveAll } from '../state/save'
import { begin, sendNow } from '../state/send-drafts'
import { ImitatedServer } from '../testing/imitated-server'
import { ConflictDialog } from './conflict-dialog'

const bees = 'garden/bees.yaml'
const clean = useEditor.getState()
let server: ImitatedServer

beforeEach(async () => {
  server = new ImitatedServer()
  server.saved.set(bees, JSON.stringify({ title: 'a', text: 'a' }))
  vi.stubGlobal('fetch', server.fetch)
  useEditor.setState(clean, true)
  await begin()
})

const collisions: [string, () => Promise<unknown>][] = [
  [
    'what somebody else has saved',
    async () => {
      change(bees, ['text'], 'mine')
      await sendNow()
      server.saved.set(bees, JSON.stringify({ title: 'theirs', text: 'theirs' }))
      await saveAll()
    },
  ],
  [
    'what another window has typed',
    async () => {
      const base = server.saved.get(bees) ?? ''
      server.drafts.set(bees, { base, data: { title: 'theirs', text: 'theirs' }, revision: 3 })
      change(bees, ['text'], 'mine')
      await sendNow()
      await sendNow()
    },
  ],
]

test.each(collisions)('a conflict with %s can be postponed: the next save asks again', async (_, collide) => {
  await act(collide)
  const { place } = await mount(<ConflictDialog />)
  await act(async () => place.querySelector('dialog')?.dispatchEvent(new Event('close')))
  expect(useEditor.getState().conflicts).toEqual([])
  await act(saveAll)
  await act(() => vi.waitFor(() => expect(useEditor.getState().conflicts).toMatchObject([{ path: bees }])))
  expect(server.saved.get(bees)).not.toContain('mine')
})

test.each(collisions)('a conflict with %s is resolved text by text, then saved', async (_, collide) => {
  await act(collide)
  const { place } = await mount(<ConflictDialog />)
  const save = () => control(place, 'Keep these and save')
  expect(save().hasAttribute('aria-disabled')).toBe(true)
  const mine = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === 'Yours mine')
  await act(async () => mine?.querySelector('input')?.click())
  await click(save())
  await act(() =>
    vi.waitFor(() =>
      expect(JSON.parse(server.saved.get(bees) ?? '')).toEqual({ title: 'theirs', text: 'mine' }),
    ),
  )
  expect(useEditor.getState()).toMatchObject({ conflicts: [], unsent: {}, failing: '' })
  expect(place.querySelector('dialog')).toBeNull()
})

test('words typed while a save ends in a conflict are among the choices', async () => {
  change(bees, ['text'], 'dawn')
  await sendNow()
  server.saved.set(bees, JSON.stringify({ title: 'theirs', text: 'a' }))
  const answer = saveAll()
  await vi.waitFor(() => expect(useEditor.getState().conflicts).toEqual([]))
  change(bees, ['text'], 'dawn and dusk')
  await act(() => answer)
  const { place } = await mount(<ConflictDialog />)
  await click(control(place, 'Keep these and save'))
  await act(() =>
    vi.waitFor(() => expect(useEditor.getState().files[bees]?.data).toMatchObject({ title: 'theirs' })),
  )
  expect(useEditor.getState().files[bees]?.data).toEqual({ title: 'theirs', text: 'dawn and dusk' })
})

test.each([
  ['Theirs removed', null],
  ['Yours a', { title: 'a', text: 'mine' }],
])('an entry that somebody else has removed is decided as a whole: %s', async (choice, expected) => {
  change(bees, ['text'], 'mine')
  await sendNow()
  server.saved.set(bees, 'null')
  await act(saveAll)
  const { place } = await mount(<ConflictDialog />)
  expect(place.querySelector('legend')?.textContent).toBe('the whole entry')
  const label = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === choice)
  await act(async () => label?.querySelector('input')?.click())
  await click(control(place, 'Keep these and save'))
  await act(() => vi.waitFor(() => expect(useEditor.getState()).toMatchObject({ conflicts: [], unsent: {} })))
  await act(() => vi.waitFor(() => expect(JSON.parse(server.saved.get(bees) ?? '')).toEqual(expected)))
})

test.each([
  ['nobody had, and one adds', { title: 'a', text: 'a' }, 'Theirs nothing'],
  ['one has removed', { title: 'a', text: 'a', note: 'b' }, 'Theirs removed'],
])('a field that %s is called so', async (_, saved, expected) => {
  server.saved.set(bees, JSON.stringify(saved))
  useEditor.setState(clean, true)
  await begin()
  change(bees, ['note'], 'mine')
  await sendNow()
  server.saved.set(bees, JSON.stringify({ title: 'a', text: 'theirs' }))
  await act(saveAll)
  const { place } = await mount(<ConflictDialog />)
  const sides = [...place.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(sides).toContain(expected)
})

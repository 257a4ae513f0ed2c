// @vitest-environment happy-dom
import { mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { useHistoryDialog } from './use-history-dialog'

// What a link and Back do is tested in `use-link-navigation.test.tsx`.
const { arrivedBy, isAstray } = vi.hoisted(() => ({
  arrivedBy: vi.fn(() => 'navigate'),
  isAstray: vi.fn(() => false),
}))
vi.mock('./document-entry', () => ({ arrivedBy }))
vi.mock('./browser-history', () => ({ isAstray }))

beforeEach(() => {
  arrivedBy.mockReturnValue('navigate')
  isAstray.mockReturnValue(false)
  history.replaceState({ key: 'first' }, '', '/life')
})

const Search = () => <p>{useHistoryDialog('search').open ? 'Searching' : 'Reading'}</p>
const words = () => document.querySelector('p')?.textContent

const inDialog = { key: 'first', dialog: 'search' }
const show = (persisted: boolean) =>
  act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

test('a page’s HTML has no open dialog', () => {
  expect(renderToString(<Search />)).toContain('Reading')
})

test.each([
  ['reload', 'Searching', inDialog],
  ['navigate', 'Reading', { key: 'first' }],
  ['back_forward', 'Reading', { key: 'first' }],
])('in a document that came by %s to a dialog’s entry, the visitor is %s', async (type, what, state) => {
  arrivedBy.mockReturnValue(type)
  history.replaceState(inDialog, '')
  await mount(<Search />)
  expect([words(), history.state]).toEqual([what, state])
})

test('an entry that the browser made stays as it is', async () => {
  history.replaceState(null, '')
  await mount(<Search />)
  await show(true)
  expect([words(), history.state]).toEqual(['Reading', null])
})

test.each([
  ['from its cache, is closed', true, 'Reading', { key: 'first' }],
  ['for the first time, is open', false, 'Searching', inDialog],
])('a dialog whose document the browser shows %s', async (_, persisted, what, state) => {
  await mount(<Search />)
  history.replaceState(inDialog, '')
  await show(persisted)
  expect([words(), history.state]).toEqual([what, state])
})

test('a document that shows another entry than it came to writes into none', async () => {
  await mount(<Search />)
  history.replaceState(inDialog, '')
  isAstray.mockReturnValue(true)
  await show(true)
  expect(history.state).toEqual(inDialog)
})

test('a dialog that is no longer on the page leaves the entry to others', async () => {
  const { show: render } = await mount(<Search />)
  await render(null)
  history.replaceState({ key: 'first', dialog: 'course' }, '')
  await show(true)
  expect(history.state).toEqual({ key: 'first', dialog: 'course' })
})

// @vitest-environment happy-dom
import { mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { change } from '../state/change'
import { tell, useEditor } from '../state/editor-store'
import { ImitatedServer } from '../testing/imitated-server'
import { Dialog } from './dialog'
import { Notice, NotKept } from './notice'

const path = 'garden/bees.yaml'
const server = new ImitatedServer()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server.fetch)
  server.saved.set(path, JSON.stringify({ text: 'a' }))
  useEditor.setState({ files: { [path]: server.file(path) }, unsent: {}, failing: '' })
})
afterEach(() => vi.useRealTimers())

const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('says that words are not kept if a slow server takes over two seconds, until it has kept them', async () => {
  const { place } = await mount(<NotKept />)
  server.pace = () => 5000
  await act(async () => change(path, ['text'], 'a dawn'))
  await passes(1500)
  expect(place.textContent).toBe('')
  await passes(1000)
  expect(place.textContent).toMatch(/^Not kept since .*: the editor’s server has not answered yet\.$/)
  await passes(4000)
  expect(server.dataOf(path)).toEqual({ text: 'a dawn' })
  expect(place.textContent).toBe('')
})

test.each([
  ['in the window', <Notice key="" />],
  ['in a dialog', <Dialog key="" title="Bees" onClose={() => {}} children="" />],
])('the place of a message %s is known before the first one comes', async (_, part) => {
  useEditor.setState({ notice: undefined })
  const { place } = await mount(part)
  const status = () => place.querySelector('[role=status]:not([hidden], [hidden] *)')
  const before = status()
  expect(before?.textContent).toBe('')
  expect(place.querySelector('[aria-label="Close the message"]')).toBeNull()
  await act(async () => tell('Bees is moved.'))
  expect(status()).toBe(before)
  expect(before?.textContent).toBe('Bees is moved.')
})

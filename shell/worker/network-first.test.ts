import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptAfter, networkFirst } from './network-first'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const kept = async () => new Response('kept')
const nothing = async () => undefined
const after = (milliseconds: number) =>
  new Promise<Response>((resolve) => setTimeout(resolve, milliseconds, new Response('from the network')))
const never = new Promise<Response>(() => {})

/** What a visitor reads once all that can happen has happened; undefined while there is no answer. */
async function read(answer: Promise<Response>) {
  let text: string | undefined
  answer.then(
    async (response) => {
      text = await response.text()
    },
    () => {
      text = 'failed'
    },
  )
  await vi.runAllTimersAsync()
  return text
}

test('an answer in time is the network’s, whatever is kept', async () => {
  expect(await read(networkFirst(after(keptAfter - 1), kept))).toBe('from the network')
})

test('on a line that is dead, slow or cut, what is kept answers', async () => {
  expect(await read(networkFirst(never, kept))).toBe('kept')
  expect(await read(networkFirst(after(keptAfter + 1), kept))).toBe('kept')
  expect(await read(networkFirst(Promise.reject(new TypeError('no connection')), kept))).toBe('kept')
})

test('with nothing kept the network is awaited, and fails when it does', async () => {
  expect(await read(networkFirst(after(keptAfter * 10), nothing))).toBe('from the network')
  expect(await read(networkFirst(never, nothing))).toBeUndefined()
  expect(await read(networkFirst(Promise.reject(new TypeError('no connection')), nothing))).toBe('failed')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkFirst, networkTimeout } from './network-first'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const cached = async () => new Response('cached')
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

test('an answer in time is the network’s, whatever is cached', async () => {
  expect(await read(networkFirst(after(networkTimeout - 1), cached))).toBe('from the network')
})

test('on a dead, slow or cut connection the cache answers', async () => {
  expect(await read(networkFirst(never, cached))).toBe('cached')
  expect(await read(networkFirst(after(networkTimeout + 1), cached))).toBe('cached')
  expect(await read(networkFirst(Promise.reject(new TypeError('no connection')), cached))).toBe('cached')
})

test('with nothing cached it waits for the network, and fails when that does', async () => {
  expect(await read(networkFirst(after(networkTimeout * 10), nothing))).toBe('from the network')
  expect(await read(networkFirst(never, nothing))).toBeUndefined()
  expect(await read(networkFirst(Promise.reject(new TypeError('no connection')), nothing))).toBe('failed')
})

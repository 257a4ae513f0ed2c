import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { turns } from './turns'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Something that takes a number of seconds, and notes its end. */
const taking = (seconds: number, ended: string[], name: string) => async () => {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  ended.push(name)
}

test('one runs after another, and a failure is its own', async () => {
  const ended: string[] = []
  const inTurn = turns()
  inTurn(taking(9, ended, 'release'))
  const failed = inTurn(() => {
    throw new Error('disk full')
  }).catch((error: Error) => ended.push(error.message))
  inTurn(taking(1, ended, 'save'), 60_000)
  await vi.advanceTimersByTimeAsync(11_000)
  await failed
  expect(ended).toEqual(['release', 'disk full', 'save'])
})

test('a save behind a long release is refused before its page gives up, and never carried out', async () => {
  const ended: string[] = []
  const inTurn = turns()
  inTurn(taking(300, ended, 'release'))
  const save = inTurn(taking(1, ended, 'save'), 60_000)
  const refused = expect(save).rejects.toThrow('Nothing was saved')
  await vi.advanceTimersByTimeAsync(60_000)
  await refused
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ended).toEqual(['release'])
  const again = inTurn(taking(1, ended, 'save again'), 60_000)
  await vi.advanceTimersByTimeAsync(1_000)
  await again
  expect(ended).toEqual(['release', 'save again'])
})

import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLock } from './lock'
import { type Store, storeIn } from './store'

let store: Store
const lock = () => join(store.channels, '.lock')
const holdBy = (pid: string | number) => writeFileSync(lock(), String(pid))

beforeEach(async () => {
  store = storeIn(mkdtempSync(join(tmpdir(), 'lock-')))
  await withLock(store, async () => {})
})
afterEach(() => rmSync(join(store.channels, '..'), { recursive: true }))

test('the lock is held while a release runs and free after it, also when it fails', async () => {
  expect(await withLock(store, async () => existsSync(lock()))).toBe(true)
  expect(existsSync(lock())).toBe(false)
  await expect(withLock(store, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(existsSync(lock())).toBe(false)
})

test('of two releases one waits for the other', async () => {
  const log: string[] = []
  const release = (name: string) =>
    withLock(store, async () => {
      log.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      log.push(`${name} ends`)
    })
  await Promise.all([release('one'), release('other')])
  expect(log).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
})

test('a lock that a killed process has left is taken over', async () => {
  // No process has this id.
  holdBy(99999999)
  expect(await withLock(store, async () => 'done')).toBe('done')
})

test.each([
  ['of a process that cannot be asked', ''],
  ['of one that runs', process.pid],
])('a lock %s is taken over after ten minutes, not before', async (_, pid) => {
  const begun = Date.now()
  holdBy(pid)
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  utimesSync(lock(), minutesAgo(9), minutesAgo(9))
  let done = false
  const waiting = withLock(store, async () => {
    done = true
  })
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(done).toBe(false)
  utimesSync(lock(), minutesAgo(11), minutesAgo(11))
  await waiting
  expect(Date.now() - begun).toBeLessThan(5_000)
})

test('after two minutes a waiting release gives up, and says what to do', async () => {
  holdBy(process.pid)
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  const waiting = withLock(store, async () => 'done')
  const refused = expect(waiting).rejects.toThrow(
    `${lock()}: another release has held this lock for two minutes; expected it to end. Remove the file if none runs.`,
  )
  clock.mockReturnValue(now + 119_000)
  await new Promise((resolve) => setTimeout(resolve, 120))
  clock.mockReturnValue(now + 121_000)
  await refused
  clock.mockRestore()
  expect(existsSync(lock()), 'the lock is the other’s').toBe(true)
})

import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { folderDriver } from './folder'
import { queueOf } from './queue'

function emptyStore() {
  const folder = mkdtempSync(join(tmpdir(), 'queue-'))
  return folderDriver(folder)
}

test('changes proceed in the order they were overtaken; without any, nobody waits', async () => {
  const driver = emptyStore()
  const [first, second, third] = [1, 2, 3].map(() => queueOf(driver, 'production'))
  expect(await first?.wait()).toBe(false)
  await first?.join()
  await new Promise((resolve) => setTimeout(resolve, 20))
  await second?.join()
  expect(await first?.wait()).toBe(false)
  expect(await queueOf(driver, 'preview').wait()).toBe(false)
  const order: string[] = []
  const last = third?.wait().then((waited) => order.push(`third ${waited}`))
  const next = second?.wait().then((waited) => order.push(`second ${waited}`))
  await new Promise((resolve) => setTimeout(resolve, 50))
  await first?.leave()
  await next
  await second?.leave()
  await last
  expect(order).toEqual(['second true', 'third true'])
})

test('a change killed in the queue delays the others once, for seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const driver = emptyStore()
  await queueOf(driver, 'production').join()
  const waiting = queueOf(driver, 'production').wait()
  await vi.waitFor(async () => {
    vi.setSystemTime(Date.now() + 3_000)
    expect(await driver.list('channels/waiting/')).toEqual([])
  })
  expect(await waiting).toBe(true)
})

test('a file of another program is no change in the queue, and stays', async () => {
  const driver = emptyStore()
  const stray = join(driver.place, 'channels/waiting/production/desktop.ini')
  mkdirSync(dirname(stray), { recursive: true })
  writeFileSync(stray, '')
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const ticking = setInterval(() => vi.setSystemTime(Date.now() + 3_000), 50)
  onTestFinished(() => clearInterval(ticking))
  expect(await queueOf(driver, 'production').wait()).toBe(false)
  expect(existsSync(stray)).toBe(true)
})

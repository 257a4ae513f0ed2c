import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { folderDriver } from './folder'
import { letOthersGoFirst, lineUp } from './line'

function emptyStore() {
  const folder = mkdtempSync(join(tmpdir(), 'line-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folderDriver(folder)
}

test('whoever was overtaken first goes first, and nobody waits where nobody was', async () => {
  const driver = emptyStore()
  expect(await letOthersGoFirst(driver, 'production')).toBe(false)
  const first = await lineUp(driver, 'production')
  await new Promise((resolve) => setTimeout(resolve, 20))
  const second = await lineUp(driver, 'production')
  expect(await letOthersGoFirst(driver, 'production', first)).toBe(false)
  expect(await letOthersGoFirst(driver, 'preview')).toBe(false)
  const order: string[] = []
  const third = letOthersGoFirst(driver, 'production').then((waited) => order.push(`third ${waited}`))
  const next = letOthersGoFirst(driver, 'production', second).then((waited) => order.push(`second ${waited}`))
  await new Promise((resolve) => setTimeout(resolve, 50))
  await driver.remove([first])
  await next
  await driver.remove([second])
  await third
  expect(order).toEqual(['second true', 'third true'])
})

test('a change that was killed in line keeps the others for seconds, once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const driver = emptyStore()
  await lineUp(driver, 'production')
  const going = letOthersGoFirst(driver, 'production')
  await vi.waitFor(async () => {
    vi.setSystemTime(Date.now() + 3_000)
    expect(await driver.list('channels/waiting/')).toEqual([])
  })
  expect(await going).toBe(true)
})

import { expect, test } from 'vitest'
import type { Driver } from '../store/driver'

/**
 * What every driver must do, whatever it writes to: all that the store needs.
 *
 * @param many more keys than one answer of the service lists
 */
export function behaviour(open: () => Promise<Driver>, many = 210) {
  const text = async (driver: Driver, key: string) => (await driver.read(key))?.toString()
  const keys = async (driver: Driver, prefix: string, limit?: number) =>
    (await driver.list(prefix, limit)).map(({ key }) => key)

  test('returns what was written, byte for byte, and undefined for a missing key', async () => {
    const driver = await open()
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251))
    expect(await driver.read('releases/media/v1/browser/a.js')).toBeUndefined()
    expect(await driver.writeOnce('releases/media/v1/browser/a.js', bytes)).toBe(true)
    expect(await driver.read('releases/media/v1/browser/a.js')).toEqual(bytes)
    expect(await driver.writeOnce('releases/empty', Buffer.alloc(0))).toBe(true)
    expect(await driver.read('releases/empty')).toEqual(Buffer.alloc(0))
    expect(await driver.read('releases/media')).toBeUndefined()
  })

  test('writes once: an existing key stays, and of twenty simultaneous writers one succeeds', async () => {
    const driver = await open()
    const write = (words: string) => driver.writeOnce('channels/production/1', Buffer.from(words))
    const wrote = await Promise.all(Array.from({ length: 20 }, (_, index) => write(`writer ${index}`)))
    expect(wrote.filter(Boolean)).toHaveLength(1)
    expect(await text(driver, 'channels/production/1')).toBe(`writer ${wrote.indexOf(true)}`)
    expect(await write('later')).toBe(false)
    expect(await text(driver, 'channels/production/1')).toBe(`writer ${wrote.indexOf(true)}`)
  })

  test('lists what is below a prefix in key order, or the first few', async () => {
    const driver = await open()
    for (const key of ['c/2-b', 'c/1-a', 'c/3/deep/x.js', 'other/1', 'c2/1'])
      await driver.writeOnce(key, Buffer.from(key))
    expect(await keys(driver, 'c/')).toEqual(['c/1-a', 'c/2-b', 'c/3/deep/x.js'])
    expect(await keys(driver, 'c/', 1)).toEqual(['c/1-a'])
    expect(await keys(driver, 'nothing/')).toEqual([])
    const [first] = await driver.list('other/')
    expect(first?.bytes).toBe(7)
    expect(Math.abs(Date.now() - (first?.modified.getTime() ?? 0))).toBeLessThan(60_000)
  })

  test('lists more keys than one answer holds', async () => {
    const driver = await open()
    const names = Array.from({ length: many }, (_, index) => `many/${String(index).padStart(4, '0')}`)
    for (let start = 0; start < names.length; start += 50)
      await Promise.all(names.slice(start, start + 50).map((key) => driver.writeOnce(key, Buffer.from(''))))
    expect(await keys(driver, 'many/')).toEqual(names)
    await driver.remove(names)
    expect(await keys(driver, 'many/')).toEqual([])
  })

  test('removes the given keys, and ignores missing ones', async () => {
    const driver = await open()
    for (const key of ['r/a/1', 'r/a/2', 'r/b']) await driver.writeOnce(key, Buffer.from(key))
    await driver.remove(['r/a/1', 'r/gone', 'r/b'])
    expect(await keys(driver, 'r/')).toEqual(['r/a/2'])
    await driver.remove([])
    expect(await driver.writeOnce('r/b', Buffer.from('again'))).toBe(true)
  })
}

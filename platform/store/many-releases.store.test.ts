import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { putLive } from '../release/put-live'
import { machine } from '../testing/machines'
import { ownPages, storeTiny } from '../testing/tiny-release'
import { tinySite } from '../testing/tiny-site'
import type { Driver } from './driver'
import { namesBelow } from './names-below'

/** A thousand take some minutes: `STORE_RELEASES=1000 npx vitest run --project store many-releases`. */
const count = Number(process.env.STORE_RELEASES ?? 60)

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const bytesIn = (folder: string) =>
  namesBelow(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

/** Counts the reads and writes of a store, and the keys that its lists return. */
function askedOf(driver: Driver) {
  let asked = 0
  for (const name of ['read', 'writeOnce', 'remove'] as const) {
    const own = driver[name].bind(driver) as (...args: unknown[]) => Promise<never>
    vi.spyOn(driver, name).mockImplementation((...args: unknown[]) => {
      asked++
      return own(...args)
    })
  }
  const list = driver.list.bind(driver)
  vi.spyOn(driver, 'list').mockImplementation(async (...args) => {
    const found = await list(...args)
    asked += 1 + found.length
    return found
  })
  return () => asked
}

test(`after ${count} releases of one section a release makes no more requests than the first did`, {
  timeout: 60_000 + count * 2_000,
}, async () => {
  const { store } = await tinySite()
  const asked = askedOf(store.driver)
  const work: number[] = []
  for (let turn = 1; turn <= count; turn++) {
    const [version, before] = [`t${turn}`, asked()]
    await storeTiny(store, 'media', version, ownPages('media', version))
    await putLive(store, { media: version })
    work.push(asked() - before)
  }
  const begun = performance.now()
  expect((await machine(store, 'college.js', ['status']).ended).output).toContain(`t${count}`)
  const [early, late] = [median(work.slice(20, 40)), median(work.slice(-20))]
  console.log(
    `Reads, writes and listed keys a release: ${early}, then ${late}; history ${Math.round(bytesIn(store.channels) / 1000)} kB; status ${(performance.now() - begun).toFixed(0)} ms.`,
  )
  expect(late).toBeLessThanOrEqual(early)
})

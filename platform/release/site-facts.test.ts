import { readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { checkStore } from '../commands/check-store'
import { sha256 } from '../store/hash'
import { tinySite } from '../testing/tiny-site'
import { putLive, takeFacts } from './put-live'
import { factsFile, factsKey } from './site-facts'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['removed', (file: string) => rmSync(file)],
  ['cut off half-way', (file: string) => truncateSync(file, 9)],
])('reports site facts that were %s, and the suggested remedy repairs them', async (_, damage) => {
  const { store, release } = await tinySite()
  const folder = join(store.channels, 'facts')
  const [name = ''] = readdirSync(folder)
  damage(join(folder, name))
  const check = async () => checkStore.run({}, [], { root: '', store })
  await expect(check()).rejects.toThrow(`channels/facts/${name}: found other site facts or none, expected`)
  await expect(putLive(store, { media: release('media', 'v2') })).rejects.toThrow(
    'npx college compose takes in',
  )
  await takeFacts(store)
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  await check()
  expect(said).toHaveBeenCalledWith(expect.stringContaining('are as they were written'))
})

test('of facts that a newer checkout has put live it does not say only that compose replaces them', async () => {
  const { store } = await tinySite()
  const newer = Buffer.from(`${readFileSync(store.site, 'utf8')}\nmotto: Grow\n`)
  const hash = sha256(newer).slice(0, 16)
  await store.driver.writeOnce(factsKey(hash), newer)
  await expect(factsFile(store, hash)).rejects.toThrow(
    /motto.* These are the live site's facts: update this checkout if it is older; else npx college compose takes in /,
  )
})

test("a section's own repository, which has no site facts, is told where they are", async () => {
  const { store } = await tinySite()
  const wrong = Buffer.from(`${readFileSync(store.site, 'utf8')}\nmotto: Grow\n`)
  const hash = sha256(wrong).slice(0, 16)
  await store.driver.writeOnce(factsKey(hash), wrong)
  rmSync(store.site)
  await expect(factsFile(store, hash)).rejects.toThrow(
    / else npx college compose in the site's repository takes in its shared\/site\.yaml\.$/,
  )
})

import { afterEach, expect, test, vi } from 'vitest'
import { putLive } from '../release/put-live'
import { tinySite } from '../testing/tiny-site'

// A process starts in a tenth of a second, on a busy machine in several.
vi.setConfig({ testTimeout: 60_000 })
afterEach(() => vi.unstubAllEnvs())

const lists = Array.from({ length: 30 }, (_, index) => [
  `/list/${index}`,
  { text: `It’s list ${index}`, links: [`/list/${(index + 1) % 30}`] },
])
const pages = { '/academics': {}, ...Object.fromEntries(lists) }

/** The site with thirty more pages, as so many workers make it. */
async function madeBy(workers: string) {
  vi.stubEnv('SITE_WORKERS', workers)
  const { store, release, served } = await tinySite()
  await putLive(store, { academics: release('academics', 'v2', pages) })
  return new Map([...served()].filter(([name]) => !/^(releases\.json|sitemap\.xml)/.test(name)))
}

test('a site is the same byte for byte, its compressed forms too, however many workers make it', async () => {
  const alone = await madeBy('1')
  expect([...alone.keys()].filter((name) => name.startsWith('list/'))).toHaveLength(90)
  for (const workers of ['2', '3']) expect(await madeBy(workers)).toEqual(alone)
})

import { afterEach, expect, test, vi } from 'vitest'
import { putLive } from '../release/put-live'
import { tinySite } from '../testing/tiny-site'

// A process starts in 0.1 s, on a busy machine in several seconds.
vi.setConfig({ testTimeout: 60_000 })
afterEach(() => vi.unstubAllEnvs())

const lists = Array.from({ length: 30 }, (_, index) => [
  `/list/${index}`,
  { text: `It’s list ${index}`, links: [`/list/${(index + 1) % 30}`] },
])
const pages = { '/academics': {}, ...Object.fromEntries(lists) }

/** The site with thirty more pages, made by so many workers. */
async function madeBy(workers: string) {
  vi.stubEnv('SITE_WORKERS', workers)
  const { store, release, served } = await tinySite()
  await putLive(store, { academics: release('academics', 'v2', pages) })
  return new Map([...served()].filter(([name]) => !/^(releases\.json|sitemap\.xml)/.test(name)))
}

test('any number of workers gives the same site, byte for byte, compressed forms included', async () => {
  const alone = await madeBy('1')
  expect([...alone.keys()].filter((name) => name.startsWith('list/'))).toHaveLength(90)
  for (const workers of ['2', '3']) expect(await madeBy(workers)).toEqual(alone)
})

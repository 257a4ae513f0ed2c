import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { putLive } from '../release/put-live'
import { releaseFolder } from '../store/site-store'
import { seal, tinySite } from '../testing/tiny-site'

// A thread starts in half a second, on a busy machine in several.
vi.setConfig({ testTimeout: 60_000 })
afterEach(() => vi.unstubAllEnvs())

type Site = Awaited<ReturnType<typeof tinySite>>

const lists = Array.from({ length: 30 }, (_, index) => [`/list/${index}`, {}])
const pages = { '/academics': {}, ...Object.fromEntries(lists) }

/** What a release with a page that ends in this code comes to, and whether the site stays. */
async function refusal(site: Site, code: string) {
  vi.stubEnv('SITE_WORKERS', '2')
  const before = site.served()
  const server = join(
    releaseFolder(site.store, 'academics', site.release('academics', 'v2', pages)),
    'server',
  )
  const file = join(server, 'server.cjs')
  writeFileSync(file, readFileSync(file, 'utf8').replace('async () => page', `async () => ${code}`))
  seal(site.store, 'academics', 'v2')
  const sentence = await putLive(site.store, { academics: 'v2' }).catch((error: Error) => error.message)
  expect(site.served()).toEqual(before)
  expect(await site.live('academics')).toBe('v1')
  return sentence
}

test('a worker that ends half-way is refused in a sentence, and nothing changes', async () => {
  const site = await tinySite()
  expect(await refusal(site, "path === '/list/17' ? process.exit(3) : page")).toMatch(
    /^compose: a worker ended while it made .*\/list\/17.* \(status 3\); nothing has changed\.$/,
  )
})

test('a worker that runs out of memory is refused in a sentence, and nothing changes', async () => {
  const site = await tinySite()
  const endless = '{ const all = []; for (;;) all.push(new Array(1e5).fill(path)) }'
  expect(await refusal(site, endless)).toMatch(
    /^compose: a worker ended while it made .* \(.*memory.*\); nothing has changed\.$/,
  )
})

test('a page that cannot be rendered is refused as without workers', async () => {
  const site = await tinySite()
  expect(await refusal(site, '({ error: "No words" })')).toMatch(
    /^academics: \/list\/\d+: the page could not be rendered: No words$/,
  )
})

test('a number of workers that is none is refused', async () => {
  const site = await tinySite()
  vi.stubEnv('SITE_WORKERS', 'two')
  await expect(putLive(site.store, { academics: site.release('academics', 'v2', pages) })).rejects.toThrow(
    /^SITE_WORKERS: found 'two', expected a number of threads, such as \d+\.$/,
  )
})

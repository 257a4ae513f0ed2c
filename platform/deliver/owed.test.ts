import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { putLive } from '../release/put-live'
import { servedFiles } from '../site/intact'
import { everythingOwed, owe, owedInWords } from '../store/owed'
import { s3InMemory } from '../testing/s3-in-memory'
import { newWords, tinySite } from '../testing/tiny-site'
import { deliver } from './deliver'
import { deliverLive } from './deliver-live'
import { differingAt } from './differing'
import { targetAt } from './target'

const service = await s3InMemory()

afterEach(() => {
  vi.stubEnv('SITE_PURGE', undefined)
  service.instead = () => undefined
  service.encrypts = false
})

/** A site that is delivered to a bucket and purged, and then changes. */
async function changedSite() {
  const site = await tinySite()
  const folder = mkdtempSync(join(tmpdir(), 'owed-'))
  const purged = join(folder, 'purged')
  const place = `s3://college/${Math.random().toString(36).slice(2)}`
  vi.stubEnv('SITE_PURGE', `cat > ${purged}`)
  await deliverLive(site.store, [place])
  rmSync(purged)
  await putLive(site.store, { media: site.release('media', 'v2', newWords) })
  const all = ['/life', '/releases.json', '/routes.json', '/sitemap.xml']
  const addresses = () => (existsSync(purged) ? readFileSync(purged, 'utf8').trim().split('\n').sort() : [])
  return { ...site, place, purged, all, addresses, owed: () => everythingOwed(site.store.driver) }
}

test('a failed purge stays owed until the next delivery repeats it', async () => {
  const { store, place, purged, all, addresses, owed } = await changedSite()
  vi.stubEnv('SITE_PURGE', 'exit 3')
  await expect(deliverLive(store, [place])).rejects.toThrow('The next delivery tells it again.')
  expect(owedInWords(await owed())).toEqual([
    expect.stringMatching(/^Owed since \S+: telling the CDN of 4 changed/),
  ])
  // Another machine may have no purge command.
  for (const none of [undefined, '', ' ']) {
    vi.stubEnv('SITE_PURGE', none)
    await deliverLive(store, [place])
    expect(await owed()).toHaveLength(1)
  }
  vi.stubEnv('SITE_PURGE', `cat > ${purged}`)
  await deliverLive(store, [place])
  expect(addresses()).toEqual(all)
  expect(await owed()).toEqual([])
})

test('wherever a delivery was cut off, the next one purges everything it changed', async () => {
  const { store, place, all, addresses, owed } = await changedSite()
  const puts = () => service.requests.filter((line) => line.startsWith('PUT')).length
  let cuts = 0
  for (let last = 0; ; last++) {
    const begun = puts()
    service.instead = (line) =>
      line.startsWith('PUT') && puts() - begun > last ? { status: 403 } : undefined
    const said = await deliverLive(store, [place]).catch((error) => error)
    if (!(said instanceof Error)) break
    cuts++
    expect(addresses()).toEqual([])
    expect(owedInWords(await owed()).some((line) => line.includes(`the delivery to ${place};`))).toBe(true)
  }
  expect(cuts).toBeGreaterThan(2)
  expect(addresses()).toEqual(all)
  expect(await owed()).toEqual([])
})

test('also purges the address of a removed page', async () => {
  const { store, release, place, addresses } = await changedSite()
  await putLive(store, {
    media: release('media', 'v3', { '/life': { ids: ['today'] }, '/{product}': {}, '/new': {} }),
  })
  await deliverLive(store, [place])
  await putLive(store, { media: 'v2' })
  await deliverLive(store, [place])
  expect(addresses()).toContain('/new')
})

test('a change killed before its delivery began still owes it', async () => {
  const { store, owed } = await changedSite()
  vi.stubEnv('SITE_DELIVER', 'rsync:www1:/srv/site')
  await putLive(store, { media: 'v1' })
  vi.stubEnv('SITE_DELIVER', undefined)
  expect(owedInWords(await owed())).toEqual([
    expect.stringContaining('npx college deliver rsync:www1:/srv/site makes up for it.'),
  ])
})

test('a delivery settles what was owed to the same target, typed with another slash', async () => {
  const { store, place, owed } = await changedSite()
  await owe(store.driver, { deliver: `${place}//` })
  await deliverLive(store, [`${place}/`])
  expect(await owed()).toEqual([])
})

test('a delivery to one target does not settle what another is owed', async () => {
  const { store, place, owed } = await changedSite()
  service.instead = (line) => (line.startsWith('PUT') ? { status: 403 } : undefined)
  await expect(deliverLive(store, [place])).rejects.toThrow()
  service.instead = () => undefined
  await deliverLive(store, [`${place}-other`])
  expect((await owed()).map(({ work }) => work)).toEqual([{ deliver: place }])
})

test('a bucket that encrypts (ETags are not MD5s) gets only changed and damaged files', async () => {
  service.encrypts = true
  const { store, place, addresses } = await changedSite()
  await deliverLive(store, [place])
  expect(addresses()).toContain('/life')
  const target = targetAt(place)
  const always = { keptDays: 7, isNewest: async () => true }
  expect(await deliver(await servedFiles(store), [target], always)).toEqual([])
  expect(await differingAt(await servedFiles(store), [], [target])).toEqual([])
  const key = `/college/${place.split('/')[3]}/contact`
  Object.assign(service.objects.get(key) ?? {}, { bytes: Buffer.from('x'), etag: 'another' })
  expect(await deliver(await servedFiles(store), [targetAt(place)], always)).toEqual(['contact.html'])
})

test.each(['{', '[]', '{"life.html":"yesterday"}', '<html>'])(
  'refuses the delivery record %j instead of taking it for none',
  async (text) => {
    const { store } = await tinySite()
    const folder = mkdtempSync(join(tmpdir(), 'owed-'))
    writeFileSync(join(folder, 'delivered.json'), text)
    await expect(deliverLive(store, [folder])).rejects.toThrow(`${folder}/delivered.json: `)
    expect(existsSync(join(folder, 'index.html'))).toBe(false)
  },
)

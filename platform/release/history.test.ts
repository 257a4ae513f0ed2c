import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keyOf } from '../store/log'
import { sealKey } from '../store/seal'
import { historyOf } from '../testing/machines'
import { tinySite } from '../testing/tiny-site'
import { bisect } from './bisect'
import { compositionAt, numberAt, siteAt } from './history'
import { putLive, takeFacts } from './put-live'

/** A history in which composition 5 is the first whose /life page says "wrong". */
async function siteWithHistory() {
  const site = await tinySite()
  const { store, release } = site
  const page = (text: string) => ({ '/life': { text, ids: ['today'] }, '/{product}': {} })
  await putLive(store, { media: release('media', 'v2', page('right')) })
  await putLive(store, { forms: release('forms', 'v2') })
  writeFileSync(store.site, readFileSync(store.site, 'utf8').replace('11111 22222', '11111 99999'))
  await takeFacts(store)
  await putLive(store, { media: release('media', 'v3', page('wrong')) }, 'production', 'Another word')
  await putLive(store, { forms: release('forms', 'v3') })
  return site
}

test('composes an earlier site with its own site facts, and leaves the live one alone', async () => {
  const { store, served } = await siteWithHistory()
  const before = served()
  const { folder, remove } = await siteAt(store, await compositionAt(store.driver, 3))
  const text = readFileSync(join(folder, 'life.html'), 'utf8')
  expect(text).toContain('right')
  expect(text).toContain('11111 22222')
  expect(served()).toEqual(before)
  remove()
  expect(readdirSync(join(store.public, '../.cache'))).toEqual([])
})

test('a time names the composition live then', async () => {
  const { store } = await siteWithHistory()
  const [, fifth, fourth, , , first] = await historyOf(store)
  expect(await numberAt(store.driver, '5')).toBe(5)
  expect(await numberAt(store.driver, fifth?.when ?? '')).toBe(5)
  expect(await numberAt(store.driver, new Date(Date.parse(fifth?.when ?? '') - 1).toISOString())).toBe(
    fourth?.number,
  )
  expect(await numberAt(store.driver, (first?.when ?? '').slice(0, 10))).toBe(6)
  await expect(numberAt(store.driver, '2001-01-01')).rejects.toThrow(/^2001-01-01: nothing was live then;/)
  await expect(numberAt(store.driver, '99')).rejects.toThrow(/^99: the history has no such composition;/)
  await expect(numberAt(store.driver, 'yesterday')).rejects.toThrow(/^found 'yesterday', expected a number/)
})

test('finds the first composition, and so the release, with which a command fails', async () => {
  const { store } = await siteWithHistory()
  const tried: string[] = []
  const found = await bisect(
    store,
    'test -n "$SITE_URL" && grep -q right $SITE_FOLDER/life.html || test ! -e $SITE_FOLDER/assets/media/entry-v3.js',
    (line) => tried.push(line),
  )
  expect(found).toMatchObject({ number: 5, replaced: { media: 'v2' }, why: 'Another word' })
  expect(tried.length).toBeLessThanOrEqual(5)
})

test('skips compositions whose releases are no longer stored', async () => {
  const { store } = await siteWithHistory()
  await store.driver.remove([sealKey('media', 'v1'), 'releases/media/v1/release.json'])
  const tried: string[] = []
  await expect(bisect(store, 'false', (line) => tried.push(line))).rejects.toThrow(
    /^'false' fails with composition 2 already, the oldest that can still be composed;/,
  )
  await expect(bisect(store, 'true', () => {})).rejects.toThrow(
    /^'true' passes with composition 6, the newest;/,
  )
  await expect(siteAt(store, await compositionAt(store.driver, 1))).rejects.toThrow(
    'media v1: is not stored whole',
  )
})

test('leaves out compositions that cannot be read, and names them', async () => {
  const { store } = await siteWithHistory()
  for (const number of [2, 4]) {
    const file = join(store.driver.place, keyOf('production', number))
    writeFileSync(file, '{')
    const said: string[] = []
    const found = await bisect(store, 'test ! -e $SITE_FOLDER/assets/media/entry-v3.js', (line) =>
      said.push(line),
    )
    expect(found.number).toBe(5)
    expect(said[0]).toMatch(/^Left out: \S+\/channels\/production\/\d+-[24]\.json: found [^\n]+\.$/)
  }
})

test('a reason is one line in the history, even if pasted from several', async () => {
  const { store, release } = await tinySite()
  await putLive(store, { media: release('media', 'v2') }, 'production', ' Open\r\ndays\u001b[2J \n')
  expect(await compositionAt(store.driver, 2)).toMatchObject({ why: 'Open days [2J' })
})

import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { putLive, takeFacts } from '../release/put-live'
import { removeSection } from '../release/remove'
import { rollBack, rollBackSite, versionBefore } from '../release/rollback'
import { historyOf } from '../testing/machines'
import { tinySite, writeChannel } from '../testing/tiny-site'
import { broughtBy, numbersOf, readChannel, readHead, readNewer } from './log'

const at = (version: string) => [{ version, since: '2026-01-01T00:00:00.000Z' }]

test('each change adds one composition to the history: who, when, why, what it replaced', async () => {
  const { store, release } = await tinySite()
  await putLive(store, { media: release('media', 'v2') }, 'production', 'Open days in May')
  const [second, first, ...others] = await historyOf(store)
  expect(others).toEqual([])
  expect(first).toMatchObject({ number: 1, replaced: {} })
  expect(second).toMatchObject({
    number: 2,
    why: 'Open days in May',
    facts: first?.facts,
  })
  expect(second?.replaced).toEqual({ media: 'v1' })
  expect(second?.releases.media?.map(({ version }) => version)).toEqual(['v2', 'v1'])
  expect(second?.who).toContain('@')
  expect(Date.parse(second?.when ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.when ?? ''))
})

test('a composition says what it brought, a section that was not there before too', async () => {
  const { store, release } = await tinySite()
  await putLive(store, { alumni: release('alumni', 'v1', { '/alumni': {} }) })
  await putLive(store, { alumni: release('alumni', 'v2', { '/alumni': {} }) })
  await removeSection(store, 'alumni')
  const entries = await historyOf(store)
  expect(entries.map((entry, place) => broughtBy(entry, entries[place + 1]))).toEqual([
    ['alumni none in place of v2'],
    ['alumni v2 in place of v1'],
    ['alumni v1 in place of none'],
    [],
  ])
})

test('a change without effect writes nothing', async () => {
  const { store } = await tinySite()
  await putLive(store, { media: 'v1' })
  await takeFacts(store)
  expect(await numbersOf(store.driver, 'production')).toEqual([1])
})

test('the newest composition is listed first, however long the history', async () => {
  const { store } = await tinySite()
  for (let turn = 2; turn <= 12; turn++) await writeChannel(store, { releases: { media: at(`v${turn}`) } })
  expect(await numbersOf(store.driver, 'production', 1)).toEqual([12])
  expect((await readHead(store.driver, 'production')).channel.releases.media).toEqual(at('v12'))
})

test('a change overtaken twice continues from the newest composition', async () => {
  const { store } = await tinySite()
  for (const version of ['v2', 'v3', 'v4']) await writeChannel(store, { releases: { media: at(version) } })
  const { number, channel } = await readNewer(store.driver, 'production', 2)
  expect([number, channel.releases.media]).toEqual([4, at('v4')])
})

test('two rollbacks go two releases back, never forward to the one just left', async () => {
  const { store, release, live, served } = await tinySite()
  for (const version of ['v2', 'v3']) await putLive(store, { media: release('media', version) })
  const back = async () => rollBack(store, 'media', await versionBefore(store, 'media'))
  await back()
  expect(await live('media')).toBe('v2')
  await back()
  expect(await live('media')).toBe('v1')
  await expect(back()).rejects.toThrow(
    'media: there is no release before the live one to go back to, expected the version of a stored one',
  )
  expect([...served().keys()], 'open tabs find their files').toContain('assets/media/entry-v3.js')
})

test('restoring a composition restores its releases, site facts and history', async () => {
  const { store, release, live, served, text } = await tinySite()
  const then = served()
  for (const name of ['media', 'forms'] as const) await putLive(store, { [name]: release(name, 'v2') })
  writeFileSync(store.site, readFileSync(store.site, 'utf8').replace('11111 22222', '11111 99999'))
  await takeFacts(store)
  expect(text('life.html')).toContain('11111 99999')
  writeFileSync(store.site, '')
  await rollBackSite(store, 1)
  expect([await live('media'), await live('forms')]).toEqual(['v1', 'v1'])
  for (const [file, bytes] of then)
    if (!file.startsWith('assets/')) expect(served().get(file), file).toBe(bytes)
  expect([...served().keys()]).toContain('assets/forms/entry-v2.js')
  await expect(rollBackSite(store, 99)).rejects.toThrow('99: the history has no such composition;')
})

test('a release from another checkout keeps the live site’s facts', async () => {
  const { store, release, text } = await tinySite()
  writeFileSync(store.site, 'college: nonsense')
  await putLive(store, {
    media: release('media', 'v2', { '/life': { text: 'New', ids: ['today'] }, '/{product}': {} }),
  })
  expect(text('life.html')).toContain('11111 22222')
  await expect(takeFacts(store)).rejects.toThrow(`${store.site}: `)
})

const composed = { number: 2, when: '', who: '', why: '', replaced: {}, releases: {} }
const canaryFor = (section: string, share: number) =>
  JSON.stringify({ ...composed, canary: { section, share, version: 'v2', since: '' } })

test.each([
  ['half a file', '{ "number": 2', /found text that is not JSON \(13 bytes\), expected a whole file/],
  ['another shape', '{ "number": 2 }', /releases: found nothing, expected record; /],
  [
    'another number than its name says',
    JSON.stringify({ ...composed, number: 3 }),
    /number: found 3, expected 2; npx college check-store says what else is wrong\.$/,
  ],
  ['a canary of the shell', canaryFor('shell', 10), /canary\.section: expected a section; /],
  ['a canary for nobody', canaryFor('media', 0), /canary\.share: /],
  ['a canary for everybody', canaryFor('media', 100), /canary\.share: /],
  ['a canary for half a percent', canaryFor('media', 0.5), /canary\.share: /],
  ['a version that leads out of the store', undefined, /releases\.media\.0\.version: expected a version/],
])('refuses a composition with %s in one sentence', async (_, text, sentence) => {
  const { store } = await tinySite()
  if (text) await store.driver.writeOnce('channels/production/999999997-2.json', Buffer.from(text))
  else await writeChannel(store, { releases: { media: at('../../..') } })
  await expect(readChannel(store)).rejects.toThrow(sentence)
  await expect(readChannel(store)).rejects.toThrow(/^\S+channels\/production\/999999997-2\.json: /)
})

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { deliverLive } from '../deliver/deliver-live'
import { putLive, takeFacts } from '../release/put-live'
import { listEntries, readChannel } from '../store/log'
import { refusalIn } from '../store/refusal'
import { s3InMemory } from '../testing/s3-in-memory'
import { tinySite, writeChannel } from '../testing/tiny-site'
import { college, commands } from './college'
import { verify } from './verify'

const service = await s3InMemory()

/** What commands print; their exit is an error. */
function saidBy(method: 'error' | 'log') {
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`exit ${status}`)
  })
  const said = vi.spyOn(console, method).mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  return said
}

test.each([
  ['a mistyped prefix', 's3://college/sit'],
  ['a folder of a store', 's3://college/site/channels'],
  ['the folder around a store', 's3://college'],
])('%s in a bucket is not taken for an empty store', async (_, place) => {
  service.objects.clear()
  const put = (key: string) =>
    service.objects.set(key, { bytes: Buffer.from(''), modified: new Date(), headers: {} })
  put('/college/site/channels/production/999999998-1.json')
  const before = [...service.objects.keys()]
  vi.stubEnv('SITE_STORE', place)
  const said = saidBy('error')
  let tried = 0
  for (const [name, load] of Object.entries(commands)) {
    const { storeless, begins } = await load()
    if (storeless || (begins && name !== 'release')) continue
    tried++
    await expect(college(name === 'release' ? [name, 'media'] : [name]), name).rejects.toThrow('exit 1')
    expect(said.mock.lastCall?.[0], name).toMatch(
      /^SITE_STORE: found no store at 's3:\S+', expected [^\n]+ in the site's repository npm start begins one, [^\n]+ all sections\.$/,
    )
  }
  expect(tried).toBeGreaterThan(10)
  expect([...service.objects.keys()]).toEqual(before)

  // What a bucket's console makes for a folder.
  put(`${place.slice('s3:/'.length)}/channels/`)
  const printed = saidBy('log')
  await college(['history'])
  expect(printed.mock.lastCall?.[0]).toMatch(/^The history is empty/)
})

test('a folder without a store, as of a disk that is not mounted, is not taken for an empty one', async () => {
  const place = mkdtempSync(join(tmpdir(), 'not-mounted-'))
  vi.stubEnv('SITE_STORE', place)
  const said = saidBy('error')
  for (const [name, load] of Object.entries(commands)) {
    const { storeless, begins } = await load()
    if (storeless || (begins && name !== 'release')) continue
    await expect(college(name === 'release' ? [name, 'media'] : [name]), name).rejects.toThrow('exit 1')
    expect(said.mock.lastCall?.[0], name).toContain(`SITE_STORE: found no store at '${place}', expected `)
  }
  expect(readdirSync(place)).toEqual([])
})

test('a missing newest composition is noticed, and blocks changes until someone decides', async () => {
  const { store, release, live, served } = await tinySite()
  await putLive(store, { media: release('media', 'v2') })
  const [newest] = await listEntries(store.driver, 'production', 1)
  rmSync(join(store.driver.place, newest?.key ?? ''))
  const before = served()
  const target = `${store.driver.place}-target`
  mkdirSync(target)

  vi.stubEnv('SITE_STORE', store.driver.place)
  vi.stubEnv('SITE_CONFIG', store.site)
  const said = saidBy('error')
  const lines = [
    'compose',
    'rollback media v1',
    `deliver ${target}`,
    'status',
    'history',
    'verify',
    'check-store',
  ]
  for (const line of lines) {
    await expect(college(line.split(' ')), line).rejects.toThrow('exit 1')
    expect(said.mock.lastCall?.[0], line).toMatch(
      /^\/\S+-2\.json: found nothing, expected composition 2, [^\n]+$/,
    )
  }
  expect(await live('media')).toBe('v1')
  expect(served()).toEqual(before)

  const [, mark = ''] = / remove (\S+) to go on /.exec(said.mock.lastCall?.[0]) ?? []
  rmSync(mark)
  await putLive(store, { media: 'v2' })
  expect(await live('media')).toBe('v2')
})

test('a composition that cannot be read hides no other of the history', async () => {
  const { store, release } = await tinySite()
  await putLive(store, { media: release('media', 'v2') })
  await putLive(store, { media: release('media', 'v3') })
  const [, second] = await listEntries(store.driver, 'production', 3)
  writeFileSync(join(store.driver.place, second?.key ?? ''), '{')

  vi.stubEnv('SITE_STORE', store.driver.place)
  vi.stubEnv('SITE_CONFIG', store.site)
  const [printed, said] = [saidBy('log'), saidBy('error')]
  await expect(college(['history'])).rejects.toThrow('exit 1')
  expect(said.mock.lastCall?.[0]).toMatch(/-2\.json: [^\n]+$/)
  expect(printed.mock.calls.map(([line]) => line.split(' ')[0])).toEqual(['3', '1'])
})

test('verify says in one sentence that an older composition is served than the log’s newest, or none', async () => {
  const { store } = await tinySite()
  const place = mkdtempSync(join(tmpdir(), 'delivered-'))
  await deliverLive(store, [place])
  vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const found = async () => {
    try {
      await verify.run({}, [place], { root: store.driver.place, store })
    } catch (error) {
      return refusalIn(error)
    }
  }
  expect(await found()).toBeUndefined()

  // Killed between the log and the switch, or made by another machine.
  const { takenBack: _, ...channel } = await readChannel(store)
  await writeChannel(store, { ...channel, takenBack: { media: [] } })
  const sentence = (served: string, number: number) =>
    `${store.public}: found ${served}, expected composition ${number}, the newest of the log; npx college compose brings it forward.`
  expect(await found()).toBe(sentence('composition 1', 2))
  await deliverLive(store, [place])
  expect(await found()).toBeUndefined()

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await takeFacts(store), 'a day later').toMatchObject({ changed: true })
  expect(await found(), 'a day that changes no page').toBeUndefined()

  rmSync(store.public)
  expect(await found()).toBe(sentence('no site', 3))
})

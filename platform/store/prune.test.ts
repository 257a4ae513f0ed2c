import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { putLive } from '../release/put-live'
import { rollBack } from '../release/rollback'
import { faultsIn, historyOf } from '../testing/machines'
import { tinySite } from '../testing/tiny-site'
import { readChannel } from './channel'
import type { Driver } from './driver'
import { append, channelOf, readEntry } from './log'
import { begunKey } from './prune'
import { faultIn, sealKey, storedReleases } from './seal'
import { type Store, storeIn } from './store'

// A change that waits inside another one, as the tests here make it, waits in vain.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }))

async function tinySiteWithStored() {
  const site = await tinySite()
  const { driver } = site.store
  return {
    ...site,
    stored: async () => (await storedReleases(driver, 'media')).map(({ version }) => version),
    isWhole: async (version: string) => !(await faultIn(driver, 'media', version)),
  }
}

/** A site with so many releases of media that the next change removes `v2`, which nothing names. */
async function siteWithNeedless() {
  const site = await tinySiteWithStored()
  const at = (text: string) => ({ text: `${text} at` })
  for (let turn = 2; turn <= 8; turn++)
    site.release('media', `v${turn}`, {
      '/life': { ids: ['today'], ...at(`media:v${turn}`) },
      '/{product}': at(`media:v${turn}`),
    })
  site.release('forms', 'v2', { '/contact': at('forms:v2') })
  return site
}

type Moment = (call: 'writeOnce' | 'remove' | 'list', key: string) => boolean

/** The same store for another process, at one moment of which something else happens first. */
function interrupted(store: Store, isMoment: Moment, meanwhile: () => Promise<unknown>): Store {
  let done = false
  const before = async (call: Parameters<Moment>[0], keys: string[]) => {
    if (done || !keys.some((key) => isMoment(call, key))) return
    done = true
    await meanwhile()
  }
  const { driver } = store
  const other: Driver = {
    ...driver,
    list: (prefix, limit) => before('list', [prefix]).then(() => driver.list(prefix, limit)),
    writeOnce: (key, bytes) => before('writeOnce', [key]).then(() => driver.writeOnce(key, bytes)),
    remove: (keys) => before('remove', keys).then(() => driver.remove(keys)),
  }
  return { ...store, driver: other, local: other }
}

const isComposition: Moment = (call, key) => call === 'writeOnce' && key.startsWith('channels/production/')

const moments: [string, Moment][] = [
  ['lists what is stored', (call, key) => call === 'list' && key === 'releases/seals/'],
  ['marks it', (call, key) => call === 'writeOnce' && key === begunKey('media', 'v2')],
  ['takes its seal', (call, key) => call === 'remove' && key === sealKey('media', 'v2')],
  ['writes the composition', isComposition],
  ['lists its files', (call, key) => call === 'list' && key === 'releases/media/v2/'],
]

test.each(moments)(
  'a release that becomes live before another process %s is live and whole, or refused',
  async (_, moment) => {
    const { store, isWhole, live, stored } = await siteWithNeedless()
    let refused = ''
    const makeLive = () =>
      rollBack(store, 'media', 'v2').catch((error) => {
        refused = error.message
      })
    await putLive(interrupted(store, moment, makeLive), { forms: 'v2' })
    if (refused) expect(refused).toMatch(/^media v2: is not stored whole; expected it as it was released/)
    expect(await live('media')).toBe(refused ? 'v1' : 'v2')
    expect(await isWhole((await live('media')) ?? '')).toBe(true)
    expect(await live('forms')).toBe('v2')
    expect(faultsIn(store.public)).toEqual([])
    expect((await stored()).includes('v2')).toBe(!refused)
  },
)

test('a release that another process has removed since it was found whole does not become live', async () => {
  const { store, live, stored } = await siteWithNeedless()
  const slow = interrupted(store, isComposition, () => putLive(store, { forms: 'v2' }))
  await expect(rollBack(slow, 'media', 'v2')).rejects.toThrow('media v2: is not stored whole;')
  expect([await live('media'), await live('forms')]).toEqual(['v1', 'v2'])
  expect(await stored()).not.toContain('v2')
})

const isPreview: Moment = (call, key) => call === 'writeOnce' && key.startsWith('channels/preview/')

test.each([
  ...moments,
  ['reads the preview', (call, key) => call === 'list' && key === 'channels/preview/'],
] as [string, Moment][])(
  'a release that is put into the preview before another process %s is in it and whole, or refused',
  async (_, moment) => {
    const { store, isWhole } = await siteWithNeedless()
    let refused = ''
    const preview = () =>
      putLive(store, { media: 'v2' }, 'preview').catch((error) => {
        refused = error.message
      })
    await putLive(interrupted(store, moment, preview), { forms: 'v2' })
    if (refused) expect(refused).toMatch(/^media v2: (is not stored whole|another process is removing it);/)
    expect((await readChannel(store, 'preview')).media?.[0]?.version).toBe(refused ? undefined : 'v2')
    expect(await isWhole('v2')).toBe(!refused)
  },
)

test('a release that is being put into the preview is not removed', async () => {
  const { store, isWhole } = await siteWithNeedless()
  await putLive(
    interrupted(store, isPreview, () => putLive(store, { forms: 'v2' })),
    { media: 'v2' },
    'preview',
  )
  expect((await readChannel(store, 'preview')).media?.[0]?.version).toBe('v2')
  expect(await isWhole('v2')).toBe(true)
  expect(await store.driver.list('releases/begun/')).toEqual([])
})

test('of two processes that prune and make live at once, whoever writes first is right', async () => {
  const { store, isWhole, live } = await siteWithNeedless()
  let [found, written] = [() => {}, () => {}]
  const isFound = new Promise<void>((resolve) => {
    found = resolve
  })
  const isWritten = new Promise<void>((resolve) => {
    written = resolve
  })
  // One has found v2 whole; then the other takes its seal; then the first writes.
  const slow = interrupted(store, isComposition, async () => {
    found()
    await isWritten
  })
  const first = rollBack(slow, 'media', 'v2')
  await isFound
  const pruning = interrupted(store, isComposition, async () => {
    written()
    await first
  })
  await putLive(pruning, { forms: 'v2' })
  expect([await live('media'), await live('forms')]).toEqual(['v2', 'v2'])
  expect(await isWhole('v2')).toBe(true)
  expect((await historyOf(store)).map(({ number }) => number)).toEqual([3, 2, 1])
})

test('a release that two processes prune at once is gone, and not half', async () => {
  const { store, release, stored, live } = await siteWithNeedless()
  release('academics', 'v2')
  const marks: Moment = (call, key) => call === 'writeOnce' && key === begunKey('media', 'v2')
  await putLive(
    interrupted(store, marks, () => putLive(store, { forms: 'v2' })),
    { academics: 'v2' },
  )
  expect([await live('forms'), await live('academics')]).toEqual(['v2', 'v2'])
  expect(await stored()).not.toContain('v2')
  expect(await store.driver.list('releases/media/v2/')).toEqual([])
  expect(await store.driver.list('releases/begun/')).toEqual([])
})

test('what a killed process has unsealed, and is live, gets its seal back with the next change', async () => {
  const { store, isWhole } = await siteWithNeedless()
  await putLive(store, { media: 'v8' })
  const key = sealKey('media', 'v8')
  await store.driver.writeOnce(begunKey('media', 'v8'), (await store.driver.read(key)) ?? Buffer.from(''))
  await store.driver.remove([key])
  expect(await isWhole('v8')).toBe(false)
  await putLive(store, { forms: 'v2' })
  expect(await isWhole('v8')).toBe(true)
  expect(await store.driver.list('releases/begun/')).toEqual([])
})

test('a release that nothing names stays for thirty days', async () => {
  const { store, stored } = await siteWithNeedless()
  const { driver } = store
  const day = 86_400_000
  // The newest five stay in any case.
  const agesInDays = { v1: 1, v4: 1, v5: 1, v6: 1, v7: 1, v8: 1, v3: 29, v2: 31 }
  for (const [version, age] of Object.entries(agesInDays))
    utimesSync(join(driver.place, sealKey('media', version)), 0, (Date.now() - age * day) / 1000)
  await putLive(store, { forms: 'v2' })
  expect(await stored()).toContain('v3')
  expect(await stored()).not.toContain('v2')
})

test('of releases that nothing names twenty stay, however new they are', async () => {
  const { store, release, stored } = await tinySiteWithStored()
  for (let turn = 2; turn <= 24; turn++) {
    release('media', `v${turn}`)
    utimesSync(join(store.driver.place, sealKey('media', `v${turn}`)), 0, Date.now() / 1000 - 60 + turn)
  }
  await putLive(store, { forms: release('forms', 'v2') })
  expect(await stored()).toEqual([...Array.from({ length: 20 }, (_, index) => `v${24 - index}`), 'v1'])
})

test('a machine that has a copy of a release that is removed loses it too', async () => {
  const { store } = await siteWithNeedless()
  const folder = mkdtempSync(join(tmpdir(), 'machine-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const machine = { ...storeIn(folder, store.driver), site: store.site }
  for (const version of ['v2', 'v8'])
    await machine.local.writeOnce(`releases/media/${version}/browser/copy.js`, Buffer.from(''))
  await putLive(machine, { forms: 'v2' })
  expect(await machine.local.list('releases/media/v2/')).toEqual([])
  expect(await machine.local.list('releases/media/v8/')).toHaveLength(1)
  expect(await machine.local.list('releases/begun/')).toEqual([])
})

test('two processes may put the same release into the preview; none may while another removes it', async () => {
  const { store } = await siteWithNeedless()
  const [mark, preview] = [begunKey('media', 'v8'), () => putLive(store, { media: 'v8' }, 'preview')]
  await store.driver.writeOnce(mark, Buffer.from('its seal'))
  await expect(preview()).rejects.toThrow(
    /^media v8: another process is removing it; release the same source again/,
  )
  await store.driver.remove([mark])
  await store.driver.writeOnce(mark, Buffer.from(''))
  await preview()
  expect((await readChannel(store, 'preview')).media?.[0]?.version).toBe('v8')
  expect(await store.driver.list('releases/begun/'), 'the other one’s').toHaveLength(1)
})

// It writes a thousand compositions.
test('of the history the newest thousand compositions stay, and only a hundredth change looks for older ones', {
  timeout: 60_000,
}, async () => {
  const { store, release } = await siteWithNeedless()
  const first = await readEntry(store.driver, 'production', 1)
  if (!first) throw new Error('The site has no first composition.')
  const { number: _, ...told } = first
  for (let number = 2; number < 1_099; number++)
    await append(store.driver, 'production', { number, channel: channelOf(first) }, told)
  await putLive(store, { forms: 'v2' })
  expect((await historyOf(store)).length).toBe(1_099)
  release('academics', 'v2')
  await putLive(store, { academics: 'v2' })
  const numbers = (await historyOf(store)).map(({ number }) => number)
  expect([numbers[0], numbers.at(-1), numbers.length]).toEqual([1_100, 101, 1_000])
})

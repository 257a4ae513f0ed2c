import fs, { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { composedSites } from '../site/composed-sites'
import type { Driver } from '../store/driver'
import { sealKey } from '../store/seal'
import { releaseFolder } from '../store/site-store'
import { newWords, seal, tinySite } from '../testing/tiny-site'
import { putLive } from './put-live'

test('an overtaken change renders no page twice: a slow machine succeeds beside a fast one', async () => {
  const { store, release, text, live } = await tinySite()
  release('academics', 'v2', { '/academics': { text: 'Slow words' } })
  let races = 0
  const driver: typeof store.driver = {
    ...store.driver,
    async writeOnce(key, bytes) {
      if (key.startsWith('channels/production/') && races++ < 1) {
        await putLive(store, { media: release('media', `m${races}`, newWords) })
        // What was rendered once must not be rendered again.
        writeFileSync(join(releaseFolder(store, 'academics', 'v2'), 'server/server.cjs'), 'throw new Error()')
        seal(store, 'academics', 'v2')
      }
      return store.driver.writeOnce(key, bytes)
    },
  }
  await putLive({ ...store, driver }, { academics: 'v2' })
  expect([races, await live('media'), await live('academics')]).toEqual([2, 'm1', 'v2'])
  expect(text('academics.html')).toContain('Slow words')
  expect(text('life.html')).toContain('New words')
  expect(composedSites(store).every((name) => existsSync(join(store.composed, name, '.served')))).toBe(true)
})

test('copes with a site that another process removes while its pages are being linked', async () => {
  const { store, release, served, text } = await tinySite()
  const before = [...served().keys()].filter((name) => name.endsWith('.html'))
  const { linkSync } = fs
  onTestFinished(() => {
    Object.assign(fs, { linkSync })
    syncBuiltinESMExports()
  })
  let removed = 0
  fs.linkSync = (from, to) => {
    if (String(from).endsWith('.html') && !removed++) rmSync(dirname(String(from)), { recursive: true })
    linkSync(from, to)
  }
  syncBuiltinESMExports()
  await putLive(store, { media: release('media', 'v2', newWords) })
  expect(removed).toBeGreaterThan(0)
  expect(text('life.html')).toContain('New words')
  expect([...served().keys()].filter((name) => name.endsWith('.html'))).toEqual(before)
})

test.each([
  ['EIO', 1],
  ['ENOENT', 6],
])('attempts a compose that fails with %s %i times', async (code, times) => {
  const { store, release } = await tinySite()
  const { driver } = store
  release('media', 'v2')
  let tried = 0
  const broken = {
    ...driver,
    read: (key: string) => {
      if (key !== sealKey('media', 'v2')) return driver.read(key)
      tried++
      throw Object.assign(new Error('broken'), { code })
    },
  }
  await expect(putLive({ ...store, driver: broken, local: broken }, { media: 'v2' })).rejects.toThrow(
    'broken',
  )
  expect(tried).toBe(times)
})

test('two simultaneous releases both succeed', async () => {
  const { store, release, live } = await tinySite()
  release('media', 'v2')
  release('forms', 'v2')
  await Promise.all([putLive(store, { media: 'v2' }), putLive(store, { forms: 'v2' })])
  expect([await live('media'), await live('forms')]).toEqual(['v2', 'v2'])
  const sites = readdirSync(store.composed).filter((name) => name !== 'records')
  const served = sites.filter((name) => existsSync(join(store.composed, name, '.served')))
  expect(served, 'what was composed in vain is removed').toEqual(sites)
})

test('a slow change succeeds at its third try, despite quick others', { timeout: 60_000 }, async () => {
  const { store, release, live } = await tinySite()
  for (const version of ['v2', 'v3']) release('forms', version)
  let tries = 0
  const slow: Driver = {
    ...store.driver,
    async writeOnce(key, bytes) {
      if (key.startsWith('channels/production/')) {
        tries++
        await new Promise((resolve) => setTimeout(resolve, 1_500))
      }
      return store.driver.writeOnce(key, bytes)
    },
  }
  let isDone = false
  const landing = putLive({ ...store, driver: slow, local: slow }, { media: release('media', 'v2') })
  const quick = async () => {
    for (let turn = 0; turn < 30 && !isDone; turn++) await putLive(store, { forms: turn % 2 ? 'v2' : 'v3' })
  }
  const others = quick()
  await landing
  isDone = true
  await others
  expect(await live('media')).toBe('v2')
  expect(tries).toBeGreaterThan(1)
  expect(tries).toBeLessThanOrEqual(3)
})

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { putLive } from '../release/put-live'
import { listEntries } from '../store/log'
import { tinySite } from '../testing/tiny-site'
import { college } from './college'

test('a missing newest composition is noticed, and blocks changes until someone decides', async () => {
  const { store, release, live, served } = await tinySite()
  await putLive(store, { media: release('media', 'v2') })
  const [newest] = await listEntries(store.driver, 'production', 1)
  rmSync(join(store.driver.place, newest?.key ?? ''))
  const before = served()
  const target = `${store.driver.place}-target`
  mkdirSync(target)
  onTestFinished(() => rmSync(target, { recursive: true }))

  vi.stubEnv('SITE_STORE', store.driver.place)
  vi.stubEnv('SITE_CONFIG', store.site)
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`exit ${status}`)
  })
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })
  for (const line of ['compose', 'rollback media v1', `deliver ${target}`, 'verify', 'check-store']) {
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

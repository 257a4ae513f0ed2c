import { expect, test, vi } from 'vitest'
import { repositoryAround } from '../store/open-store'
import type { Store } from '../store/site-store'
import { college, commands } from './college'
import { deliverChange, packagesNamed } from './command'

test('a package named twice is built once', () => {
  expect(packagesNamed(['media', 'forms', 'media'], ['forms', 'media'])).toEqual(['media', 'forms'])
  expect(packagesNamed([], ['media'])).toEqual(['media'])
})

test.each([
  ['s3://releases/site', [expect.stringContaining('SITE_DELIVER names no target')]],
  ['/srv/site', []],
])('a change of %s without targets says who does not have it yet', async (place, expected) => {
  vi.stubEnv('SITE_DELIVER', '')
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  await deliverChange({ driver: { place }, local: { place } } as unknown as Store)
  expect(said.mock.calls.flat()).toEqual(expected)
  vi.unstubAllEnvs()
  said.mockRestore()
})

test('a command that works on source alone needs neither keys nor the store that is configured', async () => {
  for (const place of ['s3://college/site', '/nowhere']) {
    vi.stubEnv('SITE_STORE', place)
    for (const [name, load] of Object.entries(commands)) {
      const command = await load()
      if (!command.storeless) continue
      const run = vi.spyOn(command, 'run').mockReturnValue(undefined)
      await college([name])
      expect(run.mock.calls[0]?.[2].store.driver.place, name).toBe(repositoryAround())
      run.mockRestore()
    }
  }
  vi.unstubAllEnvs()
})

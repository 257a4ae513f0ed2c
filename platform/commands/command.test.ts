import { expect, test, vi } from 'vitest'
import type { Store } from '../store/site-store'
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

import { expect, test } from 'vitest'
import { parsedRange } from '../preset/container-plugin'
import { getOf, initOf, singleton } from './container'

const provider = (module: unknown) => ({ get: async () => () => module })
const init = (versions: string[], range: string) =>
  initOf({ react: parsedRange(range) })({
    react: Object.fromEntries(versions.map((version) => [version, provider(version)])),
  })

test.each([
  [['18.3.1', '19.3.1'], '^19.3.0', '19.3.1'],
  [['19.3.1', '18.3.1'], '^19.3.0', '19.3.1'],
  [['19.9.0', '19.10.0', '19.11.0-rc.1', '20.0.0', 'latest'], '^19.3.0', '19.10.0'],
  [['17.0.2', '18.3.1', '19.3.1', '20.0.0'], '^18.0.0 || ~19.3.0', '19.3.1'],
  [['18.3.1', '19.3.1'], '<=18.3.1', '18.3.1'],
  [['18.3.1', '19.3.1'], '18.3.1', '18.3.1'],
  [['19.3.1'], '*', '19.3.1'],
])('from the versions %j a section with range %s takes %s', async (versions, range, expected) => {
  await init(versions, range)
  expect(singleton('react')).toBe(expected)
})

test.each([
  [['18.3.1', '20.0.0'], 'react: the host shares 18.3.1, 20.0.0, expected >=19.3.0 <20.0.0.'],
  [[], 'react: the host shares no version, expected >=19.3.0 <20.0.0.'],
])('refuses a host with the versions %j', async (versions, sentence) => {
  await expect(init(versions, '^19.3.0')).rejects.toThrow(sentence)
})

test('evaluates an exposed module on request, and refuses others by name', async () => {
  const get = getOf({ './remote': async () => ({ pages: 2 }) })
  expect((await get('./remote'))()).toEqual({ pages: 2 })
  await expect(get('./page')).rejects.toThrow("Found the module './page', expected one of ./remote.")
})

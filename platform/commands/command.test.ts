import { expect, test } from 'vitest'
import { packagesNamed } from './command'

test('a package named twice is built once', () => {
  expect(packagesNamed(['media', 'forms', 'media'], ['forms', 'media'])).toEqual(['media', 'forms'])
  expect(packagesNamed([], ['media'])).toEqual(['media'])
})

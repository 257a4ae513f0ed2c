import { expect, test } from 'vitest'
import { pauseBefore } from './foundation'

test.each([
  [1982, 1980, 'short'],
  [1986, 1982, 'middle'],
  [1995, 1986, 'long'],
  [1996, 1995, 'short'],
])('the pause before %i, %i being the year before, is %s', (year, previous, pause) => {
  expect(pauseBefore(year, previous)).toBe(pause)
})

test('there is no pause before the first year', () => {
  expect(pauseBefore(1980, undefined)).toBeUndefined()
})

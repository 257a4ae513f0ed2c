import { expect, test } from 'vitest'
import { same, valueAt } from './values'

test('a path goes through groups and lists, and gives undefined below a single value', () => {
  const data = { people: [{ name: 'Asha' }], note: 'text', gone: null }
  expect(valueAt(data, ['people', 0, 'name'])).toBe('Asha')
  expect(valueAt(data, [])).toBe(data)
  for (const path of [['people', 1, 'name'], ['note', 'length'], ['gone', 'x'], ['none']])
    expect(valueAt(data, path)).toBeUndefined()
})

test.each([
  [{ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  [null, {}, false],
  [Number.NaN, Number.NaN, true],
  ['1', 1, false],
])('%j and %j: %s', (one, other, expected) => {
  expect(same(one, other)).toBe(expected)
  expect(same(other, one)).toBe(expected)
})

import { expect, test } from 'vitest'
import { fillIn } from './fill-in'

test('every placeholder gets its value, those without one stay', () => {
  expect(fillIn('{number} of {total}, {number}.', { number: 1, total: 3 })).toBe('1 of 3, 1.')
  expect(fillIn('{college}: {name}', { name: 'Herbarium' })).toBe('{college}: Herbarium')
  expect(fillIn('{constructor}', {})).toBe('{constructor}')
})

test.each(['$&zz', '$1', "$'", '$$', '{total}', '\\'])('a value is taken as it is: %s', (query) => {
  expect(fillIn('Nothing for “{query}” of {total}.', { query, total: 7 })).toBe(
    `Nothing for “${query}” of 7.`,
  )
})

import { expect, test } from 'vitest'
import { fillIn } from './fill-in'

test('replaces every placeholder that has a value, and keeps others', () => {
  expect(fillIn('{number} of {total}, {number}.', { number: 1, total: 3 })).toBe('1 of 3, 1.')
  expect(fillIn('{college}: {name}', { name: 'Herbarium' })).toBe('{college}: Herbarium')
  expect(fillIn('{constructor}', {})).toBe('{constructor}')
})

test.each(['$&zz', '$1', "$'", '$$', '{total}', '\\'])('inserts a value literally: %s', (query) => {
  expect(fillIn('Nothing for “{query}” of {total}.', { query, total: 7 })).toBe(
    `Nothing for “${query}” of 7.`,
  )
})

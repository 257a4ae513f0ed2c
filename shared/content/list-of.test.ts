import { expect, test } from 'vitest'
import { listOf } from './list-of'

const beds = {
  './beds/sage.yaml': { order: 30, name: 'Sage', plants: 3 },
  './beds/thyme.yaml': { order: 1, name: 'Thyme', plants: 5 },
  './beds/mint.yaml': { order: 1, name: 'Mint', plants: 9 },
}

test('a list has a folder’s files in their order, then by name, without the order itself', () => {
  expect(listOf(beds, ({ name }) => ({ name }))).toEqual([
    { slug: 'mint', name: 'Mint' },
    { slug: 'thyme', name: 'Thyme' },
    { slug: 'sage', name: 'Sage' },
  ])
})

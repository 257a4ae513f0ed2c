// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mount } from '../testing/mount'
import { CardGrid, columnsFor } from './grid'

test.each([
  [4, 3, 4],
  [7, 3, 4],
  [10, 3, 4],
  [18, 3, 3],
  [3, 2, 3],
  [2, 3, 2],
  [5, 4, 3],
  [9, 4, 3],
] as const)('%i cards in %i columns are laid out in %i', (count, asked, wide) => {
  expect(columnsFor(count, asked)).toMatchObject({ wide, pairs: false })
})

test('no number of cards leaves a single card in the last row', () => {
  for (const asked of [2, 3, 4] as const)
    for (let count = 2; count < 60; count++) {
      const { wide, pairs } = columnsFor(count, asked)
      expect(pairs ? (count - 4) % 3 : count % wide).not.toBe(pairs ? undefined : 1)
    }
})

test('screen readers announce a list and its length', async () => {
  const { place } = await mount(
    <CardGrid>
      <p>Mosses</p>
      <p>Ferns</p>
      {false}
    </CardGrid>,
  )
  expect(place.querySelectorAll('ul[role="list"] > li')).toHaveLength(2)
})

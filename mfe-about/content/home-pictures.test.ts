import { expect, test } from 'vitest'
import { schemas } from './schemas'

test('home has places for four pictures of the campus', () => {
  const { pictures } = schemas['home.yaml'].shape.about.shape
  const views = (count: number) => Array(count).fill({ picture: 'pond', alt: 'A pond' })
  expect([0, 1, 4, 5].map((count) => pictures.safeParse(views(count)).success)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

import { expect, test } from 'vitest'
import { schemas } from './schemas'

const fair = {
  order: 1,
  title: 'Bee Fair',
  date: '7 May 1985',
  description: ['Bees and their keepers.'],
  highlights: ['Honey'],
  gallery: [{ picture: 'bees', alt: 'Bees' }],
}
const page = {
  title: 'Bee Fair',
  description: 'Bees and their keepers, with honey of each flower, in the meadow.',
  lead: 'In May.',
}

test('only the entry whose page the section has can describe a page', () => {
  const own = schemas['simple-activities/kids-camp.yaml']
  expect(own.safeParse({ ...fair, page }).success).toBe(true)
  expect(own.safeParse(fair).success).toBe(false)
  const other = schemas['simple-activities/*.yaml']
  expect(other.safeParse(fair).success).toBe(true)
  expect(other.safeParse({ ...fair, page }).error?.issues).toMatchObject([{ keys: ['page'] }])
})

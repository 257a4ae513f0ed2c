import { expect, test } from 'vitest'
import { activity } from './schemas'

const walk = {
  order: 1,
  page: {
    title: 'Walk',
    description: 'A walk to the lake every year, with whoever wishes to walk along.',
    lead: 'To the lake.',
  },
  summary: 'To the lake.',
  illustration: { picture: 'walk', alt: 'A lake' },
  description: ['We walk to the lake.'],
  isParent: true,
  chart: 'Who walked',
}
const year = (year: number) => ({ title: `Walk ${year}`, year, participants: 40 })

test('a chart of participants needs three years with figures', () => {
  const yearlyWorkshops = [year(2025), year(2024), year(2023)]
  expect(activity.safeParse({ ...walk, yearlyWorkshops }).error).toBeUndefined()
  const short = activity.safeParse({ ...walk, yearlyWorkshops: yearlyWorkshops.slice(1) })
  expect(short.error?.issues).toMatchObject([
    { path: ['chart'], message: 'expected `year` and `participants` in at least three entries' },
  ])
})

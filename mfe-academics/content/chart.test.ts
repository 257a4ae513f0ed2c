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
  listHeading: 'Walk by walk',
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

test('a list of years has a heading, without which the page of the activity would not show it', () => {
  const { chart: _, listHeading, ...plain } = walk
  const issuesOf = (data: object) => activity.safeParse(data).error?.issues ?? []
  const years = { isParent: true, yearlyWorkshops: [year(2025)] }
  const none = { isParent: false, yearlyWorkshops: [] }
  const refused = [{ path: ['listHeading'], message: 'expected it where isParent is true, and only there' }]
  expect(issuesOf({ ...plain, ...years, listHeading })).toEqual([])
  expect(issuesOf({ ...plain, ...none })).toEqual([])
  expect(issuesOf({ ...plain, ...years })).toMatchObject(refused)
  expect(issuesOf({ ...plain, ...none, listHeading })).toMatchObject(refused)
})

test('a post has the name of its speaker, without which the page would not show it', () => {
  const part = { title: 'On mosses', designation: 'Keeper of the herbarium' }
  const issuesOf = (data: object) =>
    activity.shape.yearlyWorkshops.element.safeParse(data).error?.issues ?? []
  expect(issuesOf({ ...part, speaker: 'Asha Rao' })).toEqual([])
  expect(issuesOf(part)).toMatchObject([
    { path: ['speaker'], message: 'expected a name to the `designation`' },
  ])
})

import { join } from 'node:path'
import { readContent } from '@college/shared/content/read-content'
import { expect, test } from 'vitest'
import { eventsOf } from './events'
import { activity, schemas } from './schemas'

const root = join(import.meta.dirname, '..')
const eventsIn = (file: string) =>
  eventsOf(readContent(root, join(root, 'content', file), schemas), file.replace(/^.*\/|\.yaml$/g, ''))

test('Kids Camp is three whole days', () => {
  expect(eventsIn('simple-activities/kids-camp.yaml')).toMatchObject([
    { title: 'Kids Camp', first: '2024-10-16', last: '2024-10-18' },
  ])
})

test('each talk has its hours on the clock', () => {
  const talks = eventsIn('activities/guest-talk.yaml')
  expect(talks).toHaveLength(12)
  expect(talks[5]).toMatchObject({ first: '2024-12-04', from: '14:00', to: '15:00' })
  expect(new Set(talks.map(({ id }) => id)).size).toBe(12)
})

test('Yoga Day comes round every year on 21 June', () => {
  expect(eventsIn('activities/yoga-day.yaml')).toEqual([
    { id: 'yoga-day/yearly', title: 'Yoga Day', first: '2015-06-21', yearly: true },
  ])
})

test('what has no day of its own is in no calendar', () => {
  expect(eventsIn('simple-activities/other-events.yaml')).toEqual([])
  expect(eventsIn('activities/health-camp.yaml')).toEqual([])
})

test('days that the words do not speak of are refused', () => {
  const occasion = {
    title: 'Camp',
    date: '15 to 28 April 2024',
    days: { first: '2024-04-15', last: '2024-04-27' },
  }
  const { error } = activity.shape.yearlyWorkshops.safeParse([occasion])
  expect(error?.issues[0]?.message).toBe("expected the days that `date` says in words: '15 to 28 April 2024'")
})

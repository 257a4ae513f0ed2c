import { join } from 'node:path'
import { contentFiles, readContent } from '@college/shared/content/read-content'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { eventsOf } from './events'
import { activity, schemas } from './schemas'

const root = join(import.meta.dirname, '..')

/** All dates in a file, at any depth. */
const named = z.object({
  yearly: z.string().optional(),
  days: z.object({ first: z.string() }).optional(),
  yearlyWorkshops: z.array(z.object({ days: z.object({ first: z.string() }).optional() })).default([]),
})

test('every date of an activity is in its calendar', () => {
  for (const file of contentFiles(root).filter((file) => file.includes('activities/'))) {
    const content = readContent(root, file, schemas)
    const { yearly, days, yearlyWorkshops } = named.parse(content)
    const occasions = [days, ...yearlyWorkshops.map(({ days }) => days)].flatMap((days) => days?.first ?? [])
    expect(
      eventsOf(content, 'file').map(({ first }) => first),
      file,
    ).toEqual(yearly ? [yearly] : occasions)
  }
})

test('an event of several days is one all-day entry', () => {
  const days = { first: '1985-05-07', last: '1985-05-09' }
  expect(eventsOf({ title: 'Bee Fair', days, yearlyWorkshops: [] }, 'bee-fair')).toMatchObject([
    { title: 'Bee Fair', ...days },
  ])
})

test('each one-day occasion has clock times and its own name', () => {
  const occasion = (day: string, time: string) => ({ title: 'Grafting', days: { first: day }, time })
  const yearlyWorkshops = [
    occasion('1985-05-07', '9:30 AM to 12:15 PM'),
    occasion('1985-05-07', '2:05 PM to 3:10 PM'),
    occasion('1985-05-08', 'All day'),
  ]
  const events = eventsOf({ page: { title: 'Orchard' }, yearlyWorkshops }, 'orchard')
  expect(events).toMatchObject([
    { title: 'Grafting', first: '1985-05-07', from: '09:30', to: '12:15' },
    { title: 'Grafting', first: '1985-05-07', from: '14:05', to: '15:10' },
    { title: 'Grafting', first: '1985-05-08' },
  ])
  expect(events[2]).not.toHaveProperty('from')
  expect(new Set(events.map(({ id }) => id)).size).toBe(3)
})

test('a yearly day is one entry for all its occasions', () => {
  const yearlyWorkshops = [{ title: 'Bee Day 1986', days: { first: '1986-05-07' } }]
  const beeDay = { page: { title: 'Bee Day' }, yearly: '1985-05-07', yearlyWorkshops }
  expect(eventsOf(beeDay, 'bee-day')).toEqual([
    { id: 'bee-day/yearly', title: 'Bee Day', first: '1985-05-07', yearly: true },
  ])
})

test('an activity without a date is in no calendar', () => {
  const yearlyWorkshops = [{ title: 'Pruning', date: 'In the cold months' }]
  expect(eventsOf({ title: 'Hedges', date: 'All the year', yearlyWorkshops }, 'hedges')).toEqual([])
})

test('refuses dates that the text does not mention', () => {
  const occasion = {
    title: 'Bee Fair',
    date: '7 to 19 May 1985',
    days: { first: '1985-05-07', last: '1985-05-18' },
  }
  const { error } = activity.shape.yearlyWorkshops.safeParse([occasion])
  expect(error?.issues[0]?.message).toBe("expected the days that `date` says in words: '7 to 19 May 1985'")
})

import { expect, test } from 'vitest'
import { eventDates } from './event-dates'

test.each([
  ['21 June 2015', { startDate: '2015-06-21', endDate: '2015-06-21' }],
  ['3 to 12 April 2023', { startDate: '2023-04-03', endDate: '2023-04-12' }],
  ['July 2024 to March 2025', undefined],
  ['Throughout the year', undefined],
])('search engines learn the days of an event from its date: %s', (date, days) => {
  expect(eventDates(date)).toEqual(days)
})

import { expect, test } from 'vitest'
import { eventDates } from './structured-data'

test.each([
  ['7 May 1985', { startDate: '1985-05-07', endDate: '1985-05-07' }],
  ['3 to 12 April 1983', { startDate: '1983-04-03', endDate: '1983-04-12' }],
  ['July 1984 to March 1985', undefined],
  ['Whenever it rains', undefined],
])('search engines learn the days of an event from its date: %s', (date, days) => {
  expect(eventDates(date)).toEqual(days)
})

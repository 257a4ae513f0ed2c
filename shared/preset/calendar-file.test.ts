import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file'

const camp: CalendarEvent = { id: 'camp/1984', title: 'Camp', first: '1984-04-15', last: '1984-04-28' }

test('all-day events end on the day after the last, as in the standard', () => {
  expect(calendarFile([camp])).toMatch(/DTSTART;VALUE=DATE:19840415\r\nDTEND;VALUE=DATE:19840429\r\n/)
})

test('times are written in UTC, five and a half hours earlier', () => {
  const talk = { ...camp, last: undefined, from: '10:00', to: '11:15' }
  expect(calendarFile([talk])).toMatch(/DTSTART:19840415T043000Z\r\nDTEND:19840415T054500Z\r\n/)
})

test('a yearly event has a yearly rule', () => {
  expect(calendarFile([{ ...camp, last: undefined, yearly: true }])).toContain('\r\nRRULE:FREQ=YEARLY\r\n')
})

test('commas, semicolons, backslashes and line ends are escaped', () => {
  expect(calendarFile([{ ...camp, place: 'Hall, east; C:\\\nfloor 2' }])).toContain(
    'LOCATION:Hall\\, east\\; C:\\\\\\nfloor 2\r\n',
  )
})

test('folds lines at 75 bytes between characters, and unfolding restores the text', () => {
  const title = 'ಯೋಗ ದಿನ – '.repeat(20).trim()
  const file = calendarFile([{ ...camp, title }])
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file).not.toMatch(/[^\r]\n/)
  expect(file).not.toContain('\uFFFD')
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})

test('changed words keep an entry’s id, another event has another id', () => {
  const uid = (event: CalendarEvent) => /UID:(.*)\r/.exec(calendarFile([event]))?.[1]
  expect(uid({ ...camp, title: 'Summer camp' })).toBe(uid(camp))
  expect(uid({ ...camp, id: 'camp/1985' })).not.toBe(uid(camp))
  expect(uid(camp)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
})

import { hash } from 'node:crypto'

export type CalendarEvent = {
  /** Stays the same when words change, so that a calendar knows the event again. */
  id: string
  title: string
  /** First and last day, `YYYY-MM-DD`. */
  first: string
  last?: string | undefined
  /** From and to, `HH:MM` in the college's time; only for an event of one day. */
  from?: string | undefined
  to?: string | undefined
  yearly?: boolean | undefined
  place?: string | undefined
  text?: string | undefined
}

/** Minutes by which the college's clocks are before UTC; India has no summer time. */
const ahead = 330

/**
 * A calendar file with these events (RFC 5545). The same events give the same bytes: what the standard calls
 * the stamp of an entry is its first day.
 */
export function calendarFile(events: CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//College site//Calendar//EN',
    ...events.flatMap(entry),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function entry({ id, title, first, last = first, from, to, yearly, place, text }: CalendarEvent): string[] {
  const times =
    from && to && last === first
      ? [`DTSTART:${moment(first, from)}`, `DTEND:${moment(first, to)}`]
      : // The end of whole days is the day after them (section 3.6.1).
        [`DTSTART;VALUE=DATE:${digits(first)}`, `DTEND;VALUE=DATE:${digits(dayAfter(last))}`]
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(id)}`,
    `DTSTAMP:${digits(first)}T000000Z`,
    ...times,
    ...(yearly ? ['RRULE:FREQ=YEARLY'] : []),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    'END:VEVENT',
  ]
}

const digits = (day: string) => day.replaceAll('-', '')

/** The day after one, both `YYYY-MM-DD`. */
export const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const moment = (day: string, time: string) =>
  new Date(Date.parse(`${day}T${time}:00Z`) - ahead * 60_000).toISOString().replace(/[-:]|\.\d+/g, '')

/** In the form of a UUID, as RFC 7986 asks of new calendars. */
const uidOf = (id: string) =>
  hash('sha256', id).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** Lines are at most 75 bytes long; a continuation begins with a blank (section 3.1). */
function fold(line: string): string {
  const parts = ['']
  let bytes = 0
  for (const letter of line) {
    const more = Buffer.byteLength(letter)
    if (bytes + more > 75) {
      parts.push('')
      bytes = 1
    }
    parts[parts.length - 1] += letter
    bytes += more
  }
  return parts.join('\r\n ')
}

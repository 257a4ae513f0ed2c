import type { EventsOf } from '@college/shared/preset/calendar-plugin'
import { z } from 'zod'
import { days, yearly } from './schemas'

/** What a calendar needs of an occasion; everything else in a file is passed over. */
const occasion = z.object({
  title: z.string(),
  days: days().optional(),
  time: z.string().optional(),
  place: z.string().optional(),
})

const dated = z.object({
  title: z.string().optional(),
  page: z.object({ title: z.string() }).optional(),
  days: days().optional(),
  yearly: yearly().optional(),
  yearlyWorkshops: z.array(occasion).default([]),
})

/**
 * The dates of an activity: its yearly day, or else the days of its occasions.
 * A place that holds a token of the site's facts is left out, because they are not known to a build.
 */
export const eventsOf: EventsOf = (data, name) => {
  const activity = dated.safeParse(data).data
  if (!activity) return []
  const title = activity.title ?? activity.page?.title ?? name
  if (activity.yearly) return [{ id: `${name}/yearly`, title, first: activity.yearly, yearly: true }]
  const own = activity.days ? [{ title, days: activity.days, time: undefined, place: undefined }] : []
  return [...own, ...activity.yearlyWorkshops].flatMap(({ title, days, time, place }) => {
    if (!days) return []
    const hours = hoursOf(time)
    return {
      id: `${name}/${days.first}/${hours?.from ?? ''}`,
      title,
      ...days,
      ...hours,
      place: place?.includes('{') ? undefined : place,
      text: days.last ? time : undefined,
    }
  })
}

/** `10:00 AM to 1:15 PM` as `10:00` and `13:15`; other words give no hours. */
function hoursOf(words = '') {
  const [, from, to] = /^(\d+:\d\d [AP]M) to (\d+:\d\d [AP]M)$/.exec(words) ?? []
  return from && to ? { from: onTheClock(from), to: onTheClock(to) } : undefined
}

function onTheClock(words: string): string {
  const [hour = '', minute = ''] = words.slice(0, -3).split(':')
  const hours = (Number(hour) % 12) + (words.endsWith('PM') ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

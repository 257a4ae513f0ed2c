import { college, type StructuredData, structuredDataFrom } from '@college/shared/contract/structured-data'
import type { Event } from 'schema-dts'
import type { Activity, YearlyWorkshop } from '../content/schemas'
import kidsCamp from '../content/simple-activities/kids-camp.yaml'

const activities = import.meta.glob<Activity>('../content/activities/*.yaml', {
  import: 'default',
  eager: true,
})

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2000, month).toLocaleString('en', { month: 'long' }),
)

type Announced = Pick<YearlyWorkshop, 'title' | 'date' | 'place' | 'speaker'>

/** An event's name, days and place. Undefined when its date names no days. */
function events({ title, date, place, speaker }: Announced, path: string): Event[] {
  const days = date && eventDates(date)
  if (!days) return []
  const event: Event = {
    '@type': 'Event',
    name: title,
    ...days,
    location: place?.startsWith('Online') ? { '@type': 'VirtualLocation', url: path } : locationOf(place),
    organizer: college,
    ...(speaker ? { performer: { '@type': 'Person', name: speaker } } : {}),
  }
  return [event]
}

const locationOf = (name = '{college}') =>
  ({
    '@type': 'Place',
    name,
    address: { '@type': 'PostalAddress', addressLocality: '{town}' },
  }) as const

export const structuredData: StructuredData = {
  ...structuredDataFrom('/academics/activitiesdemo/', activities, ({ yearlyWorkshops }, path) =>
    yearlyWorkshops.flatMap((workshop) => events(workshop, path)),
  ),
  '/academics/activities/kids-camp': events(kidsCamp, '/academics/activities/kids-camp'),
}

/**
 * The days, in ISO 8601, of a date as visitors read it: `21 June 2015`, `3 to 12 April 2023`. Undefined for a date that
 * names no days, such as `July 2024 to March 2025`.
 */
export function eventDates(date: string) {
  const [, first = '', last = first, name = '', year] = /^(\d+)(?: to (\d+))? (\w+) (\d{4})$/.exec(date) ?? []
  const month = months.indexOf(name) + 1
  if (!month) return
  const day = (number: string) => `${year}-${String(month).padStart(2, '0')}-${number.padStart(2, '0')}`
  return { startDate: day(first), endDate: day(last) }
}

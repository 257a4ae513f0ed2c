import { college, type StructuredData, structuredDataFrom } from '@college/shared/contract/structured-data'
import type { Event } from 'schema-dts'
import type { Activity, YearlyWorkshop } from '../content/schemas'
import kidsCamp from '../content/simple-activities/kids-camp.yaml'
import { eventDates } from './event-dates'

const activities = import.meta.glob<Activity>('../content/activities/*.yaml', {
  import: 'default',
  eager: true,
})

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

import { usePage } from '@college/runtime'
import type { Calendar } from '@college/shared/content/fields'
import { Icon } from '@college/shared/ui/icons/icons'
import * as icons from '@college/shared/ui/icons/paths'
import labels from '../../content/labels.yaml'
import styles from './calendar-link.module.css'

const calendars = import.meta.glob<Calendar | null>(
  ['../../content/activities/*.yaml', '../../content/simple-activities/*.yaml'],
  { eager: true, query: '?calendar', import: 'default' },
)

type Props = {
  /** The name of the activity's file. */
  slug: string
  /** Read out after the link's text, which is the same for every activity. */
  title: string
}

/** Links to the calendar file of an activity. Renders nothing for an activity without dates, or whose dates are past. */
export function CalendarLink({ slug, title }: Props) {
  const { day } = usePage()
  const calendar = Object.entries(calendars).find(([file]) => file.endsWith(`/${slug}.yaml`))?.[1]
  if (!calendar || (calendar.last && calendar.last < day)) return null
  return (
    // Without `download`, phones open the file in the calendar.
    <a href={calendar.href} type="text/calendar" className={styles.link}>
      <Icon path={icons.calendar} />
      {labels.calendar} <span className="visually-hidden">{title}</span>
    </a>
  )
}

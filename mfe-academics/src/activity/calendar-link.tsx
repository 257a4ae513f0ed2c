import { Icon } from '@college/shared/ui/icons/icons'
import labels from '../../content/labels.yaml'
import styles from './calendar-link.module.css'

const calendars = import.meta.glob<string | null>(
  ['../../content/activities/*.yaml', '../../content/simple-activities/*.yaml'],
  { eager: true, query: '?calendar', import: 'default' },
)

type Props = {
  /** The name of the activity's file, which is its id. */
  id: string
  /** Read out after the words of the link, which are the same on every activity. */
  title: string
}

/** Offers the dates of an activity for one's own calendar; nothing for one without dates. */
export function CalendarLink({ id, title }: Props) {
  const address = Object.entries(calendars).find(([file]) => file.endsWith(`/${id}.yaml`))?.[1]
  if (!address) return null
  return (
    // A file, which the browser hands to the calendar or saves; without `download`, telephones open it at once.
    <a href={address} type="text/calendar" className={styles.link}>
      <Icon name="calendar" />
      {labels.calendar} <span className="visually-hidden">{title}</span>
    </a>
  )
}

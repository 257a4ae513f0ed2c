import { usePage } from '@college/runtime'
import type { Calendar } from '@college/shared/content/fields'
import { Icon } from '@college/shared/ui/icons/icons'
import * as icons from '@college/shared/ui/icons/paths'
import labels from '../../content/labels.yaml'
import type { YearlyWorkshop } from '../../content/schemas'
import styles from './facts.module.css'

type FactsProps = Pick<Partial<YearlyWorkshop>, 'date' | 'time' | 'place' | 'participants'>

/** When, where and how many, as far as known. */
export function Facts({ date, time, place, participants }: FactsProps) {
  const facts = { date, time, place, participants: participants?.toLocaleString('en-IN') }
  const known = (['date', 'time', 'place', 'participants'] as const).filter((name) => facts[name])
  if (known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {known.map((name) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{labels[name]}</dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

const calendars = import.meta.glob<Calendar | null>(
  ['../../content/activities/*.yaml', '../../content/simple-activities/*.yaml'],
  { eager: true, query: '?calendar', import: 'default' },
)

type CalendarProps = {
  /** The activity's file: `activities/yoga-day`. */
  file: `${'activities' | 'simple-activities'}/${string}`
  /** Read out after the link's text, which is the same for every activity. */
  title: string
}

/** Links to the calendar file of an activity. Renders nothing for an activity without dates, or whose dates are past. */
export function CalendarLink({ file, title }: CalendarProps) {
  const { day } = usePage()
  const calendar = calendars[`../../content/${file}.yaml`]
  if (!calendar || (calendar.last && calendar.last < day)) return null
  return (
    // Without `download`, phones open the file in the calendar.
    <a href={calendar.href} type="text/calendar" className={styles.calendar}>
      <Icon path={icons.calendar} />
      {labels.calendar} <span className="visually-hidden">{title}</span>
    </a>
  )
}

type HighlightsProps = {
  items: string[] | undefined
  /** Level of the heading; without it the list has none, only a name for screen readers. */
  level?: 2 | 4
}

/** What a reader should remember, a ruled line each. */
export function Highlights({ items, level }: HighlightsProps) {
  if (!items) return null
  const Heading = level && (`h${level}` as const)
  return (
    <div>
      {Heading && <Heading className={styles.highlightsHeading}>{labels.highlights}</Heading>}
      <ul className={styles.highlights} aria-label={labels.highlights}>
        {items.map((item) => (
          <li key={item} className={styles.highlight}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}

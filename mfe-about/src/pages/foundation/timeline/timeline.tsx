import type { Foundation } from '../../../../content/schemas'
import styles from './timeline.module.css'

type Props = { milestones: Foundation['timeline']['milestones'] }

/** A timeline. The distance between two years grows with the time between them. */
export function Timeline({ milestones }: Props) {
  return (
    <ol className={styles.timeline}>
      {milestones.map(({ year, title, text }, index) => (
        <li
          key={year}
          className={styles.milestone}
          data-pause={pauseBefore(year, milestones[index - 1]?.year)}
        >
          <p className={styles.year}>
            <time dateTime={String(year)}>{year}</time>
          </p>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** How much time went by before a milestone: up to two years, up to five, or more. */
type Pause = 'short' | 'middle' | 'long'

/** The pause between a year and the one before; none before the first. */
export function pauseBefore(year: number, previous: number | undefined): Pause | undefined {
  if (previous === undefined) return undefined
  const years = year - previous
  if (years <= 2) return 'short'
  return years <= 5 ? 'middle' : 'long'
}

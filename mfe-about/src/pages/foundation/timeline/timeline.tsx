import type { Foundation } from '../../../../content/schemas'
import { pauseBefore } from './pause'
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

import styles from './activity-links.module.css'
import { activities, addressOf } from './activity-titles'

/** The way to the activities' own pages: all, or all but one. */
export function ActivityLinks({ except }: { except?: string }) {
  return (
    <ul className={styles.list}>
      {activities
        .filter(({ id }) => id !== except)
        .map(({ id, page, summary }) => (
          <li key={id} className={styles.item}>
            <a href={addressOf(id)} className={styles.link}>
              {page.title}
            </a>
            <p className={styles.summary}>{summary}</p>
          </li>
        ))}
    </ul>
  )
}

import activities from '../../content/activity-titles.data'
import styles from './activity-links.module.css'
import { addressOf } from './address'

export function ActivityLinks({ except }: { except?: string }) {
  return (
    <ul className={styles.list}>
      {activities
        .filter(({ slug }) => slug !== except)
        .map(({ slug, title, summary }) => (
          <li key={slug} className={styles.item}>
            <a href={addressOf(slug)} className={styles.link}>
              {title}
            </a>
            <p className={styles.summary}>{summary}</p>
          </li>
        ))}
    </ul>
  )
}

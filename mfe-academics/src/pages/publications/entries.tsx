import content from '../../../content/publications.yaml'
import type { Publications } from '../../../content/schemas'
import styles from './entries.module.css'

/** References, the year in the margin. */
export function Entries({ entries }: { entries: Publications['groups'][number]['entries'] }) {
  return (
    <ol className={styles.list}>
      {entries.map(({ title, by, who, where, year, note }) => (
        <li key={title} className={styles.entry}>
          <p className={styles.year}>{year}</p>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.by}>
              {by} <span className={styles.who}>{content.who[who]}</span>
            </p>
            <p>
              <cite className={styles.where}>{where}</cite>
            </p>
            <p className={styles.note}>{note}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/pg.yaml'
import type { PgCourse } from '../../../content/schemas'
import styles from './years.module.css'

/** The plan of study: a row for each year, numbered in its margin. */
export function Years({ years }: Pick<PgCourse, 'years'>) {
  return (
    <Section heading={content.labels.years} tone="card">
      <ol className={styles.years}>
        {years.map(({ title, text, subjects }, index) => (
          <li key={title} className={styles.year}>
            <p className={styles.numeral} aria-hidden="true">
              {index + 1}
            </p>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <ul className={styles.subjects}>
              {subjects.map((subject) => (
                <li key={subject}>{subject}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  )
}

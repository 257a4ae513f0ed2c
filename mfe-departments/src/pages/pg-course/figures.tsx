import content from '../../../content/pg.yaml'
import type { PgCourse } from '../../../content/schemas'
import styles from './figures.module.css'

const { labels } = content

/** The two figures of a course, large, each with the sentence that explains it. */
export function Figures({ duration, intake }: Pick<PgCourse, 'duration' | 'intake'>) {
  const figures = [
    { label: labels.duration, figure: duration.years, text: duration.text },
    { label: labels.intake, figure: intake.places, text: intake.text },
  ]
  return (
    <section className={styles.band} aria-label={labels.atAGlance}>
      <div className={styles.container}>
        {figures.map(({ label, figure, text }) => (
          <div key={label} className={styles.figure}>
            <h2 className={styles.label}>{label}</h2>
            <p className={styles.numeral} aria-hidden="true">
              {figure}
            </p>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

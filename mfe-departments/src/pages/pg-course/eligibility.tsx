import { Icon } from '@college/shared/ui/icons/icons'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/pg.yaml'
import type { PgCourse } from '../../../content/schemas'
import styles from './eligibility.module.css'

const { labels } = content

/** Who can be admitted: how it is decided, and beside it what is needed, also accepted and not accepted. */
export function Eligibility({ eligibility }: Pick<PgCourse, 'eligibility'>) {
  const { intro, required, accepted, notAccepted } = eligibility
  const lists = [
    { title: labels.required, points: required, icon: 'check' },
    { title: labels.accepted, points: accepted, icon: 'check' },
    { title: labels.notAccepted, points: notAccepted, icon: 'close' },
  ] as const
  return (
    <Section
      heading={labels.eligibility}
      tone="wash"
      aside={
        <div className={styles.sheet}>
          {lists.map(
            ({ title, points, icon }) =>
              points && (
                <div key={title} className={styles.list}>
                  <h3>{title}</h3>
                  <ul className={styles.points}>
                    {points.map((point) => (
                      <li key={point} className={styles.point}>
                        <Icon name={icon} className={styles[icon]} />
                        {point}
                      </li>
                    ))}
                  </ul>
                </div>
              ),
          )}
        </div>
      }
    >
      <Prose paragraphs={intro} />
    </Section>
  )
}

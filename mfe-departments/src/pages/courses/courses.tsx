import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import content from '../../../content/courses.yaml'
import styles from './courses.module.css'
import { StudyLevel } from './study-level'

/** Leads to the undergraduate departments or to the postgraduate courses. */
export function Courses() {
  const { intro, waysLabel, ways, more } = content
  const [first, ...others] = ways
  return (
    <>
      <Banner />
      <section className={styles.spread} aria-label={waysLabel}>
        <div className={styles.column}>
          <div className={styles.intro}>
            {intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {first && <StudyLevel level={first} />}
        </div>
        <div className={styles.column}>
          {others.map((level) => (
            <StudyLevel key={level.href} level={level} />
          ))}
          <div className={styles.more}>
            <h2 className={styles.heading}>{more.heading}</h2>
            <p>{more.text}</p>
            <p className={styles.links}>
              {more.links.map(({ label, href }, index) => (
                <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          </div>
        </div>
      </section>
    </>
  )
}

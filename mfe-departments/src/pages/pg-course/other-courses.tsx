import { Icon } from '@college/shared/ui/icons/icons'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/pg.yaml'
import courses from '../../../content/pg-titles.data'
import { TitleLink } from '../../title-link/title-link'
import styles from './other-courses.module.css'

const { labels } = content

/** Links to the other courses. */
export function OtherCourses({ slug }: { slug: string }) {
  return (
    <div className={styles.band}>
      <Section heading={labels.others} width="text">
        <ul className={styles.list}>
          {courses
            .filter((course) => course.slug !== slug)
            .map((course) => (
              <li key={course.slug} className={styles.course}>
                <h3 className={styles.title}>
                  <TitleLink href={`/department/${course.slug}`}>{course.title}</TitleLink>
                  <Icon name="arrow-right" />
                </h3>
                <p className={styles.summary}>{course.summary}</p>
              </li>
            ))}
        </ul>
        <p>
          <a href="/department/pg">{labels.all}</a>
        </p>
      </Section>
    </div>
  )
}

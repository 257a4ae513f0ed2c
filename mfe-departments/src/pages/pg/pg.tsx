import { Banner } from '@college/shared/ui/banner/banner'
import { Picture } from '@college/shared/ui/picture/picture'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/pg.yaml'
import courses, { type Course } from '../../../content/pg-courses.data'
import { Intro } from '../../intro/intro'
import { TitleLink, WayOn } from '../../title-link/title-link'
import styles from './course-row.module.css'

export const head = content.page

const { labels } = content

export function Component() {
  return (
    <>
      <Banner height="index" />
      <Section
        heading={labels.courses}
        tone="card"
        intro={<a href={content.compare.href}>{content.compare.label}</a>}
      >
        {courses.map((course) => (
          <CourseRow key={course.slug} course={course} />
        ))}
      </Section>
      <Intro paragraphs={content.intro} />
    </>
  )
}

function CourseRow({ course }: { course: Course }) {
  const { slug, title, summary, illustration, duration, intake, eligibility } = course
  const facts = [
    { label: labels.duration, value: duration.short },
    { label: labels.intake, value: intake.short },
    { label: labels.eligibility, value: eligibility.short },
  ]
  return (
    <article className={styles.row}>
      <Picture
        {...illustration}
        sizes="(width >= 80rem) 30rem, (width >= 48rem) 40vw, 100vw"
        className={styles.plate}
      />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <TitleLink href={`/department/${slug}`}>{title}</TitleLink>
        </h3>
        <p className={styles.summary}>{summary}</p>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <WayOn>{labels.open}</WayOn>
      </div>
    </article>
  )
}

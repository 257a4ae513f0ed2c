import { Banner } from '@college/shared/ui/banner/banner'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/pg.yaml'
import courses from '../../../content/pg-rows.data'
import { Intro } from '../../intro/intro'
import { CourseRow } from './course-row'

/** The postgraduate courses; picture and text alternate sides. */
export function PgCourses() {
  return (
    <>
      <Banner />
      <Intro paragraphs={content.intro} />
      <Section heading={content.labels.courses} tone="card">
        {courses.map((course) => (
          <CourseRow key={course.slug} course={course} />
        ))}
      </Section>
    </>
  )
}

import { Banner } from '@college/shared/ui/banner/banner'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/pg.yaml'
import { inOrder } from '../../folder/in-order'
import { Intro } from '../../intro/intro'
import { type Course, CourseRow } from './course-row'

const courses = inOrder(
  import.meta.glob<Course>('../../../content/pg/*.yaml', {
    eager: true,
    query: '?pick=order,title,summary,illustration,duration,intake,eligibility',
    import: 'default',
  }),
)

/** The postgraduate courses, a spread each: plate and words change sides as in an open book. */
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

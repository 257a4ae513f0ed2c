import { Banner } from '@college/shared/ui/banner/banner'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import shared from '../../../content/pg.yaml'
import type { PgCourse } from '../../../content/schemas'
import { Faculty } from '../../faculty/faculty'
import { Invitation } from '../../invitation/invitation'
import { Eligibility } from './eligibility'
import { Figures } from './figures'
import { OtherCourses } from './other-courses'
import { Years } from './years'

/** The page of one postgraduate course. */
export function PgCoursePage({ content: course, slug }: { content: PgCourse; slug: string }) {
  const { labels } = shared
  return (
    <>
      <Banner illustration={course.illustration} />
      <Figures duration={course.duration} intake={course.intake} />
      <Section heading={labels.overview} width="text">
        <Prose paragraphs={course.overview} />
      </Section>
      <Eligibility eligibility={course.eligibility} />
      <Years years={course.years} />
      <Faculty people={course.faculty} />
      <Invitation words={labels.applyIntro} label={labels.apply} course={course.course} />
      <OtherCourses slug={slug} />
    </>
  )
}

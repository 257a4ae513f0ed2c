import { listOf } from '@college/shared/content/list-of'
import type { PgCourse } from './schemas'

/** What the list of postgraduate courses and the overview of all degrees show of each course. */
const courses = listOf(
  import.meta.glob<PgCourse>('./pg/*.yaml', { eager: true, import: 'default' }),
  ({ title, summary, illustration, duration, intake, eligibility, compared, course }) => ({
    title,
    summary,
    illustration,
    duration,
    intake,
    eligibility,
    compared,
    course,
  }),
)
export default courses

export type Course = (typeof courses)[number]

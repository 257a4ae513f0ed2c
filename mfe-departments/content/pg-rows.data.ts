import { listOf } from '../../shared/content/list-of'
import type { PgCourse } from './schemas'

/** What the list of postgraduate courses shows of each. */
const courses = listOf(
  import.meta.glob<PgCourse>('./pg/*.yaml', { eager: true, import: 'default' }),
  ({ title, summary, illustration, duration, intake, eligibility }) => ({
    title,
    summary,
    illustration,
    duration,
    intake,
    eligibility,
  }),
)
export default courses

export type Course = (typeof courses)[number]

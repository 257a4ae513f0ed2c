import { listOf } from '../../shared/content/list-of'
import type { PgCourse } from './schemas'

/** What the overview of all degrees shows of each postgraduate course. */
const programmes = listOf(
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
export default programmes

export type MdProgramme = (typeof programmes)[number]

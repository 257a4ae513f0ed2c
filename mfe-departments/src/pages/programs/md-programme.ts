import type { PgCourse } from '../../../content/schemas'

/** What the overview needs of a postgraduate course's file. */
export type MdProgramme = Pick<
  PgCourse,
  | 'order'
  | 'title'
  | 'summary'
  | 'illustration'
  | 'duration'
  | 'intake'
  | 'eligibility'
  | 'compared'
  | 'course'
>

import { listOf } from '@college/shared/content/list-of'
import type { PgCourse } from './schemas'

/** Links from one postgraduate course to the others. */
export default listOf(
  import.meta.glob<PgCourse>('./pg/*.yaml', { eager: true, import: 'default' }),
  ({ title, summary }) => ({ title, summary }),
)

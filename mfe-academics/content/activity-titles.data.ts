import { listOf } from '@college/shared/content/list-of'
import type { Activity } from './schemas'

/** All activities by title and address: the folder is the list. */
export default listOf(
  import.meta.glob<Activity>('./activities/*.yaml', { eager: true, import: 'default' }),
  ({ page, summary }) => ({ title: page.title, summary }),
)

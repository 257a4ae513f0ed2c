import { listOf } from '@college/shared/content/list-of'
import type { Activity } from './schemas'

const activities = import.meta.glob<Activity>('./activities/*.yaml', { eager: true, import: 'default' })

/** All activities by title and address: the folder is the list. */
export default listOf(activities, ({ page, summary }) => ({ title: page.title, summary }))

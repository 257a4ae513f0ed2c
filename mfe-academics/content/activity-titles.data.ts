import { listOf } from '@college/shared/content/list-of'
import { refuseSharedNames } from './own-names'
import type { Activity } from './schemas'

const activities = import.meta.glob<Activity>('./activities/*.yaml', { eager: true, import: 'default' })

refuseSharedNames(Object.keys(activities), Object.keys(import.meta.glob('./simple-activities/*.yaml')))

/** All activities by title and address: the folder is the list. */
export default listOf(activities, ({ page, summary }) => ({ title: page.title, summary }))

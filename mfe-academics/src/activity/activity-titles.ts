import type { Activity } from '../../content/schemas'
import { inOrder } from './in-order'

/** All activities by title and address: the folder is the list. */
export const activities = inOrder(
  import.meta.glob<Pick<Activity, 'id' | 'order' | 'page' | 'summary'>>('../../content/activities/*.yaml', {
    eager: true,
    query: '?pick=id,order,page,summary',
    import: 'default',
  }),
)

/** Where an activity stands as a page of its own. */
export const addressOf = (id: string) => `/academics/activitiesdemo/${id}`

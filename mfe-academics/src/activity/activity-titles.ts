import type { Activity } from '../../content/schemas'
import { inOrder } from './in-order'

type Titles = Pick<Activity, 'id' | 'order' | 'summary'> & { page: Pick<Activity['page'], 'title'> }

/** All activities by title and address: the folder is the list. */
export const activities = inOrder(
  import.meta.glob<Titles>('../../content/activities/*.yaml', {
    eager: true,
    query: '?pick=id,order,page.title,summary',
    import: 'default',
  }),
)

/** Where an activity stands as a page of its own. */
export const addressOf = (id: string) => `/academics/activitiesdemo/${id}`

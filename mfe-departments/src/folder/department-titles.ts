import type { UgDepartment } from '../../content/schemas'
import { inOrder } from './in-order'

/** All undergraduate departments by title and address: the folder is the list. */
export const departments = inOrder(
  import.meta.glob<Pick<UgDepartment, 'order' | 'title'>>('../../content/ug/*.yaml', {
    eager: true,
    query: '?pick=order,title',
    import: 'default',
  }),
)

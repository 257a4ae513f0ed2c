import { listOf } from '@college/shared/content/list-of'
import type { UgDepartment } from './schemas'

/** All undergraduate departments by title and address: the folder is the list. */
export default listOf(
  import.meta.glob<UgDepartment>('./ug/*.yaml', { eager: true, import: 'default' }),
  ({ title }) => ({ title }),
)

import { listOf } from '@college/shared/content/list-of'
import type { UgDepartment } from './schemas'

/** What a card shows of each undergraduate department. */
const departments = listOf(
  import.meta.glob<UgDepartment>('./ug/*.yaml', { eager: true, import: 'default' }),
  ({ title, summary, page }) => ({ title, summary, plant: page.plant?.drawing }),
)
export default departments

export type Card = (typeof departments)[number]

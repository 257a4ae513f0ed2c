import { CardGrid } from '@college/shared/ui/grid/grid'
import departments from '../../../content/ug-cards.data'
import { DepartmentCard } from './department-card'

/** The plates, in the order of the list. */
export function DepartmentCards() {
  return (
    <CardGrid columns={3}>
      {departments.map((department, index) => (
        <DepartmentCard key={department.slug} department={department} number={index + 1} />
      ))}
    </CardGrid>
  )
}

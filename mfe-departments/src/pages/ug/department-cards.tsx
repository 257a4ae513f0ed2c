import { CardGrid } from '@college/shared/ui/grid/grid'
import { inOrder } from '../../folder/in-order'
import { type Card, DepartmentCard } from './department-card'

const departments = inOrder(
  import.meta.glob<Card>('../../../content/ug/*.yaml', {
    eager: true,
    query: '?pick=order,title,summary,illustration',
    import: 'default',
  }),
)

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

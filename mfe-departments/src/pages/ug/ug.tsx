import { Banner } from '@college/shared/ui/banner/banner'
import { CardGrid } from '@college/shared/ui/grid/grid'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/ug.yaml'
import { inOrder } from '../../folder/in-order'
import { Intro } from '../../intro/intro'
import { type Card, DepartmentCard } from './department-card'
import styles from './ug.module.css'

const departments = inOrder(
  import.meta.glob<Card>('../../../content/ug/*.yaml', {
    eager: true,
    query: '?pick=order,title,summary,illustration',
    import: 'default',
  }),
)

/** All undergraduate departments: the contents of a herbal, a plate each. */
export function UgDepartments() {
  return (
    <>
      <Banner />
      <Intro paragraphs={content.intro} />
      <Section
        tone="card"
        heading={
          <span className={styles.heading}>
            {content.labels.departments}
            <span className={styles.count} aria-hidden="true">
              {departments.length}
            </span>
          </span>
        }
      >
        <CardGrid columns={3}>
          {departments.map((department, index) => (
            <DepartmentCard key={department.slug} department={department} number={index + 1} />
          ))}
        </CardGrid>
      </Section>
    </>
  )
}

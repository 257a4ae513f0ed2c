import { CardGrid } from '@college/shared/ui/grid/grid'
import { Section } from '@college/shared/ui/section/section'
import labels from '../../content/faculty.yaml'
import type { FacultyMember } from '../../content/schemas'
import styles from './faculty.module.css'
import { FacultyCard } from './faculty-card'

/** The teachers of a department or course, from one to twenty: one or two stand beside the heading. */
export function Faculty({ people }: { people: FacultyMember[] }) {
  const count = people.length
  return (
    <Section
      heading={labels.heading}
      intro={<span className={styles.howTo}>{labels.intro}</span>}
      width={count > 2 ? 'wide' : 'text'}
    >
      <CardGrid columns={count % 3 === 0 && count % 4 > 0 ? 3 : 4}>
        {people.map((person) => (
          <FacultyCard key={person.name} person={person} />
        ))}
      </CardGrid>
    </Section>
  )
}

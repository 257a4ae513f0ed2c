import { CardGrid } from '@college/shared/ui/grid/grid'
import { Portrait } from '@college/shared/ui/portrait/portrait'
import { Section } from '@college/shared/ui/section/section'
import type { Messages } from '../../../../content/schemas'
import styles from './trustees.module.css'

/** The people who manage the college, each with a portrait. */
export function Trustees({ trustees }: { trustees: Messages['trustees'] }) {
  return (
    <Section heading={trustees.heading} tone="wash">
      <CardGrid columns={3}>
        {trustees.people.map(({ name, photo, role }) => (
          <div key={name} className={styles.trustee}>
            <Portrait name={name} photo={photo} />
            <div>
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
            </div>
          </div>
        ))}
      </CardGrid>
    </Section>
  )
}

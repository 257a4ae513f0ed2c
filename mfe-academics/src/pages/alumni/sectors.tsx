import { ButtonLink } from '@college/shared/ui/button/button'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/alumni.yaml'
import { bySector } from './by-sector'
import styles from './sectors.module.css'

const { sectors, alumni } = content

/** The alumni at a glance, by the kind of place that they work in. */
export function Sectors() {
  return (
    <Section heading={sectors.heading} tone="wash" intro={sectors.intro}>
      <ul className={styles.sectors}>
        {bySector(alumni).map(({ name, people }) => (
          <li key={name} className={styles.sector}>
            <h3 className={styles.name}>
              {name} <span className={styles.count}>{people.length}</span>
            </h3>
            <ul className={styles.people}>
              {people.map((person) => (
                <li key={person.name}>
                  {person.name}
                  <span className={styles.post}>{person.institution}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink href={sectors.more.href} variant="quiet">
          {sectors.more.label}
        </ButtonLink>
      </p>
    </Section>
  )
}

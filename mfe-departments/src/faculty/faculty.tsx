import { callLink } from '@college/shared/ui/call-link'
import { FlipCard } from '@college/shared/ui/flip-card/flip-card'
import { CardGrid } from '@college/shared/ui/grid/grid'
import { Portrait } from '@college/shared/ui/portrait/portrait'
import { Section } from '@college/shared/ui/section/section'
import labels from '../../content/faculty.yaml'
import type { FacultyMember } from '../../content/schemas'
import styles from './faculty.module.css'

/** The teachers of a department or course, one to twenty; one or two sit beside the heading. */
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

function FacultyCard({ person }: { person: FacultyMember }) {
  const { name, photo, designation } = person
  return (
    <FlipCard
      turn={labels.turn}
      label={`${name}, ${labels.about}`}
      front={
        <div className={styles.side}>
          <div className={styles.person}>
            <div className={styles.portrait}>
              <Portrait name={name} photo={photo} />
            </div>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.designation}>{designation}</p>
            </div>
          </div>
        </div>
      }
      back={
        <>
          <p className={styles.again}>{name}</p>
          <Facts person={person} />
        </>
      }
    />
  )
}

/** An address that is too long for a card breaks before its sign, and not inside a word. */
function inTwo(email: string) {
  const [person, host] = email.split('@')
  return (
    <>
      {person}
      <wbr />
      {`@${host}`}
    </>
  )
}

/** Renders nothing, not even the label, if the fact is not known. */
function Facts({ person: { qualification, yoe, mobile, email } }: { person: FacultyMember }) {
  const facts = [
    { label: labels.qualification, value: qualification },
    { label: labels.experience, value: yoe },
    { label: labels.mobile, value: mobile, href: mobile && callLink(mobile) },
    { label: labels.email, value: email && inTwo(email), href: `mailto:${email}` },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ label, value, href }) =>
          value && (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{href ? <a href={href}>{value}</a> : value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

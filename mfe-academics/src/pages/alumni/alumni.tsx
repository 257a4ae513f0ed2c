import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import { Carousel } from '@college/shared/ui/carousel/carousel'
import { Portrait } from '@college/shared/ui/portrait/portrait'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import { ShareButton } from '@college/shared/ui/share-button/share-button'
import content from '../../../content/alumni.yaml'
import labels from '../../../content/labels.yaml'
import styles from './alumni.module.css'

export const head = content.page

const { page, heading, intro, carousel, sectors, alumni } = content

export function Component() {
  return (
    <>
      <Banner height="index">
        <ShareButton title={page.title} labels={labels.share} />
      </Banner>
      <Section heading={heading}>
        <Carousel label={carousel.name} labels={carousel} delay={3_000}>
          {alumni.map((person) => (
            <AlumniCard key={person.name} person={person} />
          ))}
        </Carousel>
        <div className={styles.intro}>
          <Prose paragraphs={intro} />
        </div>
      </Section>
      <Sectors />
    </>
  )
}

const fields = ['designation', 'institution', 'address', 'jobSector'] as const

function AlumniCard({ person }: { person: (typeof alumni)[number] }) {
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <Portrait name={person.name} photo={person.photo} />
        <h3 className={styles.name}>{person.name}</h3>
      </header>
      <dl>
        {fields.map((field) => (
          <div key={field} className={styles.field}>
            <dt className={styles.label}>{content.labels[field]}</dt>
            <dd>{person[field]}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

function Sectors() {
  return (
    <Section heading={sectors.heading} tone="wash" intro={sectors.intro}>
      <ul className={styles.sectors}>
        {bySector(alumni).map(({ name, people }) => (
          <li key={name} className={styles.sector}>
            <h3 className={styles.sectorName}>
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

/** Groups people by job sector, the largest sector first. Sectors of one size keep the order of the list. */
export function bySector<Person extends { jobSector: string }>(people: Person[]) {
  const names = [...new Set(people.map(({ jobSector }) => jobSector))]
  return names
    .map((name) => ({ name, people: people.filter(({ jobSector }) => jobSector === name) }))
    .sort((a, b) => b.people.length - a.people.length)
}

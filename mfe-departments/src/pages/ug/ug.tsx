import { Banner } from '@college/shared/ui/banner/banner'
import { CardGrid } from '@college/shared/ui/grid/grid'
import { Picture } from '@college/shared/ui/picture/picture'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/ug.yaml'
import departments, { type Card } from '../../../content/ug-cards.data'
import { Intro } from '../../intro/intro'
import { TitleLink, WayOn } from '../../title-link/title-link'
import card from './department-card.module.css'
import { Directory } from './directory'
import styles from './ug.module.css'

export const head = content.page

/** Departments that are shown with their plates. */
const mostCards = 40

/** All undergraduate departments: the contents of a herbal, a plate each. */
export function Component() {
  return (
    <>
      <Banner />
      <Section
        tone="card"
        intro={<a href={content.compare.href}>{content.compare.label}</a>}
        heading={
          <span className={styles.heading}>
            {content.labels.departments}
            <span className={styles.count} aria-hidden="true">
              {departments.length}
            </span>
          </span>
        }
      >
        {departments.length > mostCards ? (
          <Directory departments={departments} />
        ) : (
          <CardGrid columns={3}>
            {departments.map((department, index) => (
              <DepartmentCard key={department.slug} department={department} number={index + 1} />
            ))}
          </CardGrid>
        )}
      </Section>
      <Intro paragraphs={content.intro} />
    </>
  )
}

type CardProps = {
  department: Card
  /** Its number in the list, shown on the card. */
  number: number
}

/** A department in the list. The whole card is a link to its page. */
function DepartmentCard({ department: { slug, title, summary, illustration }, number }: CardProps) {
  return (
    <article className={card.card}>
      <div className={card.mount}>
        <Picture
          {...(illustration ?? content.plate)}
          sizes="(width >= 68rem) 23rem, (width >= 40rem) 45vw, 7rem"
          className={card.plate}
        />
      </div>
      <div className={card.words}>
        <h3 className={card.title}>
          <span className={card.number} aria-hidden="true">
            {number}
          </span>
          <TitleLink href={`/department/ug/${slug}`}>{title}</TitleLink>
        </h3>
        <p className={card.summary}>{summary}</p>
        <div className={card.open}>
          <WayOn>{content.labels.open}</WayOn>
        </div>
      </div>
    </article>
  )
}

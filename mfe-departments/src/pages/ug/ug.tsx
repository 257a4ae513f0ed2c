import { Banner } from '@college/shared/ui/banner/banner'
import { CardGrid } from '@college/shared/ui/grid/grid'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/ug.yaml'
import departments, { type Card } from '../../../content/ug-cards.data'
import { Intro } from '../../intro/intro'
import { TitleLink } from '../../title-link/title-link'
import { Directory } from './directory'
import styles from './ug.module.css'

export const head = content.page

/** Departments that are shown with their plants. */
const mostCards = 40

export function Component() {
  return (
    <>
      <Banner height="index" />
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
          <CardGrid columns={2}>
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
  number: number
}

function DepartmentCard({ department: { slug, title, summary, plant }, number }: CardProps) {
  return (
    <article className={styles.card}>
      {plant && (
        <img
          className={styles.plant}
          src={plant.img.src}
          width={plant.img.w}
          height={plant.img.h}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <TitleLink href={`/department/ug/${slug}`}>{title}</TitleLink>
        </h3>
        <p className={styles.summary}>{summary}</p>
      </div>
    </article>
  )
}

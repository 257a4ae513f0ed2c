import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import { DataTable } from '@college/shared/ui/data-table/data-table'
import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/work.yaml'
import styles from './work.module.css'

export const head = content.page

const { research } = content

export function Component() {
  return (
    <>
      <Banner height="index" />
      <Research />
      <Themes />
      <Samples />
      <Clinical />
    </>
  )
}

function Research() {
  const { heading, intro, illustration, total, totalLabel } = research
  return (
    <Section
      heading={heading}
      aside={
        <div className={styles.aside}>
          <Picture
            {...illustration}
            sizes="(width >= 62rem) 29rem, 100vw"
            className={styles.researchPicture}
          />
          <p className={styles.total}>
            <span className={styles.number}>{total.toLocaleString('en-IN')}</span> {totalLabel}
          </p>
        </div>
      }
    >
      <Prose paragraphs={intro} />
    </Section>
  )
}

const { themesHeading, themes } = research
const most = Math.max(...themes.map(({ reports }) => reports))

function Themes() {
  return (
    <Section heading={themesHeading} tone="card" width="text">
      <ul className={styles.themes}>
        {themes.map(({ name, reports, about }) => (
          <li key={name} className={styles.theme}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.reports}>
              {reports.toLocaleString('en-IN')} <span className="visually-hidden">{research.reports}</span>
            </p>
            <svg
              className={styles.bar}
              viewBox={`0 0 ${most} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={reports} height="1" />
            </svg>
            <p className={styles.about}>{about}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Samples() {
  const { heading, intro, caption, columns, projects } = content.samples
  return (
    <Section heading={heading} intro={intro}>
      <DataTable
        caption={caption}
        columns={[{ label: columns.title }, { label: columns.guide }, { label: columns.year, numeric: true }]}
        rows={projects.map(({ title, guide, year }) => [title, guide, year])}
      />
    </Section>
  )
}

function Clinical() {
  const { heading, intro, illustration, postings, more } = content.clinical
  return (
    <Section heading={heading} tone="wash">
      <div className={styles.columns}>
        <Picture {...illustration} sizes="(width >= 62rem) 29rem, 100vw" className={styles.picture} />
        <div className={styles.words}>
          <Prose paragraphs={intro} />
          <ol className={styles.path}>
            {postings.map(({ unit, when, description }) => (
              <li key={unit} className={styles.posting}>
                <h3>{unit}</h3>
                <p className={styles.when}>{when}</p>
                <p>{description}</p>
              </li>
            ))}
          </ol>
          <p>
            <ButtonLink href={more.href} variant="quiet">
              {more.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  )
}

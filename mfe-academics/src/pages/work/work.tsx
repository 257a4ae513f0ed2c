import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import { DataTable } from '@college/shared/ui/data-table/data-table'
import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/work.yaml'
import clinicalStyles from './clinical.module.css'
import researchStyles from './research.module.css'
import themeStyles from './themes.module.css'

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
        <div className={researchStyles.aside}>
          <Picture
            {...illustration}
            sizes="(width >= 62rem) 29rem, 100vw"
            className={researchStyles.picture}
          />
          <p className={researchStyles.total}>
            <span className={researchStyles.number}>{total}</span> {totalLabel}
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
      <ul className={themeStyles.list}>
        {themes.map(({ name, reports, about }) => (
          <li key={name} className={themeStyles.theme}>
            <h3 className={themeStyles.name}>{name}</h3>
            <p className={themeStyles.reports}>
              {reports} <span className="visually-hidden">{research.reports}</span>
            </p>
            <svg
              className={themeStyles.bar}
              viewBox={`0 0 ${most} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={reports} height="1" />
            </svg>
            <p className={themeStyles.about}>{about}</p>
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
      <div className={clinicalStyles.columns}>
        <Picture {...illustration} sizes="(width >= 62rem) 29rem, 100vw" className={clinicalStyles.picture} />
        <div className={clinicalStyles.words}>
          <Prose paragraphs={intro} />
          <ol className={clinicalStyles.path}>
            {postings.map(({ unit, when, description }) => (
              <li key={unit} className={clinicalStyles.posting}>
                <h3>{unit}</h3>
                <p className={clinicalStyles.when}>{when}</p>
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

import { fillIn } from '@college/shared/contract/fill-in'
import { Banner } from '@college/shared/ui/banner/banner'
import { BarChart } from '@college/shared/ui/bar-chart/bar-chart'
import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import { TableOfContents } from '@college/shared/ui/toc/toc'
import content from '../../../content/library.yaml'
import styles from './library.module.css'
import { Periodicals } from './periodicals'
import { Additions, Staff, Timings } from './tables'

export const head = content.page

/** Parts of the page in reading order; `id` is the part's address. */
const parts = [
  { id: 'hall', title: content.intro.heading, Part: Hall },
  { id: 'figures', title: content.statistics.heading, Part: Figures },
  { id: 'facilities', title: content.facilities.heading, Part: Facilities },
  { id: 'sections', title: content.sections.heading, Part: Plan },
  { id: 'digital', title: content.digital.heading, Part: Digital },
  { id: 'hours', title: content.timings.heading, Part: Timings },
  { id: 'additions', title: content.additions.heading, Part: Additions },
  { id: 'staff', title: content.staff.heading, Part: Staff },
  { id: 'periodicals', title: content.periodicals.heading, Part: Periodicals },
]

export type PartProps = {
  id: string
  heading: string
  /** What opens the part on a phone, where it is closed. */
  fold: string
}

export function Component() {
  return (
    <>
      <Banner height="index" />
      <TableOfContents label={content.contents} items={parts}>
        {parts.map(({ id, title, Part }) => (
          <Part key={id} id={id} heading={title} fold={fillIn(content.readOn, { title })} />
        ))}
      </TableOfContents>
    </>
  )
}

function Hall({ id, heading }: PartProps) {
  return (
    <Section id={id} heading={heading}>
      <Prose paragraphs={content.intro.paragraphs} />
    </Section>
  )
}

function Figures({ id, heading }: PartProps) {
  const { items, chart } = content.statistics
  return (
    <Section id={id} heading={heading}>
      <div className={styles.chart}>
        <BarChart {...chart} parts />
      </div>
      <dl className={styles.ledger}>
        {items.map(({ value, unit, label }) => (
          <div key={label} className={styles.line}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.figure}>
              {value}
              {unit && <span className={styles.unit}> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** What readers may use, beside a picture that stays with them as they scroll. */
function Facilities(part: PartProps) {
  const { intro, items, illustration } = content.facilities
  return (
    <Section
      {...part}
      intro={intro}
      aside={
        <Picture
          {...illustration}
          sizes="(width >= 62rem) 24rem, 100vw"
          className={styles.facilitiesPicture}
        />
      }
    >
      <dl>
        {items.map(({ name, text }) => (
          <div key={name} className={styles.entry}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The sections of the library, numbered as on the plan beside its door. */
function Plan(part: PartProps) {
  const { intro, items } = content.sections
  return (
    <Section {...part} intro={intro}>
      <ol className={styles.plan}>
        {items.map(({ name, text }) => (
          <li key={name} className={styles.place}>
            <h3>{name}</h3>
            <p className={styles.planText}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Digital({ id, heading }: PartProps) {
  const { paragraphs, illustration } = content.digital
  return (
    <Section id={id} heading={heading}>
      <div className={styles.room}>
        <Picture {...illustration} sizes="(width >= 62rem) 30rem, 100vw" className={styles.picture} />
        <Prose paragraphs={paragraphs} />
      </div>
    </Section>
  )
}

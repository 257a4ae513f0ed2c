import { usePage } from '@college/runtime'
import { fillIn } from '@college/shared/contract/fill-in'
import { DataTable } from '@college/shared/ui/data-table/data-table'
import { Section } from '@college/shared/ui/section/section'
import choosing from '../../../content/choosing.yaml'
import claims from '../../../content/claims.yaml'
import mds from '../../../content/pg-courses.data'
import content from '../../../content/programs.yaml'
import { isPast } from '../../claim/claim'
import styles from './comparison.module.css'

const { bnys, table } = content

/** How many an MD takes, or who tells. */
const intakeOn = (day: string, { intake }: (typeof mds)[number]) =>
  isPast(intake, day) ? claims.intake.text : intake.short

/** A condition shared with an earlier degree is stated only there. */
function asBefore(degrees: { title: string; eligibility: string }[], eligibility: string, title: string) {
  const first = degrees.find((degree) => degree.eligibility === eligibility)
  return !first || first.title === title ? eligibility : fillIn(table.same, { title: first.title })
}

/** A row for each degree. The figures of the MD courses are those of their own pages. */
export function Comparison() {
  const { day } = usePage()
  const degrees = [
    { ...bnys, level: table.undergraduate },
    ...mds.map((md) => ({
      title: md.title,
      level: table.postgraduate,
      duration: md.duration.short,
      intake: intakeOn(day, md),
      eligibility: md.eligibility.short,
      href: `/department/${md.slug}`,
    })),
  ]
  return (
    <Section id="side-by-side" heading={table.heading} tone="card">
      <div className={styles.table}>
        <DataTable
          caption={table.caption}
          columns={[
            { label: table.programme },
            { label: table.level },
            { label: table.duration },
            { label: table.intake },
            { label: table.eligibility },
            { label: table.details },
          ]}
          rows={degrees.map(({ title, level, duration, intake, eligibility, href }) => [
            title,
            level,
            duration,
            intake,
            asBefore(degrees, eligibility, title),
            <a key={href} href={href}>
              {table.open} <span className="visually-hidden">{title}</span>
            </a>,
          ])}
        />
      </div>
    </Section>
  )
}

const { comparison: words } = choosing

/**
 * The three MDs point by point. Each row's heading is above its cells, at full width, so that three columns fit a
 * phone without scrolling.
 */
export function MdComparison() {
  const { day } = usePage()
  const rows = [
    { label: words.studied, cells: mds.map(({ compared }) => compared.studied) },
    { label: words.days, cells: mds.map(({ compared }) => compared.days) },
    { label: words.suits, cells: mds.map(({ compared }) => compared.suits) },
    { label: words.places, cells: mds.map((md) => intakeOn(day, md)) },
  ]
  return (
    <Section
      heading={words.heading}
      intro={words.intro}
      tone="card"
      fold={fillIn(content.labels.readOn, { title: words.heading })}
    >
      <table className={styles.mdTable}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            {mds.map(({ slug, title }) => (
              <th key={slug} scope="col">
                <a href={`/department/${slug}`}>{title}</a>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ label, cells }) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={cells.length} className={styles.point}>
                {label}
              </th>
            </tr>
            <tr>
              {cells.map((cell, index) => (
                <td key={mds[index]?.slug}>{cell}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </Section>
  )
}

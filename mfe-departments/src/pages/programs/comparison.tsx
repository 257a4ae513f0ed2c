import { DataTable } from '@college/shared/ui/data-table/data-table'
import { Section } from '@college/shared/ui/section/section'
import mds from '../../../content/pg-courses.data'
import content from '../../../content/programs.yaml'
import styles from './comparison.module.css'

const { bnys, table } = content

/** A column for each degree. The figures of the MD courses are those of their own pages. */
export function Comparison() {
  const degrees = [
    { ...bnys, level: table.undergraduate },
    ...mds.map(({ slug, title, duration, intake, eligibility }) => ({
      title,
      level: table.postgraduate,
      duration: duration.short,
      intake: intake.short,
      eligibility: eligibility.short,
      href: `/department/${slug}`,
    })),
  ]
  return (
    <Section id="side-by-side" heading={table.heading} tone="card">
      <div className={styles.table}>
        <DataTable
          caption={<span className={styles.caption}>{table.caption}</span>}
          scrollHint={table.scroll}
          columns={[{ label: table.programme }, ...degrees.map(({ title }) => ({ label: title }))]}
          rows={[
            [table.level, ...degrees.map(({ level }) => level)],
            [table.duration, ...degrees.map(({ duration }) => duration)],
            [table.intake, ...degrees.map(({ intake }) => intake)],
            [table.eligibility, ...degrees.map(({ eligibility }) => eligibility)],
            [
              table.details,
              ...degrees.map(({ title, href }) => (
                <a key={href} href={href}>
                  {table.open} <span className="visually-hidden">{title}</span>
                </a>
              )),
            ],
          ]}
        />
      </div>
    </Section>
  )
}

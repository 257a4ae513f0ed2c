import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/choosing.yaml'
import mds from '../../../content/pg-courses.data'
import styles from './md-comparison.module.css'

const { comparison: words } = content

/**
 * The three MDs point by point. Each row's heading is above its cells, at full width, so that three columns fit a
 * phone without scrolling.
 */
export function MdComparison() {
  const rows = [
    { label: words.studied, cells: mds.map(({ compared }) => compared.studied) },
    { label: words.days, cells: mds.map(({ compared }) => compared.days) },
    { label: words.suits, cells: mds.map(({ compared }) => compared.suits) },
    { label: words.places, cells: mds.map(({ intake }) => intake.short) },
  ]
  return (
    <Section heading={words.heading} intro={words.intro} tone="card">
      <table className={styles.table}>
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

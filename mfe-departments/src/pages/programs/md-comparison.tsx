import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/choosing.yaml'
import type { InFolder } from '../../folder/in-order'
import styles from './md-comparison.module.css'
import type { MdProgramme } from './md-programme'

const { comparison: words } = content

/**
 * The three MDs point by point. The heading of a row stands above its three cells, over the whole width, so
 * that three columns fit a phone and nothing has to be scrolled.
 */
export function MdComparison({ mds }: { mds: InFolder<MdProgramme>[] }) {
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

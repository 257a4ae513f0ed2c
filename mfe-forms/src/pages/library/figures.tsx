import { BarChart } from '@college/shared/ui/bar-chart/bar-chart'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/library.yaml'
import styles from './figures.module.css'

/** What is on the shelves as bars, and the other figures of the library as a ledger would list them. */
export function Figures({ id }: { id: string }) {
  const { heading, items, chart } = content.statistics
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

import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/library.yaml'
import styles from './figures.module.css'

/** Every figure of the library, as a ledger would list them. */
export function Figures({ id }: { id: string }) {
  const { heading, items } = content.statistics
  return (
    <Section id={id} heading={heading}>
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

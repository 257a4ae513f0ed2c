import labels from '../../content/labels.yaml'
import type { YearlyWorkshop } from '../../content/schemas'
import styles from './facts.module.css'

type Props = Pick<Partial<YearlyWorkshop>, 'date' | 'time' | 'place' | 'participants'>

/** When, where and how many, as far as known. */
export function Facts({ date, time, place, participants }: Props) {
  const facts = { date, time, place, participants: participants?.toLocaleString('en-IN') }
  const known = (['date', 'time', 'place', 'participants'] as const).filter((name) => facts[name])
  if (known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {known.map((name) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{labels[name]}</dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

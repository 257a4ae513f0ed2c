import labels from '../../content/labels.yaml'
import styles from './facts.module.css'

type Props = { date?: string | undefined; time?: string | undefined; place?: string | undefined }

/** When and where, as far as known. */
export function Facts(facts: Props) {
  const known = (['date', 'time', 'place'] as const).filter((name) => facts[name])
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

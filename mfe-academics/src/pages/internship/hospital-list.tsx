import content from '../../../content/internship.yaml'
import type { Internship } from '../../../content/schemas'
import styles from './hospital-list.module.css'

const { labels, listHeading } = content

/** Hospitals with their place, their strength and what is learnt there. */
export function HospitalList({ hospitals }: { hospitals: Internship['hospitals'] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away where the markers are gone
    <ul role="list" aria-label={listHeading} className={styles.list}>
      {hospitals.map(({ name, place, state, focus, learn }) => (
        <li key={name} className={styles.hospital}>
          <h3>{name}</h3>
          <dl className={styles.facts}>
            <div>
              <dt className={styles.label}>{labels.place}</dt>
              <dd>
                {place}, {state}
              </dd>
            </div>
            <div>
              <dt className={styles.label}>{labels.focus}</dt>
              <dd>{focus}</dd>
            </div>
            <div className={styles.learn}>
              <dt className="visually-hidden">{labels.learn}</dt>
              <dd>{learn}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}

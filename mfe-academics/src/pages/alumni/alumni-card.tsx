import { Portrait } from '@college/shared/ui/portrait/portrait'
import content from '../../../content/alumni.yaml'
import type { Alumni } from '../../../content/schemas'
import styles from './alumni-card.module.css'

const { labels } = content
const fields = ['designation', 'institution', 'address', 'jobSector'] as const

/** Who it is, and what he or she does and where. */
export function AlumniCard({ person }: { person: Alumni['alumni'][number] }) {
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <Portrait name={person.name} photo={person.photo} />
        <h3 className={styles.name}>{person.name}</h3>
      </header>
      <dl>
        {fields.map((field) => (
          <div key={field} className={styles.field}>
            <dt className={styles.label}>{labels[field]}</dt>
            <dd>{person[field]}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

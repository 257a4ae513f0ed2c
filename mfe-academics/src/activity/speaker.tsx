import { Portrait } from '@college/shared/ui/portrait/portrait'
import labels from '../../content/labels.yaml'
import styles from './speaker.module.css'

/** Who spoke, with post and place of work. */
export function Speaker({ name, designation }: { name: string; designation: string | undefined }) {
  return (
    <div className={styles.speaker}>
      <Portrait name={name} size="s" />
      <p>
        <span className="visually-hidden">{`${labels.speaker}: `}</span>
        <span className={styles.name}>{name}</span>
        <span className="visually-hidden">, </span>
        {designation && <span className={styles.post}>{designation}</span>}
      </p>
    </div>
  )
}

import { classes } from '@college/shared/ui/classes'
import { Portrait } from '@college/shared/ui/portrait/portrait'
import content from '../../../content/placement.yaml'
import type { Placement } from '../../../content/schemas'
import styles from './profile.module.css'

const { labels } = content.spotlight
const fields = ['degree', 'years', 'designation'] as const

type Props = {
  profile: Placement['spotlight']['profiles'][number]
  /** Puts the portrait on the right. */
  mirrored: boolean
}

/** One graduate: portrait, degree, years and post, the story, and what was achieved. */
export function Profile({ profile, mirrored }: Props) {
  const { name, photo, about, achievements } = profile
  return (
    <article className={classes(styles.profile, mirrored && styles.mirrored)}>
      <div className={styles.portrait}>
        <Portrait name={name} photo={photo} size="l" />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <dl className={styles.fields}>
          {fields.map((field) => (
            <div key={field} className={styles.field}>
              <dt className={styles.label}>{labels[field]}</dt>
              <dd>{profile[field]}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.about}>{about}</p>
        <div>
          <h4 className={styles.label}>{labels.achievements}</h4>
          <ul className={styles.achievements}>
            {achievements.map((achievement) => (
              <li key={achievement}>{achievement}</li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  )
}

import { ButtonLink } from '@college/shared/ui/button/button'
import styles from './invitation.module.css'

type Props = {
  words: string
  label: string
  /** The course that the link selects in the application form. */
  course?: string | undefined
}

/** Invites to apply for a department or course. */
export function Invitation({ words, label, course }: Props) {
  return (
    <div className={styles.band}>
      <div className={styles.container}>
        <p className={styles.words}>{words}</p>
        <ButtonLink href={course ? `/apply?course=${course}` : '/apply'}>{label}</ButtonLink>
      </div>
    </div>
  )
}

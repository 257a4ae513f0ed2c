import { ButtonLink } from '@college/shared/ui/button/button'
import styles from './invitation.module.css'

type Props = {
  words: string
  label: string
  /** The value of the application form's course that the link chooses beforehand; left out, it chooses none. */
  course?: string | undefined
}

/** The way from a department or course to its application. */
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

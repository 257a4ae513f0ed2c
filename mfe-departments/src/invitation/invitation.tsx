import { applyLink } from '@college/shared/contract/apply-link'
import { ButtonLink } from '@college/shared/ui/button/button'
import styles from './invitation.module.css'

type Props = {
  words: string
  label: string
  /** The course that the link chooses in the application form, which says so if it has none of this name. */
  course: string
}

export function Invitation({ words, label, course }: Props) {
  return (
    <div className={styles.band}>
      <div className={styles.container}>
        <p className={styles.words}>{words}</p>
        <ButtonLink href={applyLink(course)}>{label}</ButtonLink>
      </div>
    </div>
  )
}

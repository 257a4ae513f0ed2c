import { ButtonLink } from '@college/shared/ui/button/button'
import { Picture } from '@college/shared/ui/picture/picture'
import type { Courses } from '../../../content/schemas'
import styles from './study-level.module.css'

/** A level of study: picture, description and link. */
export function StudyLevel({ level }: { level: Courses['ways'][number] }) {
  const { title, text, illustration, link, href } = level
  return (
    <article className={styles.level}>
      <Picture {...illustration} sizes="(width >= 48rem) 42rem, 100vw" className={styles.plate} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <ButtonLink href={href} variant="quiet">
        {link}
      </ButtonLink>
    </article>
  )
}

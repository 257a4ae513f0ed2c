import { ButtonLink } from '@college/shared/ui/button/button'
import { Picture } from '@college/shared/ui/picture/picture'
import type { Courses } from '../../../content/schemas'
import styles from './way.module.css'

/** One level of study: its plate, what it is, and the link that leads there. */
export function Way({ way }: { way: Courses['ways'][number] }) {
  const { title, text, illustration, link, href } = way
  return (
    <article className={styles.way}>
      <Picture {...illustration} sizes="(width >= 48rem) 42rem, 100vw" className={styles.plate} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <ButtonLink href={href} variant="quiet">
        {link}
      </ButtonLink>
    </article>
  )
}

import { Picture } from '@college/shared/ui/picture/picture'
import type { Placement } from '../../../content/schemas'
import styles from './posters.module.css'

/** Posters as they hang on the wall, framed, with all that they say in words beside or below them. */
export function Posters({ posters }: { posters: Placement['achievements']['posters'] }) {
  return (
    <ul className={styles.wall}>
      {posters.map(({ title, illustration, caption }) => (
        <li key={title} className={styles.place}>
          <figure className={styles.poster}>
            <div className={styles.frame}>
              <Picture {...illustration} sizes="(width >= 68rem) 42rem, (width >= 48rem) 60vw, 100vw" />
            </div>
            <figcaption className={styles.caption}>
              <h3 className={styles.title}>{title}</h3>
              {caption.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

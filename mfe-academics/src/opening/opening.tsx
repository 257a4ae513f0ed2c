import { classes } from '@college/shared/ui/classes'
import type { ReactNode } from 'react'
import styles from './opening.module.css'

type Props = {
  paragraphs: string[]
  /** A picture beside the text on a wide screen. Without it the text takes the right two thirds. */
  aside?: ReactNode
}

/** Opens a page under its banner: the first paragraph set large, the others below it. */
export function Opening({ paragraphs, aside }: Props) {
  const [first, ...rest] = paragraphs
  return (
    <div className={styles.band}>
      <div className={classes(styles.container, aside ? styles.beside : styles.offset)}>
        <div className={styles.words}>
          <p className={styles.first}>{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className={styles.rest}>
              {paragraph}
            </p>
          ))}
        </div>
        {aside}
      </div>
    </div>
  )
}

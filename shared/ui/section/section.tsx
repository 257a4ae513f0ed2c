import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Fold } from '../fold/fold'
import styles from './section.module.css'

type Props = {
  heading: ReactNode
  /** The section's anchor. */
  id?: string | undefined
  /** The colour of the band. Neighbours of one tone join without a gap. */
  tone?: 'paper' | 'card' | 'wash' | 'night'
  /** One or two sentences under the heading. */
  intro?: ReactNode
  /** Content for 5 of 12 columns beside the heading and content: a picture, a list of facts. */
  aside?: ReactNode
  /** `text`: the heading is beside the content on a wide screen; `wide`: above it. */
  width?: 'text' | 'wide'
  /** On a phone the content is closed behind this label. */
  fold?: string | undefined
  children?: ReactNode
}

/** A band of the page with its heading. */
export function Section({
  heading,
  id,
  tone = 'paper',
  intro,
  aside,
  width = 'wide',
  fold,
  children,
}: Props) {
  return (
    <section id={id} className={classes(styles.band, styles[tone])}>
      <div className={classes(styles.container, aside ? styles.beside : styles[width])}>
        <header className={styles.header}>
          <h2>{heading}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </header>
        {children && (
          <div className={styles.content}>{fold ? <Fold label={fold}>{children}</Fold> : children}</div>
        )}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </section>
  )
}

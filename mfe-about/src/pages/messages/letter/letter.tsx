import { Portrait } from '@college/shared/ui/portrait/portrait'
import { Prose } from '@college/shared/ui/prose/prose'
import type { Messages } from '../../../../content/schemas'
import styles from './letter.module.css'

/** A letter to the visitor: who writes, what is to be remembered, the letter and its signature. */
export function Letter({ message }: { message: Messages['messages'][number] }) {
  const { name, photo, role, heading, quote, paragraphs, signature } = message
  return (
    <article className={styles.band}>
      <div className={styles.letter}>
        <h2 className={styles.heading}>{heading}</h2>
        <blockquote className={styles.quote}>
          <p>{quote}</p>
        </blockquote>
        <Portrait name={name} photo={photo} size="l" />
        <div className={styles.text}>
          <Prose paragraphs={paragraphs} />
          <footer className={styles.signature}>
            <p>{signature}</p>
            <p className={styles.name}>{name}</p>
            <p>{role}</p>
          </footer>
        </div>
      </div>
    </article>
  )
}

import { ButtonLink } from '@college/shared/ui/button/button'
import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import type { Home } from '../../../../content/schemas'
import styles from './campus.module.css'

/** A few words about the college beside four views of its campus. */
export function Campus({ about }: { about: Home['about'] }) {
  const { heading, paragraphs, pictures, readMore } = about
  return (
    <section className={styles.band}>
      <div className={styles.container}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <Prose paragraphs={paragraphs} />
          <p>
            <ButtonLink href={readMore.href} variant="quiet">
              {readMore.label}
              <span className="visually-hidden"> {readMore.subject}</span>
            </ButtonLink>
          </p>
        </div>
        <div className={styles.mosaic}>
          {pictures.map((illustration, index) => (
            <Picture
              key={illustration.alt}
              {...illustration}
              // The second and the last take half the width; the third is cropped from its full height.
              sizes={`(width >= 62rem) 25rem, ${index % 2 === 1 ? '50vw' : '100vw'}`}
              className={styles.view}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
